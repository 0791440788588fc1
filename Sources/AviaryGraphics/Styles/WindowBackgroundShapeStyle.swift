/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolve(levels: [.background, .secondaryBackground, .tertiaryBackground])
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
