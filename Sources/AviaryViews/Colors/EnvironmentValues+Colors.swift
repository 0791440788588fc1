enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

enum IsElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

enum AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// What the user asked the system for, as far as drawing looks at it.
package struct AccessibilitySettings: Hashable, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var showButtonShapes = false

  package init() {}
}

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether views lie above what fills the window, as in a sheet: backgrounds in the dark are lighter there.
  var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// How much colours stand out from each other.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[ColorSchemeContrastKey.self]
  }

  /// The contrast, for whoever sets up the root.
  package var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The user's settings, for whoever sets up the root.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether the user prefers less movement.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }

  /// Whether the user prefers opaque backgrounds; materials are then drawn without what is behind them.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }

  /// Whether colour alone should not carry a meaning.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiateWithoutColor
  }

  /// Whether the system shows all colours inverted.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }

  /// Whether buttons should be recognisable by more than their colour.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showButtonShapes }

  /// Whether dark variants of colours and pictures are wanted.
  package var isDark: Bool { colorScheme == .dark }
}
