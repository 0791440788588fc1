@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

extension NodeRecorder {
  /// Says what is drawn, for those who can't see it.
  ///
  /// - Parameter node: Who says it.
  package mutating func describe(_ element: AccessibilityElement, of node: ViewNode) {
    var element = element
    if element.identity == nil { element.identity = node.root.accessibilityIdentity(of: node) }
    accessibility.append(.element(element))
  }

  /// Says that a node does something for all that was recorded so far.
  package mutating func respond(_ node: ViewNode) {
    guard let source = node.root.accessibilitySource(of: node) else { return }
    accessibility = [.responding(accessibility, source)]
  }

  /// Draws a child, and hands back what it says instead of saying it.
  package mutating func drawPieces(_ child: ViewNode) -> [AccessibilityPiece] {
    let before = accessibility
    accessibility = []
    draw(child)
    defer { accessibility = before }
    return accessibility
  }

  /// Draws a child, and says what it says inside of an element.
  package mutating func drawContained(
    _ child: ViewNode,
    in element: AccessibilityElement,
    of node: ViewNode,
    isAlways: Bool = true
  ) {
    let pieces = drawPieces(child)
    var element = element
    element.identity = node.root.accessibilityIdentity(of: node)
    accessibility.append(.container(element, pieces, isAlways: isAlways))
  }
}

/// Gathers what is in a view, for assistive technology alone.
nonisolated struct AccessibilityContainerModifier: _NodeModifier {
  let kind: AccessibilityKind
  /// Whether nothing outside of it can be used.
  var isModal = false

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityContainerNode(list, child, place)
  }
}

final class AccessibilityContainerNode: ModifierNode<AccessibilityContainerModifier> {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    drawContained(modifier.kind, isModal: modifier.isModal, into: &recorder)
  }
}

extension ModifierNode {
  /// Draws the child, inside of an element of a kind as far as assistive technology is concerned.
  package final func drawContained(
    _ kind: AccessibilityKind,
    isModal: Bool = false,
    state: AccessibilityState? = nil,
    range: AccessibilityRange? = nil,
    into recorder: inout NodeRecorder
  ) {
    guard root.tracksAccessibility else { return recorder.draw(child) }
    let frame = CGRect(origin: .zero, size: size)
    var element = AccessibilityElement(role: .group, label: "", frame: frame)
    element.details.kind = kind
    element.details.state = state
    element.details.range = range
    if isModal { element.traits = .isModal }
    recorder.drawContained(child, in: element, of: self, isAlways: false)
  }
}

extension View {
  /// Gathers what is in this view, for assistive technology alone.
  ///
  /// - Parameter isModal: Whether nothing outside of it can be used.
  package nonisolated func accessibilityContainer(
    _ kind: AccessibilityKind,
    isModal: Bool = false
  ) -> some View {
    modifier(AccessibilityContainerModifier(kind: kind, isModal: isModal))
  }
}
