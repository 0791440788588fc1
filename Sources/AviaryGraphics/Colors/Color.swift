@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGraph
public import Foundation

/// A colour that adapts to its surroundings: to light and dark, to contrast, to the tint of the
/// interface.
///
/// A colour is a shape style, and a view that fills the space it is offered (10 points where none
/// is).
public struct Color: Hashable, Sendable {
  package let provider: Provider

  /// Where the components of a colour come from.
  package enum Provider: Hashable, Sendable {
    case fixed(Color.Resolved)
    case system(SystemColor)
    case named(String, bundle: BundleReference?)
    case accent
    case primary
    case secondary
    indirect case faded(Color, Double)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    case dynamic(PlatformColor)
    case style(StyleColor)
  }

  package init(_ provider: Provider) { self.provider = provider }

  package init(_ system: SystemColor) { provider = .system(system) }

  /// Makes a colour that is the same everywhere.
  ///
  /// - Parameter resolved: The components.
  public init(_ resolved: Color.Resolved) { provider = .fixed(resolved) }

  package init(_ rgba: RGBA) { self.init(Resolved(rgba)) }

  /// Makes a colour of red, green and blue, each from 0 to 1, or beyond where the colour space
  /// allows.
  ///
  /// - Parameters:
  ///   - colorSpace: What the numbers mean; `.sRGB` by default.
  ///   - red: From 0 to 1, or beyond in an extended colour space; NaN and infinity count as 0.
  ///   - green: From 0 to 1, likewise.
  ///   - blue: From 0 to 1, likewise.
  ///   - opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer one, NaN as
  ///     0. By default `1`.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        components: colorSpace.toSRGB(red, green, blue),
        opacity: opacity
      )
    )
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  ///
  /// - Parameters:
  ///   - colorSpace: What the numbers mean; `.sRGB` by default.
  ///   - white: From 0 for black to 1 for white; NaN and infinity count as 0.
  ///   - opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer one, NaN as
  ///     0. By default `1`.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes an sRGB colour of hue, saturation and brightness, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: From 0 to 1, once around the circle of colours.
  ///   - saturation: From 0 for grey to 1.
  ///   - brightness: From 0 for black to 1.
  ///   - opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer one, NaN as
  ///     0. By default `1`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      Resolved(components: ColorMath.fromHSB(hue, saturation, brightness), opacity: opacity)
    )
  }

  /// Makes the colour of that name in an asset catalogue of `bundle`, or of the main bundle.
  ///
  /// The name is looked up when the colour is used. Where there is none a warning is printed and
  /// nothing drawn.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: Where the catalogue is; nil for the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(name, bundle: bundle.map { BundleReference($0) })
  }

  /// Makes a colour of a style that resolves to one.
  ///
  /// - Parameter color: The style.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    provider = .style(StyleColor(color))
  }
}

/// A bundle as a part of values that are sent around.
///
/// Bundles never change.
package struct BundleReference: Hashable, @unchecked Sendable {
  package let bundle: Bundle

  package init(_ bundle: Bundle) { self.bundle = bundle }
}

/// A style that resolves to a colour, of whatever type.
package struct StyleColor: Hashable, Sendable {
  private let base: any Hashable & Sendable
  private let resolveBase: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    base = style
    resolveBase = { style.resolve(in: $0) }
  }

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Tracker.observed { resolveBase(environment) }
  }

  package static func == (a: StyleColor, b: StyleColor) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
