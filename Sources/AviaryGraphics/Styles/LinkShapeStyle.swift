/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, BitwiseCopyable {
  /// Makes the style.
  public init() {}

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    context.resolve(levels: [.link])
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
