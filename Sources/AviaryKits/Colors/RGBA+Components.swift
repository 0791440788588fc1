@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGraphics
import Foundation

extension RGBA {
  /// Hue, saturation and brightness, from 0 to 1; grey has the hue 0.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard most > 0, range > 0 else { return (0, 0, most) }
    let sector =
      if most == red {
        (green - blue) / range
      } else if most == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// How bright a grey of the same luminance is.
  var white: CGFloat { CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue) }

  var isGrey: Bool { abs(red - green) < 0.001 && abs(green - blue) < 0.001 }

  /// A colour of Display P3.
  static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> RGBA
  {
    Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
      .rgba(in: EnvironmentValues())
  }

  /// What lies between this colour and another.
  func blended(_ fraction: CGFloat, _ other: RGBA) -> RGBA {
    let part = Float(min(max(fraction, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    return RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
