@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Gives a row's content the guide at which lines begin: that of its first text.
///
/// Source: documentation of `listRowSeparatorLeading`.
nonisolated struct SeparatorOrigin: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SeparatorOriginNode(list, child, place)
  }
}

final class SeparatorOriginNode: ModifierNode<SeparatorOrigin> {
  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = child.explicitAlignment(key, size: size, proposal: proposal) { return own }
    guard key == HorizontalAlignment.listRowSeparatorLeading.key else { return nil }
    // Not where the text lies: a row is also placed on paper, before its text is placed.
    return child.explicitAlignment(
      HorizontalAlignment.firstText.key,
      size: size,
      proposal: proposal
    )
  }
}

/// Hides the texts of a control from the row that it stands in: no line begins at the first of them.
nonisolated struct ControlTexts: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ControlTextsNode(list, child, place)
  }
}

final class ControlTextsNode: ModifierNode<ControlTexts> {
  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key != HorizontalAlignment.firstText.key else { return nil }
    return child.explicitAlignment(key, size: size, proposal: proposal)
  }
}
