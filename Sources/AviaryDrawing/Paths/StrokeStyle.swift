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
