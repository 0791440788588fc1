import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// The capsule behind an action that confirms, which covers the plate that the items at its end of a bar lie on.
///
/// It takes no space: the label is where it would be without it. Source: M. Jabrayilov, Glassifying toolbars in
/// SwiftUI: the placement applies the style `glassProminent`.
struct ConfirmingPlate: ViewModifier {
  @Environment(\.controlTheme.navigationBar) private var theme
  /// What the capsule is filled with; nil for no capsule.
  let fill: AnyShapeStyle?

  func body(content: Content) -> some View {
    content.background {
      if let fill {
        // Round, and as high as the plate, around a label that is less wide.
        Capsule().fill(fill)
          .frame(minWidth: theme.plateLength)
          .frame(height: theme.plateLength)
          .padding(.horizontal, -theme.plateMargin)
      }
    }
  }
}

/// Whether views are those of an item that confirms.
private enum ConfirmingItemKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is in an item of a bar whose placement is `.confirmationAction`.
  var isConfirmingItem: Bool {
    get { self[ConfirmingItemKey.self] }
    set { self[ConfirmingItemKey.self] = newValue }
  }
}
