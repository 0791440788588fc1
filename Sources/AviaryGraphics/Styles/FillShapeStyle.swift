/// The colour of shapes over a background; its levels grow weaker.
public struct FillShapeStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolve(levels: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill])
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of shapes over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
