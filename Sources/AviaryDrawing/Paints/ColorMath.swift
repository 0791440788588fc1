import AviaryGeometry
import Foundation

/// Conversions between colour spaces, component by component.
///
/// - SeeAlso: IEC 61966-2-1 for sRGB's transfer curve, and Björn Ottosson's "A perceptual color space for image
///   processing" for Oklab.
package enum ColorMath {
  /// From light to sRGB's transfer curve; negative components are mirrored (extended sRGB).
  package static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// From sRGB's transfer curve to light.
  package static func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Display P3, with the transfer curve, to extended sRGB.
  package static func fromDisplayP3(
    _ red: Double,
    _ green: Double,
    _ blue: Double
  ) -> SIMD3<Double> {
    let (r, g, b) = (decode(red), decode(green), decode(blue))
    return SIMD3(
      encode(1.2249401762805598 * r - 0.2249401762805598 * g),
      encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
      encode(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409661 * b)
    )
  }

  package static func fromHSB(
    _ hue: Double,
    _ saturation: Double,
    _ brightness: Double
  ) -> SIMD3<Double> {
    let wrapped = hue - hue.rounded(.down)
    let sector = wrapped * 6
    let whole = sector.rounded(.down)
    let part = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch Int(bounded: whole) % 6 {
    case 0: SIMD3(brightness, rising, low)
    case 1: SIMD3(falling, brightness, low)
    case 2: SIMD3(low, brightness, rising)
    case 3: SIMD3(low, falling, brightness)
    case 4: SIMD3(rising, low, brightness)
    default: SIMD3(brightness, low, falling)
    }
  }

  package static func toOklab(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (decode(color.x), decode(color.y), decode(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  package static func fromOklab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
    )
  }
}
