public import Foundation

extension UIView {
  /// How values of UIKit's views change.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where they are now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// To and fro.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slowly at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly in the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: Counts for nothing.
  ///   - animations: Changes the values; called at once.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: Counts for nothing.
  ///   - animations: Changes the values; called at once.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: Counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - options: Count for nothing.
  ///   - animations: Changes the values; called at once.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: Counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - dampingRatio: Counts for nothing.
  ///   - velocity: Counts for nothing.
  ///   - options: Count for nothing.
  ///   - animations: Changes the values; called at once.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes values of UIKit's views, which is never drawn in any case.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
