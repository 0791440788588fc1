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
}

enum VoiceOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether assistive technology is in use: a screen reader, as far as it is known here.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  /// Whether a screen reader is in use.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
}

// To be set for previews and tests: public with an underscore in SwiftUI.
extension EnvironmentValues {
  /// What ``accessibilityReduceMotion`` says.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reduceMotion }
    set { accessibilitySettings.reduceMotion = newValue }
  }

  /// What ``accessibilityReduceTransparency`` says.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reduceTransparency }
    set { accessibilitySettings.reduceTransparency = newValue }
  }

  /// What ``accessibilityDifferentiateWithoutColor`` says.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiateWithoutColor }
    set { accessibilitySettings.differentiateWithoutColor = newValue }
  }

  /// What ``accessibilityInvertColors`` says.
  public var _accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertColors }
    set { accessibilitySettings.invertColors = newValue }
  }

  /// What ``accessibilityShowButtonShapes`` says.
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilitySettings.showButtonShapes }
    set { accessibilitySettings.showButtonShapes = newValue }
  }
}
