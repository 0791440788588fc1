@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import Foundation

/// A view of a shape that can be filled and stroked again, on top.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the same shape, above this view.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - style: What counts as inside, and whether edges are smooth. By default the nonzero rule,
  ///     smooth.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the same shape, above this view.
  ///
  /// - Parameters:
  ///   - content: What is painted.
  ///   - style: The line's width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws a line along the same shape, above this view.
  ///
  /// - Parameters:
  ///   - content: What is painted.
  ///   - lineWidth: In points, half of it on each side of the outline; nothing is drawn where it is
  ///     not more than 0. By default `1`.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the same shape's outline, above this view.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - style: The line's width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws a line inside of the same shape's outline, above this view.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - lineWidth: In points, all of it inside of the outline; nothing is drawn where it is not
  ///     more than 0. By default `1`.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// MARK: - From shapes

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - style: What counts as inside, and whether edges are smooth. By default the nonzero rule,
  ///     smooth.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws a line along the outline.
  ///
  /// - Parameters:
  ///   - content: What is painted.
  ///   - style: The line's width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line along the outline.
  ///
  /// - Parameters:
  ///   - content: What is painted.
  ///   - lineWidth: In points, half of it on each side of the outline; nothing is drawn where it is
  ///     not more than 0. By default `1`.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line inside of the outline.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - style: The line's width, ends, corners and dashes.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws a line inside of the outline.
  ///
  /// - Parameters:
  ///   - content: What is painted; `.foreground` by default.
  ///   - lineWidth: In points, all of it inside of the outline; nothing is drawn where it is not
  ///     more than 0. By default `1`.
  ///   - antialiased: Whether edges are smooth; `true` by default.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
