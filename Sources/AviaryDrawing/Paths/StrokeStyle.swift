public import AviaryCoreGeometry
public import Foundation

/// The characteristics of a stroke that traces a path.
public struct StrokeStyle: Equatable, Sendable {
  /// In points, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// How the ends of open subpaths and of dashes look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line's width; sharper corners are bevelled.
  public var miterLimit: CGFloat
  /// Lengths of drawn and left-out parts in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style; a solid line 1 point wide unless told otherwise.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points, half of it on each side; nothing is drawn
  ///     where it is not more than 0. By default `1`.
  ///   - lineCap: How lines end; `.butt` by default.
  ///   - lineJoin: How lines meet at corners; `.miter` by default.
  ///   - miterLimit: How long a pointed corner may be, as a factor of the width, before it is cut
  ///     off; `10` by default.
  ///   - dash: The lengths of dashes and gaps in points, in turns; a solid line by default, and
  ///     where they can't be drawn.
  ///   - dashPhase: How far into the pattern the line begins, in points; `0` by default.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](),
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
