/// The background style around, or the system's background colour where none is set.
public struct BackgroundStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    if !context.isInBackground, let style = context.environment.backgroundStyle {
      var inner = context
      inner.isInBackground = true
      return style._resolve(in: inner)
    }
    return context.resolve(levels: [.background, .secondaryBackground, .tertiaryBackground])
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
