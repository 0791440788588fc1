@_spi(Engine) package import AviaryEngine

/// A view with a value between two ends that can be set to any place between them: a slider.
package protocol AdjustableValue: ViewNode {
  /// Sets the value in one go, as a key does.
  ///
  /// - Parameter fraction: The part of the way from the least value to the greatest one; what is
  ///   outside of 0 to 1 is clamped. Never NaN.
  func edit(to fraction: Double)
}
