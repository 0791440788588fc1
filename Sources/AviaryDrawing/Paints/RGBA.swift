/// A colour as it is painted: sRGB with its transfer curve, straight (not premultiplied) alpha.
///
/// Components are 0...1; values outside are kept (extended sRGB, brightness above 1) and clamped
/// when painted.
@_spi(Hosting) public struct RGBA: Hashable, Sendable {
  /// The part of red, with sRGB's transfer curve.
  public var red: Float
  /// The part of green.
  public var green: Float
  /// The part of blue.
  public var blue: Float
  /// The opacity, 1 for opaque.
  public var alpha: Float

  /// Creates a colour from its components.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey.
  public init(white: Float, alpha: Float = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour whose red, green and blue bytes are the lower 24 bits of `hex`, opaque.
  package init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 255) / 255,
      green: Float(hex >> 8 & 255) / 255,
      blue: Float(hex & 255) / 255
    )
  }

  /// Fully transparent.
  public static let clear = RGBA(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = RGBA(white: 0)
  /// Opaque white.
  public static let white = RGBA(white: 1)

  /// The same colour with its alpha multiplied by `opacity`.
  ///
  /// - Parameter opacity: A fraction, from 0, clear, to 1, unchanged.
  /// - Returns: The changed colour.
  public func opacity(_ opacity: Float) -> RGBA {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The same colour in bytes, clamped and rounded: red, green, blue, alpha.
  public var bytes: (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ component: Float) -> UInt8 {
      component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    return (byte(red), byte(green), byte(blue), byte(alpha))
  }
}

extension RGBA: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` when not opaque.
  public var description: String {
    func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let (r, g, b, a) = bytes
    return "#" + hex(r) + hex(g) + hex(b) + (a == 255 ? "" : hex(a))
  }
}
