import AviaryCairo
import AviaryEngine
import AviaryGraphics
import AviaryStacks
import SwiftUI

/// What the subviews of a provider's view say of themselves as previews.
@MainActor
enum ProvidedPreviews {
  private final class Box {
    var traits: [PreviewTraitValues] = []
  }

  /// The traits of each subview that a view resolves to.
  static func traits(of view: AnyView) throws -> [PreviewTraitValues] {
    let box = Box()
    let probe = Group(subviews: view) { subviews in
      let _ = box.traits = subviews.map(\.containerValues.previewTraits)
      Color.clear
    }
    _ = try ImageRenderer(content: probe.frame(width: 1, height: 1)).displayList()
    return box.traits
  }
}
