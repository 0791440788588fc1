public import Foundation

/// A grid of Bézier patches with a colour at each vertex.
@_spi(Hosting) public struct MeshGradientPaint: Hashable, Sendable {
  /// One vertex: where it is, and the control points of the edges that leave it.
  public struct Vertex: Hashable, Sendable {
    /// Where the vertex is.
    public var position: CGPoint
    /// The control point of the edge to the left.
    public var leading: CGPoint
    /// The control point of the edge upwards.
    public var top: CGPoint
    /// The control point of the edge to the right.
    public var trailing: CGPoint
    /// The control point of the edge downwards.
    public var bottom: CGPoint
    /// The colour at the vertex.
    public var color: RGBA

    package init(
      position: CGPoint,
      leading: CGPoint,
      top: CGPoint,
      trailing: CGPoint,
      bottom: CGPoint,
      color: RGBA
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// The number of vertices in a row, at least 2.
  public var columns: Int
  /// `rows * columns` vertices, row by row, in the coordinates of the command.
  public var vertices: [Vertex]
  /// What is painted where no patch is.
  public var background: RGBA

  package init(columns: Int, vertices: [Vertex], background: RGBA = .clear) {
    precondition(
      columns >= 2 && vertices.count >= 2 * columns && vertices.count % columns == 0,
      "a mesh of \(columns) columns can't have \(vertices.count) vertices"
    )
    self.columns = columns
    self.vertices = vertices
    self.background = background
  }
}
