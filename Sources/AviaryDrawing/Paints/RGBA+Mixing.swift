import Foundation

extension RGBA {
  /// The colour `fraction` of the way from `a` to `b`, straight components mixed, as gradients do; 0 gives `a`.
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
      let (x, y) = (ColorMath.toOklab(a.components), ColorMath.toOklab(b.components))
      return RGBA(ColorMath.fromOklab(x + (y - x) * Double(fraction)), alpha: alpha)
    }
  }

  /// The colour between two, premultiplied so that a clear one adds no tint: what `Color.mix` does.
  package static func mixPremultiplied(
    _ a: RGBA,
    _ b: RGBA,
    by fraction: Double,
    perceptual: Bool
  ) -> RGBA {
    let t = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    let (wa, wb) = (Double(a.alpha) * (1 - t), Double(b.alpha) * t)
    let alpha = wa + wb
    guard alpha > 0 else { return RGBA(red: a.red, green: a.green, blue: a.blue, alpha: 0) }
    let x = SIMD3(Double(a.red), Double(a.green), Double(a.blue))
    let y = SIMD3(Double(b.red), Double(b.green), Double(b.blue))
    let mixed =
      perceptual
      ? ColorMath.fromOklab((ColorMath.toOklab(x) * wa + ColorMath.toOklab(y) * wb) / alpha)
      : (x * wa + y * wb) / alpha
    return RGBA(
      red: Float(mixed.x),
      green: Float(mixed.y),
      blue: Float(mixed.z),
      alpha: Float(alpha)
    )
  }
}

extension RGBA {
  /// Red, green and blue, straight.
  private var components: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

  private init(_ components: SIMD3<Double>, alpha: Float) {
    self.init(
      red: Float(components.x),
      green: Float(components.y),
      blue: Float(components.z),
      alpha: alpha
    )
  }

  /// A Display P3 colour in extended sRGB.
  package init(displayP3 red: Float, _ green: Float, _ blue: Float, alpha: Float) {
    let color = ColorMath.fromDisplayP3(Double(red), Double(green), Double(blue))
    self.init(color, alpha: alpha)
  }

  /// sRGB's transfer curve undone; odd, so that extended values keep their sign.
  package static func linear(_ value: Float) -> Float { Float(ColorMath.decode(Double(value))) }

  /// sRGB's transfer curve applied.
  package static func encoded(_ value: Float) -> Float { Float(ColorMath.encode(Double(value))) }
}
