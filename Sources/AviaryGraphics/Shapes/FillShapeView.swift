@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Makes the view.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: _LeafView, ShapeView {
  public nonisolated static func _makeNode(
    _ list: _LeafList<_ShapeView>,
    _ place: _Place
  ) -> _ViewNode {
    ShapeNode(list, place) {
      ShapePainting(
        shape: $0.shape,
        style: $0.style,
        operation: .fill($0.fillStyle),
        background: EmptyView()
      )
    }
  }
}

/// A shape filled with a style, above another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What lies below.
  public var background: Background

  /// Makes the view.
  public nonisolated init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: _LeafView, ShapeView {
  public nonisolated static func _makeNode(
    _ list: _LeafList<FillShapeView>,
    _ place: _Place
  ) -> _ViewNode {
    ShapeNode(list, place) {
      ShapePainting(
        shape: $0.shape,
        style: $0.style,
        operation: .fill($0.fillStyle),
        background: $0.background
      )
    }
  }
}
