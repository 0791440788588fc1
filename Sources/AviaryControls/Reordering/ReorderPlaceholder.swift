@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// A space that is kept free where something from elsewhere would be dropped.
nonisolated struct ReorderPlaceholder: @unchecked Sendable {
  let collection: ReorderableCollection
  let size: CGSize
  /// Whether the elements lie beside each other: then the width is what counts.
  let isAcross: Bool
}

extension ReorderPlaceholder: View {
  var body: some View {
    Color.clear
      .frame(
        minWidth: isAcross ? size.width : nil,
        idealWidth: size.width,
        maxWidth: size.width,
        minHeight: isAcross ? nil : size.height,
        idealHeight: size.height,
        maxHeight: size.height
      )
      .accessibilityHidden(true)
      .modifier(ReorderPlaceholderModifier(collection: collection))
  }
}

nonisolated struct ReorderPlaceholderModifier: _NodeModifier {
  let collection: ReorderableCollection

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ReorderPlaceholderNode(list, child, place)
  }
}

final class ReorderPlaceholderNode: ModifierNode<ReorderPlaceholderModifier> {
  override func didMount() { modifier.collection.placeholder = self }
}
