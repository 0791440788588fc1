import AviaryDrawing

extension Color {
  /// How the components of a colour are to be understood.
  public enum RGBColorSpace: Sendable {
    /// sRGB with its transfer curve; components outside of 0 to 1 are kept.
    case sRGB
    /// sRGB's primaries, components proportional to light.
    case sRGBLinear
    /// Display P3, whose colours may be more vivid than sRGB's.
    case displayP3

    /// Components in extended sRGB.
    func toSRGB(_ red: Double, _ green: Double, _ blue: Double) -> SIMD3<Double> {
      switch self {
      case .sRGB: SIMD3(red, green, blue)
      case .sRGBLinear:
        SIMD3(ColorMath.encode(red), ColorMath.encode(green), ColorMath.encode(blue))
      case .displayP3: ColorMath.fromDisplayP3(red, green, blue)
      }
    }
  }
}
