public import AviaryEngine
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
    /// The views in it are placed meanwhile.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It turns about from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It turns about from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; counts for nothing.
  ///   - animations: Changes the values; called at once.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; counts for nothing.
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
  ///   - duration: How long it takes, in seconds; counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - options: Count for nothing; none by default.
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
  ///   - duration: How long it takes, in seconds; counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - dampingRatio: Counts for nothing.
  ///   - velocity: Counts for nothing.
  ///   - options: Count for nothing; none by default.
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

  /// Changes values of UIKit's views as a spring does, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; counts for nothing.
  ///   - bounce: Counts for nothing.
  ///   - initialSpringVelocity: Counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - options: Count for nothing; none by default.
  ///   - animations: Changes the values; called at once.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes values with an animation of SwiftUI's, which its views follow; UIKit's change at once.
  ///
  /// - Parameters:
  ///   - animation: How the changes are shown.
  ///   - changes: Changes the values; called at once.
  ///   - completion: Called when the animation is complete; nil for nothing.
  public static func animate(
    _ animation: Animation,
    changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard let completion else { return withAnimation(animation, changes) }
    withAnimation(animation, changes, completion: completion)
  }

  /// Changes values of UIKit's views, which is never drawn in any case.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Changes values of UIKit's views, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - view: Counts for nothing.
  ///   - duration: How long it takes, in seconds; counts for nothing.
  ///   - options: Count for nothing; none by default.
  ///   - animations: Changes the values; called at once; nil for nothing.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Changes values of UIKit's views in steps, at once: nothing draws them.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - options: Count for nothing; none by default.
  ///   - animations: Adds the steps; called at once.
  ///   - completion: Told `true` at once; nil for nobody.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// A step of a change: it is taken at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: Counts for nothing.
  ///   - frameDuration: Counts for nothing.
  ///   - animations: Changes the values.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// How values of UIKit's views change in steps.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches count meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// To and fro.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Evenly within each step.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// On a curve through all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Begins changes of values of UIKit's views, which are made at once.
  ///
  /// - Parameters:
  ///   - animationID: What they are called; counts for nothing.
  ///   - context: What is told with them; counts for nothing.
  public static func beginAnimations(
    _ animationID: String?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Ends changes of values of UIKit's views, which were made at once.
  public static func commitAnimations() {}
  /// Says how long changes take, in seconds; counts for nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Says after how many seconds changes begin; counts for nothing.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Says on which curve values change; counts for nothing.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Says how often changes are repeated; counts for nothing.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Says whether changes go back; counts for nothing.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Says whether changes begin from where values are; counts for nothing.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private static var animates = true

  /// Whether views are animated; kept, since they never are.
  public static var areAnimationsEnabled: Bool { animates }
  /// Says whether views are animated; kept, since they never are.
  public static func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }
}
