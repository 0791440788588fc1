/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
