@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

extension EnvironmentValues {
  /// The direction in which the interface is read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set {
      self[LayoutDirectionKey.self] = newValue
      textEnvironment.layoutDirection = newValue
    }
  }

  /// The number of pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set {
      self[DisplayScaleKey.self] = newValue
      textEnvironment.displayScale = newValue
    }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
