import Foundation

extension Color {
  /// The same colour with its opacity multiplied by a number from 0 to 1.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer
  ///   one, NaN as 0.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, opacity))
  }

  /// A colour between this one for 0 and `rhs` for 1.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction, colorSpace))
  }

  /// The colour's standard gradient: a little lighter at the start, the colour itself at the end.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self])
    )
  }
}
