@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that a mouse's wheel, or fingers on a touchpad, turn on by rows.
package protocol WheelTarget: ViewNode {
  /// Turns it.
  ///
  /// - Parameters:
  ///   - distance: How far, in points, more than 0 to what comes next.
  ///   - isPrecise: Whether fingers do it, and not a wheel that clicks from notch to notch.
  /// - Returns: Whether it can be turned.
  func turnWheel(by distance: CGFloat, isPrecise: Bool) -> Bool
}
