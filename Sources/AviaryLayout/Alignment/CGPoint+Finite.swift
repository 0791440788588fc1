import Foundation

extension CGPoint {
  /// This point with zero for a coordinate that is infinite or NaN.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
