package import AviaryEngine

/// The accent where nobody sets one, in each scheme.
package struct SystemAccent: Equatable, Sendable {
  let light: Color
  let dark: Color

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }
}

enum SystemAccentKey: EnvironmentKey {
  static var defaultValue: SystemAccent { SystemAccent(light: .blue, dark: .blue) }
}

extension EnvironmentValues {
  /// The accent where neither a view nor the program sets one.
  package var systemAccent: SystemAccent {
    get { self[SystemAccentKey.self] }
    set { self[SystemAccentKey.self] = newValue }
  }
}
