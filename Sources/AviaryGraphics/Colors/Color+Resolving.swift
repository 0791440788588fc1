@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

extension Color {
  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch provider {
    case .fixed(let resolved): resolved
    case .system(let system): Self.resolve(system, in: environment)
    case .primary: Self.resolve(.label, in: environment)
    case .secondary: Self.resolve(.secondaryLabel, in: environment)
    case .accent: Self.resolveAccent(in: environment)
    case .named(let name, let bundle): Self.resolve(named: name, bundle, in: environment)
    case .faded(let color, let opacity): color.resolve(in: environment).faded(by: opacity)
    case .mixed(let a, let b, let fraction, let space):
      Resolved(
        RGBA.mixPremultiplied(
          a.resolve(in: environment).rgba,
          b.resolve(in: environment).rgba,
          by: fraction,
          perceptual: space == .perceptual
        )
      )
    case .dynamic(let color): Resolved(color.source.rgba(in: environment))
    case .style(let style): style.resolve(in: environment)
    }
  }

  /// The colour as it is painted in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA { resolve(in: environment).rgba }

  private static func resolve(
    _ system: SystemColor,
    in environment: EnvironmentValues
  ) -> Resolved {
    Resolved(system.rgba(in: environment))
  }

  private static func resolveAccent(in environment: EnvironmentValues) -> Resolved {
    if let tint = environment.tintStyle {
      let resolved = resolveStyle(tint, in: environment)
      if let color = resolved.plainColor { return Resolved(color) }
    }
    if let color = environment.imageSource?.color(
      named: "AccentColor",
      in: nil,
      isDark: environment.isDark
    ) {
      return Resolved(color)
    }
    let accent = environment.systemAccent
    return (environment.isDark ? accent.dark : accent.light).resolve(in: environment)
  }

  private static func resolve(
    named name: String,
    _ bundle: BundleReference?,
    in environment: EnvironmentValues
  ) -> Resolved {
    let found = environment.imageSource?.color(
      named: name,
      in: bundle?.bundle,
      isDark: environment.isDark
    )
    if let found { return Resolved(found) }
    Warnings.once("there is no colour '\(name)' in the asset catalogues of \(bundle.name)")
    return Resolved(.clear)
  }
}

extension BundleReference? {
  /// What messages call the bundle.
  var name: String {
    guard let self else { return "the main bundle" }
    return "the bundle '\(self.bundle.bundleURL.lastPathComponent)'"
  }
}

extension Color.Resolved {
  /// The same colour with its opacity multiplied.
  func faded(by factor: Double) -> Color.Resolved {
    var copy = self
    copy.opacity *= Float(factor.fraction(from: 0, to: 1, "opacity"))
    return copy
  }
}
