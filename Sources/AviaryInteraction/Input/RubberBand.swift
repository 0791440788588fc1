import Foundation

/// How content follows fingers that pull it beyond its ends, and how it comes back.
///
/// Source: published measurements of UIScrollView: what shows of a pull is `(1 - 1 / (x * 0.55 / d + 1)) * d` for a scroll
/// view of the length `d`; it comes back by a critically damped spring of mass 1 and stiffness 100.
enum RubberBand {
  private static let resistance: CGFloat = 0.55
  /// The spring's frequency, in radians a second: the root of its stiffness by its mass.
  private static let frequency: CGFloat = 10

  /// How far content is seen beyond its end for a pull, in points, with the pull's sign; never as far as `length`.
  static func shown(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let shown = (1 - 1 / (abs(pull) * resistance / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// The pull for which content is seen so far beyond its end.
  static func pull(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > abs(shown), shown != 0 else { return 0 }
    let pull = length / resistance * abs(shown) / (length - abs(shown))
    return shown < 0 ? -pull : pull
  }

  /// A way back to the end along one axis.
  struct Return {
    /// Where it began, in points beyond the end, and how fast it moved there, in points a second.
    let start: CGFloat
    let velocity: CGFloat

    func place(after time: TimeInterval) -> CGFloat {
      let time = CGFloat(time)
      return (start + (velocity + frequency * start) * time) * exp(-frequency * time)
    }

    func isOver(after time: TimeInterval) -> Bool {
      // Half a point is not seen; before the turn it only passes there.
      let isTurned = CGFloat(time) * frequency > 1 || velocity == 0
      return isTurned && abs(place(after: time)) < ScrollMomentum.tolerance
    }
  }
}
