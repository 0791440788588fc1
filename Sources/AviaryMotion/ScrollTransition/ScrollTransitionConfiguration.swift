public import AviaryEngine
import AviaryGeometry
import Foundation

/// How the transition of a scrolled view goes from phase to phase.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// As far as the view is on its way into the visible area, paced by the curve.
    case interactive(UnitCurve)
    /// At once, or over time, when the threshold is met.
    case discrete
    /// Never.
    case identity
  }

  let mode: Mode
  /// What leads to each new value; nil for none.
  private(set) var animation: Animation?
  private(set) var threshold = Threshold.visible

  /// Goes from phase to phase as the view is scrolled in.
  ///
  /// - Parameter timingCurve: From how far the view is on its way to how much is shown of it.
  /// - Returns: A configuration with the threshold ``Threshold/visible`` and no animation.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  /// Goes from phase to phase as the view is scrolled in.
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// Goes to another phase with an animation when the threshold is met.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .discrete, animation: animation)
  }

  /// Goes to another phase with the default animation when the threshold is met.
  public static let animated = animated(.default)

  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  /// The same with an animation to each new value: an interactive one lags behind the scrolling.
  ///
  /// - Parameter animation: How it goes to each new value.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.animation = animation
    return result
  }

  /// The same with another threshold, at which the view counts as fully visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How much of the phase beyond an edge is shown.
  ///
  /// - Parameters:
  ///   - distance: How far the view has come in from the edge, in points; negative outside.
  ///   - length: The view's length along the axis, in points.
  ///   - space: The length of the visible area, in points.
  /// - Returns: 0 for nothing, 1 for all of it.
  func share(of distance: CGFloat, length: CGFloat, in space: CGFloat) -> Double {
    let way = threshold.distance(length: length, in: space)
    switch mode {
    case .identity: return 0
    case .discrete: return distance + 0.001 < way ? 1 : 0
    case .interactive(let curve):
      guard distance < way else { return 0 }
      guard distance > 0 else { return 1 }
      return 1 - curve.value(at: Double(distance / way))
    }
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view has to be in the visible area to count as visible.
  public struct Threshold: Sendable {
    /// The parts of the view's length and of the space's, and points besides.
    private var lengths: Double
    private var spaces: Double
    private var points: Double

    private init(lengths: Double = 0, spaces: Double = 0, points: Double = 0) {
      self.lengths = lengths
      self.spaces = spaces
      self.points = points
    }

    /// All of the view is in the visible area; of one that is longer, as much as there is space
    /// for.
    public static let visible = visible(1)
    /// Nothing of the view is in the visible area yet: it is at the edge.
    public static let hidden = Threshold()
    /// The middle of the view is in the middle of the visible area.
    public static var centered: Threshold { Threshold(lengths: 0.5, spaces: 0.5) }

    /// A part of the view is in the visible area.
    ///
    /// - Parameter amount: 0 for nothing, 1 for all of it; what is beyond is cut off.
    /// - Returns: A threshold that is met when that part is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(lengths: min(max(amount, 0), 1))
    }

    /// A threshold on the way to another one; 0 is this one, 1 the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
      return Threshold(
        lengths: mix(lengths, other.lengths),
        spaces: mix(spaces, other.spaces),
        points: mix(points, other.points)
      )
    }

    /// A threshold that is met nearer to the middle, by points; further away where they are
    /// negative.
    ///
    /// - Parameter distance: In points.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.points += distance
      return result
    }

    /// How far from its edge the view has to come in, in points.
    func distance(length: CGFloat, in space: CGFloat) -> CGFloat {
      // With no part of the space to go through, nothing longer than the space can be asked for.
      let longest = spaces == 0 ? min(length, space) : length
      return lengths * longest + spaces * space + points
    }
  }
}
