import Foundation

extension RGBA {
  /// The colour `fraction` of the way from `a` to `b`, straight components mixed; 0 gives `a`.
  package static func mix(
    _ a: RGBA,
    _ b: RGBA,
    _ fraction: Float,
    _ interpolation: GradientStops.Interpolation = .device
  ) -> RGBA {
    func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * fraction }
    let alpha = mix(a.alpha, b.alpha)
    switch interpolation {
    case .device:
      return RGBA(
        red: mix(a.red, b.red),
        green: mix(a.green, b.green),
        blue: mix(a.blue, b.blue),
        alpha: alpha
      )
    case .perceptual:
      let (x, y) = (a.oklab, b.oklab)
      return RGBA(
        oklab: (mix(x.0, y.0), mix(x.1, y.1), mix(x.2, y.2)),
        alpha: alpha
      )
    }
  }

  /// Lightness and two colour axes.
  ///
  /// Source: Björn Ottosson, "A perceptual color space", 2020.
  private var oklab: (Float, Float, Float) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private init(oklab: (Float, Float, Float), alpha: Float) {
    let l = oklab.0 + 0.3963377774 * oklab.1 + 0.2158037573 * oklab.2
    let m = oklab.0 - 0.1055613458 * oklab.1 - 0.0638541728 * oklab.2
    let s = oklab.0 - 0.0894841775 * oklab.1 - 1.2914855480 * oklab.2
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      red: Self.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Self.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Self.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      alpha: alpha
    )
  }

  /// sRGB's transfer curve undone; odd, so that extended values keep their sign.
  package static func linear(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// sRGB's transfer curve applied.
  package static func encoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}

extension RGBA {
  /// A Display P3 colour in extended sRGB.
  ///
  /// The matrix leads from P3's to sRGB's primaries, both with D65 white (CSS Color 4, section 10).
  package init(displayP3 red: Float, _ green: Float, _ blue: Float, alpha: Float) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401 * r - 0.2249402 * g),
      green: Self.encoded(-0.0420569 * r + 1.0420571 * g),
      blue: Self.encoded(-0.0196376 * r - 0.0786507 * g + 1.0982884 * b),
      alpha: alpha
    )
  }
}
