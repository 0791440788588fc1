@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
public import Foundation

/// A colour by UIKit's name for it: the system's own ones, and such of components.
///
/// The system's colours, and those of a dynamic provider, follow light, dark and contrast wherever
/// they are drawn; where components are asked for, they are those by `UITraitCollection.current`.
public final class UIColor: PlatformColorSource, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case system(SystemColor)
    case fixed(RGBA)
    case color(Color)
    case faded(UIColor, Double)
    case provided(ColorProvider)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  package convenience init(_ system: SystemColor) { self.init(.system(system)) }

  /// Makes an sRGB colour of components from 0 to 1; greater and lesser ones are beyond sRGB, but for the opacity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .fixed(
        RGBA(
          red: Float(red),
          green: Float(green),
          blue: Float(blue),
          alpha: Float(min(max(alpha, 0), 1))
        )
      )
    )
  }

  /// Makes a shade of grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes an sRGB colour of hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let color = ColorMath.fromHSB(Double(hue), Double(saturation), Double(brightness))
    self.init(
      red: CGFloat(color.x),
      green: CGFloat(color.y),
      blue: CGFloat(color.z),
      alpha: alpha
    )
  }

  /// Makes the counterpart of a `Color`.
  public convenience init(_ color: Color) { self.init(.color(color)) }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(.faded(self, Double(alpha)))
  }

  package convenience init(_ rgba: RGBA) { self.init(.fixed(rgba)) }

  package convenience init(_ provider: ColorProvider) { self.init(.provided(provider)) }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    switch source {
    case .provided(let provider): return provider.rgba(environment)
    case .system(let system):
      return system.rgba(in: environment)
    case .fixed(let rgba): return rgba
    case .color(let color): return color.rgba(in: environment)
    case .faded(let base, let alpha):
      var rgba = base.rgba(in: environment)
      rgba.alpha = Float(min(max(alpha, 0), 1))
      return rgba
    }
  }

  /// The components, if they are the same wherever the colour is drawn; nil for a dynamic colour.
  private var constant: RGBA? {
    switch source {
    case .fixed(let rgba): return rgba
    case .provided: return nil
    case .faded(let base, let alpha):
      guard var rgba = base.constant else { return nil }
      rgba.alpha = Float(min(max(alpha, 0), 1))
      return rgba
    case .system, .color:
      let first = rgba(in: Self.surroundings[0])
      return Self.surroundings.dropFirst().allSatisfy { rgba(in: $0) == first } ? first : nil
    }
  }

  /// The name of the system's colour that it is; nil for another one.
  package var systemName: String? {
    if case .system(let system) = source { system.rawValue } else { nil }
  }

  /// One of the system's colours; nil where there is none of that name.
  package convenience init?(systemName: String) {
    guard let system = SystemColor(rawValue: systemName) else { return nil }
    self.init(system)
  }

  /// Light and dark, in usual and in increased contrast.
  private static var surroundings: [EnvironmentValues] {
    var found: [EnvironmentValues] = []
    for scheme in [ColorScheme.light, .dark] {
      for contrast in [ColorSchemeContrast.standard, .increased] {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values._colorSchemeContrast = contrast
        found.append(values)
      }
    }
    return found
  }

  /// Whether both have the same components, however they were made; dynamic colours are equal if they were made the same
  /// way.
  public static func == (a: UIColor, b: UIColor) -> Bool {
    if a === b || a.source == b.source { return true }
    guard let constant = a.constant else { return false }
    return constant == b.constant
  }

  /// Hashes the components, or what a dynamic colour is made of.
  public func hash(into hasher: inout Hasher) {
    if let constant { hasher.combine(constant) } else { hasher.combine(source) }
  }
}

extension UIColor: CustomStringConvertible {
  /// A name, or the components.
  public var description: String {
    switch source {
    case .system(let system): system.rawValue
    case .fixed(let rgba): Color.Resolved(rgba).description
    case .color(let color): color.description
    case .faded(let base, let alpha): "\(base) at \(alpha)"
    case .provided: "dynamic colour"
    }
  }
}

extension Color {
  /// Makes the counterpart of a UIKit colour.
  ///
  /// - Parameter uiColor: The UIKit colour, which may depend on the colour scheme.
  public init(uiColor: UIColor) { self.init(.dynamic(PlatformColor(uiColor))) }

  /// Makes the counterpart of a UIKit colour.
  ///
  /// - Parameter color: The UIKit colour, which may depend on the colour scheme.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.dynamic(PlatformColor(color))) }
}

/// Makes components by an environment; equal only to itself.
package final class ColorProvider: Hashable, Sendable {
  let rgba: @Sendable (EnvironmentValues) -> RGBA

  package init(_ rgba: @escaping @Sendable (EnvironmentValues) -> RGBA) { self.rgba = rgba }

  package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
