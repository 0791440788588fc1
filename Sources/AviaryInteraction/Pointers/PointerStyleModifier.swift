@_spi(Engine) public import AviaryEngine
import AviaryGraphics
import Foundation

/// Says what a pointer looks like over a view.
nonisolated struct PointerStyleModifier: _NodeModifier {
  let style: PointerStyle?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PointerStyleNode(list, child, place)
  }
}

final class PointerStyleNode: ModifierNode<PointerStyleModifier>, PointerShapeProvider {
  // Nothing is drawn anew: the pointer is the desktop's.
  override func viewDidChange() { root.input.pointerShapeDidChange() }

  func pointerShape(at location: CGPoint) -> PointerShape? {
    modifier.style?.shape(isRightToLeft: isRightToLeft)
  }
}

/// Says whether a pointer is shown over a view.
nonisolated struct PointerVisibilityModifier: _NodeModifier {
  let visibility: Visibility

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PointerVisibilityNode(list, child, place)
  }
}

final class PointerVisibilityNode: ModifierNode<PointerVisibilityModifier>,
  PointerVisibilityProvider
{
  override func viewDidChange() { root.input.pointerShapeDidChange() }

  var isPointerHidden: Bool? {
    modifier.visibility == .automatic ? nil : modifier.visibility == .hidden
  }
}

extension View {
  /// Sets what a pointer looks like over this view.
  ///
  /// The innermost view below the pointer that has a style says what it is: texts that are edited or selected show a
  /// beam, links a hand, lines between columns what moves them.
  ///
  /// - Parameter style: The style; nil leaves it to the views around.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }

  /// Sets whether a pointer is shown over this view.
  ///
  /// - Parameter visibility: `.hidden` for no pointer; `.automatic` leaves it to the views around.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerVisibilityModifier(visibility: visibility))
  }
}
