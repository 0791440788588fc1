/// The tint of the interface, or the accent colour where none is set.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    guard let tint = context.environment.tintStyle else {
      return Color.accentColor._resolve(in: context)
    }
    return tint._resolve(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the interface.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
