@_spi(Engine) public import AviaryEngine

enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

enum IsElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether views lie above what fills the window, as in a sheet: backgrounds in the dark are lighter there.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// How much colours stand out from each other.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[ColorSchemeContrastKey.self]
  }

  /// The contrast, to be set for previews and tests: public with an underscore in SwiftUI.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Whether dark variants of colours and pictures are wanted.
  package var isDark: Bool { colorScheme == .dark }
}
