@_spi(Hosting) package import AviaryDrawing
public import AviaryGeometry
import Foundation

extension Color {
  /// The components of a colour in a given environment: extended sRGB, straight opacity.
  public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// With sRGB's transfer curve, 0 to 1; values outside are kept.
    public var red: Float
    /// With sRGB's transfer curve, 0 to 1; values outside are kept.
    public var green: Float
    /// With sRGB's transfer curve, 0 to 1; values outside are kept.
    public var blue: Float
    /// 0 is clear, 1 opaque.
    public var opacity: Float

    /// Makes a colour of components in a colour space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        components: colorSpace.toSRGB(Double(red), Double(green), Double(blue)),
        opacity: Double(opacity)
      )
    }

    package init(components: SIMD3<Double>, opacity: Double) {
      func component(_ value: Double) -> Float { Float(value.finite("Color", limit: 1e6)) }
      red = component(components.x)
      green = component(components.y)
      blue = component(components.z)
      self.opacity = Float(opacity.fraction(from: 0, to: 1, "Color"))
    }

    package init(_ rgba: RGBA) {
      red = rgba.red
      green = rgba.green
      blue = rgba.blue
      opacity = rgba.alpha
    }
  }
}

extension Color.Resolved {
  package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

  /// The red component, proportional to light.
  public var linearRed: Float {
    get { Float(ColorMath.decode(Double(red))) }
    set { red = Float(ColorMath.encode(Double(newValue))) }
  }

  /// The green component, proportional to light.
  public var linearGreen: Float {
    get { Float(ColorMath.decode(Double(green))) }
    set { green = Float(ColorMath.encode(Double(newValue))) }
  }

  /// The blue component, proportional to light.
  public var linearBlue: Float {
    get { Float(ColorMath.decode(Double(blue))) }
    set { blue = Float(ColorMath.encode(Double(newValue))) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal: `#RRGGBBAA`.
  public var description: String {
    let (r, g, b, a) = rgba.bytes
    func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + hex(r) + hex(g) + hex(b) + hex(a)
  }
}

extension Color.Resolved: Codable {
  /// Reads red, green, blue and opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    red = try container.decode(Float.self)
    green = try container.decode(Float.self)
    blue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }

  /// Writes red, green, blue and opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(red)
    try container.encode(green)
    try container.encode(blue)
    try container.encode(opacity)
  }
}

extension Color.Resolved: Animatable {
  /// Premultiplied components and the opacity, for interpolation.
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// Premultiplied components and the opacity, for interpolation.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        red * opacity,
        AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity))
      )
    }
    set {
      opacity = newValue.second.second.second
      guard opacity > 0 else { return }
      red = newValue.first / opacity
      green = newValue.second.first / opacity
      blue = newValue.second.second.first / opacity
    }
  }
}
