/// A colour as it is painted: sRGB with its transfer curve, straight (not premultiplied) alpha.
///
/// Components are 0...1; values outside are kept (extended sRGB, brightness above 1) and clamped
/// when painted.
package struct RGBA: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Float, alpha: Float = 1) {
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

  package static let clear = RGBA(white: 0, alpha: 0)
  package static let black = RGBA(white: 0)
  package static let white = RGBA(white: 1)

  /// The same colour with its alpha multiplied by `opacity`.
  package func opacity(_ opacity: Float) -> RGBA {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The same colour in bytes, clamped and rounded: red, green, blue, alpha.
  package var bytes: (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ component: Float) -> UInt8 {
      component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    return (byte(red), byte(green), byte(blue), byte(alpha))
  }
}

extension RGBA: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` when not opaque.
  package var description: String {
    func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let (r, g, b, a) = bytes
    return "#" + hex(r) + hex(g) + hex(b) + (a == 255 ? "" : hex(a))
  }
}
