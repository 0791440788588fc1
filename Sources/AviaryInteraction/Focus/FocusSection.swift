@_spi(Engine) public import AviaryEngine

/// Keeps the views inside together for keys that move the focus.
nonisolated struct FocusSectionModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    FocusSectionNode(list, child, place)
  }
}

final class FocusSectionNode: ModifierNode<FocusSectionModifier> {}

extension View {
  /// Makes the views inside a section for keys that move the focus.
  ///
  /// Tab goes through all of them before it goes on to what comes next. Arrow keys that nobody else
  /// wants go from view to view in a section, from it to what is beside it, and into another
  /// section: its whole frame counts, and the view in it that is nearest gets the focus. The
  /// section itself never has the focus; where nothing inside can have it, it has no effect.
  public nonisolated func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
