@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

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
