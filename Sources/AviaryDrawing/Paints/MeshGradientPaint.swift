package import Foundation

/// A grid of Bézier patches with a colour at each vertex.
package struct MeshGradientPaint: Hashable, Sendable {
  /// One vertex: where it is, and the control points of the edges that leave it.
  package struct Vertex: Hashable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint
    package var color: RGBA

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
  package var columns: Int
  /// `rows * columns` vertices, row by row, in the coordinates of the command.
  package var vertices: [Vertex]
  /// What is painted where no patch is.
  package var background: RGBA

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
