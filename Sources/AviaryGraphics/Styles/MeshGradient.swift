@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import Foundation

/// A grid of colours whose points can be moved.
///
/// As a view it fills the space it is offered. Points are fractions of the size. Colours are always smoothed
/// along the patches of the grid.
public struct MeshGradient: Equatable, Sendable {
  /// A point of the grid with the handles of the curves that leave it, all in fractions of the size.
  public struct BezierPoint: Equatable, Sendable, BitwiseCopyable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The handle of the curve to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The handle of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The handle of the curve to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The handle of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that adapt to the surroundings.
    case colors([Color])
    /// Colours that are the same everywhere.
    case resolvedColors([Color.Resolved])
  }

  /// Where the points are, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points whose curves are found from their neighbours.
    case points([SIMD2<Float>])
    /// Points with handles.
    case bezierPoints([BezierPoint])
  }

  /// The number of points in a row, at least 2.
  public var width: Int
  /// The number of rows, at least 2.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// What is painted where the grid does not reach.
  public var background: Color
  /// Whether colours change smoothly from patch to patch.
  public var smoothsColors: Bool
  /// The colour space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh.
  public nonisolated init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of points and colours, row by row.
  public nonisolated init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a mesh of points and resolved colours, row by row.
  public nonisolated init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a mesh of points with handles and colours, row by row.
  public nonisolated init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a mesh of points with handles and resolved colours, row by row.
  public nonisolated init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    resolvedColors: [Color.Resolved],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }
}

// MARK: - Painting

extension MeshGradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    guard let mesh = paint(in: context.environment) else { return ResolvedStyle(.clear) }
    return context.leveled(ResolvedStyle(.mesh(mesh)))
  }

  /// The mesh with its vertices in fractions of the size; nil where the numbers don't agree.
  private func paint(in environment: EnvironmentValues) -> MeshGradientPaint? {
    let colors: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      case .resolvedColors(let colors): colors.map(\.rgba)
      }
    let points = bezierPoints
    guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count
    else {
      Warnings.once(
        "a mesh gradient of \(width) by \(height) has \(points.count) points and "
          + "\(colors.count) colours; it needs \(width * height) of both, and two of each at least"
      )
      return nil
    }
    if colorSpace == .perceptual {
      Warnings.once("mesh gradients mix colours in sRGB only; their colour space is not observed")
    }
    func point(_ value: SIMD2<Float>) -> CGPoint {
      CGPoint(x: CGFloat(value.x), y: CGFloat(value.y))
    }
    return MeshGradientPaint(
      columns: width,
      vertices: zip(points, colors).map {
        MeshGradientPaint.Vertex(
          position: point($0.position),
          leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint),
          trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint),
          color: $1
        )
      },
      background: background.rgba(in: environment)
    )
  }

  /// The points with handles: a third of the way along the direction between their neighbours.
  private var bezierPoints: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points):
      guard width >= 1, points.count == width * height else { return [] }
      func at(_ column: Int, _ row: Int) -> SIMD2<Float> { points[row * width + column] }
      return points.indices.map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: width)
        let point = points[index]
        let left = at(max(column - 1, 0), row)
        let right = at(min(column + 1, width - 1), row)
        let above = at(column, max(row - 1, 0))
        let below = at(column, min(row + 1, height - 1))
        // At the rim there is one neighbour only; the handle goes a third of the way to it.
        let across = (right - left) / (column == 0 || column == width - 1 ? 3 : 6)
        let down = (below - above) / (row == 0 || row == height - 1 ? 3 : 6)
        return BezierPoint(
          position: point,
          leadingControlPoint: point - across,
          topControlPoint: point - down,
          trailingControlPoint: point + across,
          bottomControlPoint: point + down
        )
      }
    }
  }
}

extension MeshGradient: _LeafView {
  /// Not to be called: the engine draws the mesh itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<MeshGradient>,
    _ place: _Place
  ) -> _ViewNode { StyleLeafNode(list, place) }
}
