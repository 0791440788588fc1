@_spi(Engine) public import AviaryEngine
import Foundation

extension Text {
  /// How large a text is beside the text around it.
  public struct Scale: Sendable, Hashable {
    /// What sizes of fonts are multiplied by.
    let factor: CGFloat

    /// As large as its font.
    public static let `default` = Scale(factor: 1)
    /// Smaller than its font: four fifths of its size.
    ///
    /// How much smaller is not documented; the factor is a decision of this package.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the text at a scale of its font's size.
  ///
  /// - Parameter isEnabled: Whether the scale counts; where it does not, nothing changes.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }
}

extension View {
  /// Sets texts in this view at a scale of their fonts' sizes.
  ///
  /// - Parameter isEnabled: Whether the scale counts; where it does not, nothing changes.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textEnvironment) { if isEnabled { $0.styling.scale = scale } }
  }
}
