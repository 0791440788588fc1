/// The colour of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolve(levels: [.placeholderText])
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders in text fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
