public import AviaryCoreGeometry

// The texts are Apple's, since they are written to files.
extension CGColorSpace {
  /// The web's colours.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB's colours, proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB with numbers beyond 0 and 1 for colours that it has not.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB proportional to light, with numbers beyond 0 and 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Apple's displays' colours, more vivid than sRGB's.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3, proportional to light.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Display P3 with numbers beyond 0 and 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3 proportional to light, with numbers beyond 0 and 1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Adobe RGB of 1998.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// Television's colours, ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// Television's wide colours, ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// Red, green and blue proportional to light.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Grey with a curve of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey with a curve of 2.2 and numbers beyond 0 and 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Grey proportional to light, with numbers beyond 0 and 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// The four inks of print.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let named: [CFString: (kind: Kind, isExtended: Bool)] = [
    sRGB: (.rgb(.sRGB, .sRGB), false),
    linearSRGB: (.rgb(.sRGB, .linear), false),
    extendedSRGB: (.rgb(.sRGB, .sRGB), true),
    extendedLinearSRGB: (.rgb(.sRGB, .linear), true),
    displayP3: (.rgb(.displayP3, .sRGB), false),
    linearDisplayP3: (.rgb(.displayP3, .linear), false),
    extendedDisplayP3: (.rgb(.displayP3, .sRGB), true),
    extendedLinearDisplayP3: (.rgb(.displayP3, .linear), true),
    adobeRGB1998: (.rgb(.adobeRGB, .gamma(563.0 / 256)), false),
    itur_709: (.rgb(.sRGB, .video), false),
    itur_2020: (.rgb(.wide, .video), false),
    genericRGBLinear: (.rgb(.sRGB, .linear), false),
    genericGrayGamma2_2: (.gray(.gamma(2.2)), false),
    linearGray: (.gray(.linear), false),
    extendedGray: (.gray(.gamma(2.2)), true),
    extendedLinearGray: (.gray(.linear), true),
    genericCMYK: (.cmyk, false),
  ]
}
