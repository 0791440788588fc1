@_spi(Engine) public import AviaryEngine

nonisolated struct ForegroundStyleModifier: _EnvironmentModifier {
  /// nil for the system's style.
  let styles: [AnyShapeStyle]?

  func _apply(to values: inout EnvironmentValues) {
    values.foregroundStyles = styles.map { ForegroundStyles($0, outer: values.foregroundStyles) }
  }
}

nonisolated struct TintModifier: _EnvironmentModifier {
  let tint: AnyShapeStyle?

  func _apply(to values: inout EnvironmentValues) { values.tintStyle = tint }
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
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of controls and of what uses the accent colour; nil for the system's.
  ///
  /// - Parameter tint: The tint; nil for the system's.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the accent colour; nil for the system's.
  ///
  /// - Parameter accentColor: The colour; nil for the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintModifier(tint: accentColor.map { AnyShapeStyle($0) }))
  }

  /// Sets the style that `.background` stands for.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }
}
