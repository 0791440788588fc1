/// The foreground style around.
public struct ForegroundStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolveForeground()
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
