@_spi(Hosting) import AviaryDrawing
import AviaryGraphics
public import Foundation

/// How the components of a colour are to be read.
public final class NSColorSpace: Sendable, Hashable {
  /// The colour space's name.
  public let localizedName: String?

  private init(_ name: String) { localizedName = name }

  /// sRGB.
  public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
  /// sRGB, beyond 0 and 1 too.
  public static let extendedSRGB = NSColorSpace("Extended sRGB")
  /// Display P3.
  public static let displayP3 = NSColorSpace("Display P3")
  /// The display's, which counts as sRGB.
  public static let deviceRGB = NSColorSpace("Device RGB")
  /// Any display's, which counts as sRGB.
  public static let genericRGB = NSColorSpace("Generic RGB")
  /// Greys of the display.
  public static let deviceGray = NSColorSpace("Device Gray")
  /// Greys of any display.
  public static let genericGray = NSColorSpace("Generic Gray")
  /// Greys of any display, with the usual gamma.
  public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2")

  var isGrey: Bool { localizedName?.contains("Gray") == true }

  /// Whether both are the same one.
  public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool {
    a.localizedName == b.localizedName
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(localizedName) }
}

extension NSColor {
  private var rgba: RGBA { base.rgba }

  /// Red, sRGB, from 0 to 1.
  public var redComponent: CGFloat { CGFloat(rgba.red) }
  /// Green, sRGB, from 0 to 1.
  public var greenComponent: CGFloat { CGFloat(rgba.green) }
  /// Blue, sRGB, from 0 to 1.
  public var blueComponent: CGFloat { CGFloat(rgba.blue) }
  /// Opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(rgba.alpha) }
  /// The hue, from 0 to 1.
  public var hueComponent: CGFloat { rgba.hsb.hue }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { rgba.hsb.saturation }
  /// The brightness of hue, saturation and brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { rgba.hsb.brightness }
  /// The brightness of a grey, from 0 to 1; of another colour that of a grey as bright.
  public var whiteComponent: CGFloat { rgba.isGrey ? CGFloat(rgba.red) : rgba.white }
  /// The number of components, opacity included.
  public var numberOfComponents: Int { 4 }
  /// How components are to be read: sRGB.
  public var colorSpace: NSColorSpace { .sRGB }

  /// Hands over red, green, blue and opacity, sRGB.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    base.getRed(red, green: green, blue: blue, alpha: alpha)
  }

  /// Hands over hue, saturation, brightness and opacity, from 0 to 1.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    base.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Hands over the brightness of a grey and the opacity; of another colour that of a grey as
  /// bright.
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
  }

  /// The colour with components of a colour space: by what is current, and no longer dynamic.
  ///
  /// - Parameter space: The colour space; a grey's makes a grey as bright.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    let rgba = rgba
    guard space.isGrey else { return NSColor(UIColor(rgba)) }
    return NSColor(white: whiteComponent, alpha: CGFloat(rgba.alpha))
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(base.withAlphaComponent(alpha))
  }

  /// What lies between this colour and another, by what is current.
  ///
  /// - Parameters:
  ///   - fraction: From 0 for this colour to 1 for the other one.
  ///   - color: The other colour.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    NSColor(UIColor(rgba.blended(fraction, color.rgba)))
  }

  /// The colour, lighter.
  ///
  /// - Parameter val: From 0 for as it is to 1 for white.
  public func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: .white)
  }

  /// The colour, darker.
  ///
  /// - Parameter val: The share of black, from 0 to 1.
  public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }
}
