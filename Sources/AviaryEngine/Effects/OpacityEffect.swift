@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

package nonisolated struct OpacityEffect: DrawingEffect {
  var opacity: Double

  package init(opacity: Double) { self.opacity = opacity }

  /// Never outside of 0 to 1.
  private var clamped: CGFloat { CGFloat(opacity.fraction(from: 0, to: 1, "opacity")) }

  package func operation(in environment: EnvironmentValues) -> DrawingOperation {
    switch clamped {
    case 1: .none
    case 0: .hide
    default: .group(opacity: clamped, mode: .normal)
    }
  }

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

/// Not drawn and not read, but with the space it would take.
package nonisolated struct HiddenEffect: DrawingEffect {
  package func operation(in environment: EnvironmentValues) -> DrawingOperation { .hide }
}

extension View {
  /// Makes the view, taken as one picture, transparent: 0 shows nothing, 1 changes nothing.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer
  ///   one, NaN as 0.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }

  /// Hides the view; it keeps its space.
  public nonisolated func hidden() -> some View { modifier(HiddenEffect()) }
}
