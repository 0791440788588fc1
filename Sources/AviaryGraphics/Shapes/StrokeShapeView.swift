@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine

/// A line along a shape's outline, above another view of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// The line's width, caps and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  /// Makes the view.
  public nonisolated init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: _LeafView, ShapeView {
  public nonisolated static func _makeNode(
    _ list: _LeafList<StrokeShapeView>,
    _ place: _Place
  ) -> _ViewNode {
    ShapeNode(list, place) {
      ShapePainting(
        shape: $0.shape,
        style: $0.style,
        operation: .stroke($0.strokeStyle, antialiased: $0.isAntialiased),
        background: $0.background
      )
    }
  }
}
