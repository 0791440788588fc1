import AviaryCairo
@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
public import AviaryGraphics
public import Foundation

/// A colour by AppKit's name for it: the system's own ones, those of components, and dynamic ones.
///
/// Dynamic colours follow light, dark and contrast wherever they are drawn; where components are
/// asked for, they are those by `NSAppearance.currentDrawing()`. Components are sRGB whatever the
/// colour was made of.
public final class NSColor: PlatformColorSource, Hashable, Sendable {
  /// The same colour by UIKit's name.
  let base: UIColor

  init(_ base: UIColor) { self.base = base }

  /// Makes an sRGB colour of components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes an sRGB colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of components from 0 to 1, which count as sRGB.
  public convenience init(
    calibratedRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of components from 0 to 1, which count as sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of Display P3, of components from 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: white, alpha: alpha))
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Makes an sRGB colour of hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Makes an sRGB colour of hue, saturation and brightness from 0 to 1.
  public convenience init(
    calibratedHue hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Makes the counterpart of a `Color`.
  public convenience init(_ color: Color) { self.init(UIColor(color)) }

  /// Makes a colour that depends on the appearance.
  ///
  /// - Parameters:
  ///   - colorName: A name for the colour; nothing reads it here.
  ///   - dynamicProvider: Makes the colour, whenever one is needed.
  public convenience init(
    name colorName: Name?,
    dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    self.init(
      UIColor(
        ColorProvider { environment in
          let appearance = NSAppearance(
            isDark: environment.colorScheme == .dark,
            hasHighContrast: environment.colorSchemeContrast == .increased
          )
          return dynamicProvider(appearance).rgba(in: environment)
        }
      )
    )
  }

  /// The colour of that name in an asset catalogue of the main bundle; nil where there is none.
  public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

  /// The colour of that name in an asset catalogue; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: Where the catalogue is; nil for the main bundle.
  public convenience init?(named name: Name, bundle: Bundle?) {
    guard let color = UIColor(named: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// A colour's name.
  public typealias Name = String

  package func rgba(in environment: EnvironmentValues) -> RGBA { base.rgba(in: environment) }

  /// What the colour is made of, in words.
  public var description: String { base.description }

  /// Whether both are made the same way.
  public static func == (a: NSColor, b: NSColor) -> Bool { a === b || a.base == b.base }

  /// Hashes what the colour is made of.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Color {
  /// Makes the counterpart of an AppKit colour.
  ///
  /// - Parameter nsColor: The AppKit colour, which may depend on the appearance.
  public init(nsColor: NSColor) { self.init(.dynamic(PlatformColor(nsColor))) }

  /// Makes the counterpart of an AppKit colour.
  ///
  /// Generic, so that `Color(.systemRed)` means UIKit's; with `import AppKit` it means AppKit's.
  ///
  /// - Parameter color: The AppKit colour, which may depend on the appearance.
  @_disfavoredOverload
  public init<AppKitColor: NSColor>(_ color: AppKitColor) { self.init(nsColor: color) }
}
