@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
public import Foundation

/// A colour by UIKit's name for it: the system's own ones, and such of components.
///
/// The system's colours, and those of a dynamic provider, follow light, dark and contrast wherever
/// they are drawn; where components are asked for, they are those by `UITraitCollection.current`.
public final class UIColor: NSObject, PlatformColorSource, NSSecureCoding, NSCopying, Sendable {
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
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other || source == other.source { return true }
    guard let constant else { return false }
    return constant == other.constant
  }

  /// Hashes the components, or what a dynamic colour is made of.
  public override var hash: Int { constant.map(\.hashValue) ?? source.hashValue }

  // MARK: - Archives

  /// Colours can be read where only their class is allowed.
  public static var supportsSecureCoding: Bool { true }

  private enum CodingKeys {
    static let system = "UISystemColorName"
    static let components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  }

  /// Writes one of the system's colours by its name, others by their components.
  ///
  /// Of a dynamic colour those are written that it has in a light environment: what a closure provides can't be written.
  public func encode(with coder: NSCoder) {
    if case .system(let system) = source {
      coder.encode(system.rawValue as NSString, forKey: CodingKeys.system)
      return
    }
    let rgba = constant ?? rgba(in: Self.surroundings[0])
    let values = [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    for (key, value) in zip(CodingKeys.components, values) {
      coder.encode(Double(value), forKey: key)
    }
  }

  /// Reads a colour; nil where there is none.
  public convenience init?(coder: NSCoder) {
    if let name = coder.decodeObject(of: NSString.self, forKey: CodingKeys.system) as String? {
      guard let system = SystemColor(rawValue: name) else { return nil }
      self.init(system)
      return
    }
    guard CodingKeys.components.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
    let values = CodingKeys.components.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// The colour itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// A name, or the components.
  public override var description: String {
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
