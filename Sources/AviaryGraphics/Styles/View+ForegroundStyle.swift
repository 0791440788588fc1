@_spi(Engine) public import AviaryEngine

nonisolated struct ForegroundStyleModifier: _EnvironmentModifier {
  /// nil for the system's style.
  let styles: [AnyShapeStyle]?
  var yieldsToTint = false

  func _apply(to values: inout EnvironmentValues) {
    values.foregroundStyles = styles.map {
      ForegroundStyles($0, outer: values.foregroundStyles, yieldsToTint: yieldsToTint)
    }
  }
}

extension View {
  /// Sets the style of what is in the foreground of a place of the system's, where controls keep their tint.
  package nonisolated func placeForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)], yieldsToTint: true))
  }
}

nonisolated struct TintModifier: _EnvironmentModifier {
  /// nil for the system's.
  let tint: AnyShapeStyle?
  /// Whether the style may be made of the tint around.
  let mayUseTint: Bool

  init(_ color: Color?) {
    tint = color.map { AnyShapeStyle($0) }
    mayUseTint = color?.mayUseTint ?? false
  }

  init<S: ShapeStyle>(_ style: S?) {
    tint = style.map { AnyShapeStyle($0) }
    mayUseTint = tint != nil
  }

  func _apply(to values: inout EnvironmentValues) {
    guard mayUseTint, let tint else {
      values.tintStyle = tint
      return
    }
    values.tintStyle = AnyShapeStyle(PlacedTint(tint: tint, outer: values.tintStyle))
  }
}

/// A tint where it was set: what it says of the tint, and of the accent colour, is meant of those around.
private struct PlacedTint: ShapeStyle {
  let tint: AnyShapeStyle
  let outer: AnyShapeStyle?

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var around = context
    around.environment.tintStyle = outer
    return tint._resolve(in: around)
  }
}

extension Color {
  /// Whether the colour may be made of the tint around.
  fileprivate var mayUseTint: Bool {
    switch provider {
    case .accent, .style: true
    case .faded(let color, _): color.mayUseTint
    case .mixed(let a, let b, _, _): a.mayUseTint || b.mayUseTint
    case .fixed, .system, .named, .primary, .secondary, .dynamic: false
    }
  }
}

nonisolated struct BackgroundStyleModifier: _EnvironmentModifier {
  let style: AnyShapeStyle

  func _apply(to values: inout EnvironmentValues) { values.backgroundStyle = style }
}

extension View {
  /// Sets the style that texts, symbols and shapes without a style of their own are drawn with.
  ///
  /// - Parameter style: What is painted.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: What is painted.
  ///   - secondary: What `.secondary` stands for inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: What is painted.
  ///   - secondary: What `.secondary` stands for inside.
  ///   - tertiary: What `.tertiary` stands for inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    )
  }

  /// Sets the foreground colour; nil takes back what is set further out.
  ///
  /// - Parameter color: The colour; nil for that of the surroundings.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] }))
  }

  /// Sets the tint of controls and of what uses the accent colour; nil for the system's.
  ///
  /// - Parameter tint: The tint; nil for the system's.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(tint))
  }

  /// Sets the tint of controls and of what uses the accent colour; nil for the system's.
  ///
  /// - Parameter tint: The tint; nil for the system's.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(tint))
  }

  /// Sets the accent colour; nil for the system's.
  ///
  /// - Parameter accentColor: The colour; nil for the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintModifier(accentColor))
  }

  /// Sets the style that `.background` stands for.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}
