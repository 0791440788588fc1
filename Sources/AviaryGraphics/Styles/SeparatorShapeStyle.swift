/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolve(levels: [.separator])
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
