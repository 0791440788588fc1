@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Makes one element out of a view.
nonisolated struct AccessibilityElementModifier: _NodeModifier {
  let behavior: AccessibilityChildBehavior

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityElementNode(list, child, place)
  }
}

final class AccessibilityElementNode: ModifierNode<AccessibilityElementModifier> {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    var element = AccessibilityElement(
      role: .group,
      label: "",
      frame: CGRect(origin: .zero, size: size)
    )
    if modifier.behavior.kind == .contain {
      recorder.drawContained(child, in: element, of: self)
      return
    }
    let pieces = recorder.drawPieces(child)
    if modifier.behavior.kind == .combine { combine(pieces, into: &element) }
    recorder.describe(element, of: self)
  }

  /// Makes an element say what others say, and do what they do.
  private func combine(_ pieces: [AccessibilityPiece], into element: inout AccessibilityElement) {
    let inside = AccessibilityPiece.elements(pieces)
    element.label = inside.combinedLabel
    element.value = inside.compactMap(\.value).first
    element.traits = inside.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    let roles = Set(inside.map(\.role))
    // What can be activated stays so; equal things stay what they are.
    let active = inside.filter { [.button, .link, .toggle].contains($0.role) }
    element.role =
      active.first?.role
      ?? (roles.count == 1 ? roles.first ?? .group : roles.isEmpty ? .group : .text)
    element.isEnabled = inside.allSatisfy { !$0.isEnabled } ? inside.isEmpty : true
    if active.count == 1 { element.details = active[0].details }
    // Several buttons are told apart by their names.
    for part in inside {
      element.responders.add(part.responders, named: active.count > 1 ? part.label : nil)
    }
    element.responders.add(AccessibilityPiece.ownResponders(pieces), named: nil)
  }
}

/// Tells of other views in place of a view, or inside its element.
nonisolated struct AccessibilityRepresentation<Content: View>: UnseenContentModifier {
  /// Whether the view stays an element, with the others as its children.
  let keepsElement: Bool
  let content: Content

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    AccessibilityRepresentationNode(list, child, place)
  }
}

final class AccessibilityRepresentationNode<Content: View>:
  UnseenContentNode<AccessibilityRepresentation<Content>>
{
  override func layoutContent() {
    super.layoutContent()
    let proposal = ProposedViewSize(size)
    let inner = content.measure(proposal)
    content.place(
      at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
      size: inner,
      proposal: proposal
    )
  }

  override func draw(into recorder: inout NodeRecorder) {
    let own = recorder.drawPieces(child)
    let apart = recorder.apart(content)
    guard modifier.keepsElement else {
      recorder.accessibility += apart.accessibility
      return
    }
    var element = AccessibilityElement(
      role: .group,
      label: AccessibilityPiece.elements(own).combinedLabel,
      frame: CGRect(origin: .zero, size: size)
    )
    element.identity = root.accessibilityIdentity(of: self)
    recorder.accessibility.append(.container(element, apart.accessibility, isAlways: true))
  }
}

extension View {
  /// Makes one element out of this view.
  ///
  /// - Parameter children: Whether the elements of views inside stay, are left out, or are put
  ///   together; `.ignore` by default.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Tells assistive technology of other views in place of this one.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentation(keepsElement: false, content: representation()))
  }

  /// Tells assistive technology of views inside this one that are not drawn.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentation(keepsElement: true, content: children()))
  }
}
