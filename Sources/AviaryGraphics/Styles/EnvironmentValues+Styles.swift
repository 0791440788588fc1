@_spi(Engine) public import AviaryEngine

enum ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}

enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum PlainGradientKey: EnvironmentKey {
  static var defaultValue: GradientGeometry? { nil }
}

extension EnvironmentValues {
  /// Where a gradient that nobody gave a direction runs; nil for from top to bottom.
  package var plainGradientGeometry: GradientGeometry? {
    get { self[PlainGradientKey.self] }
    set { self[PlainGradientKey.self] = newValue }
  }

  /// What hierarchical styles stand for; nil for the system's label colours.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The tint of the interface; nil for the accent colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style that ``BackgroundStyle`` stands for; nil for the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Where named pictures and colours come from; nil outside of a tree of views.
  package var imageSource: (any ImageSource)? { scope?.livingRoot?.images }

  /// The foreground style as it is painted.
  package var resolvedForeground: ResolvedStyle { resolveStyle(ForegroundStyle(), in: self) }
}
