import AviaryDrawing
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
    let inside = recorder.drawApart(child)
    var element = AccessibilityElement(
      role: .group,
      label: "",
      frame: CGRect(origin: .zero, size: size)
    )
    switch modifier.behavior.kind {
    case .ignore: break
    case .contain: element.children = inside
    case .combine:
      element.label = inside.combinedLabel
      element.value = inside.compactMap(\.value).first
      element.traits = inside.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
      let roles = Set(inside.map(\.role))
      // What can be activated stays so; equal things stay what they are.
      element.role =
        inside.first { [.button, .link, .toggle].contains($0.role) }?.role
        ?? (roles.count == 1 ? roles.first ?? .group : roles.isEmpty ? .group : .text)
    }
    recorder.describe(element)
  }
}

/// Tells of other views in place of a view, or inside its element.
nonisolated struct AccessibilityRepresentation<Content: View>: _NodeModifier {
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
  ModifierNode<AccessibilityRepresentation<Content>>
{
  private let representation: SecondaryNode<Content>

  override init(
    _ list: _ModifiedList<AccessibilityRepresentation<Content>>,
    _ child: ViewNode,
    _ place: Place
  ) {
    representation = SecondaryNode(
      list.modifier.content,
      alignment: .center,
      place,
      depth: list.inputs.depth
    )
    super.init(list, child, place)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
    body(representation)
  }

  override func viewDidChange() {
    representation.update(modifier.content, alignment: .center)
    invalidateDrawing()
  }

  override func layoutContent() {
    super.layoutContent()
    let proposal = ProposedViewSize(size)
    let inner = representation.measure(proposal)
    representation.place(
      at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
      size: inner,
      proposal: proposal
    )
  }

  override func draw(into recorder: inout NodeRecorder) {
    let own = recorder.drawApart(child)
    let apart = recorder.apart(representation)
    guard modifier.keepsElement else {
      recorder.accessibility += apart.accessibility
      return
    }
    var element = AccessibilityElement(
      role: .group,
      label: own.combinedLabel,
      frame: CGRect(origin: .zero, size: size)
    )
    element.children = AccessibilityPiece.elements(apart.accessibility)
    recorder.describe(element)
  }
}

extension View {
  /// Makes one element out of this view.
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
