public import Foundation

/// A change of values of UIKit's views over time: it is made at once, since nothing draws them.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How far it is.
  public typealias State = UIViewAnimatingState
  /// Where it ended.
  public typealias Position = UIViewAnimatingPosition

  /// How long it would take, in seconds.
  public let duration: TimeInterval
  /// How far it is.
  open private(set) var state = State.inactive
  /// How much of it is done, from 0 to 1; a part of it is shown as all of it.
  open var fractionComplete: CGFloat = 0 {
    didSet {
      guard fractionComplete > 0 else { return }
      for change in animations { change() }
    }
  }
  /// Whether it goes back.
  open var isReversed = false
  /// Whether it goes on: never, since it is made at once.
  open var isRunning: Bool { false }
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  /// Seconds before it begins; kept, since no delay is waited for.
  open private(set) var delay: TimeInterval = 0
  /// What tells its curve; nil where it was made without.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether touches count meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether views are touched where they seem to be meanwhile.
  open var isManualHitTestingEnabled = false
  /// Whether it can be stopped.
  open var isInterruptible = true
  /// Whether it stands evenly between its ends while it is led.
  open var scrubsLinearly = true
  /// Whether it stays at its end.
  open var pausesOnCompletion = false

  /// A change on a curve that something tells.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// A change on a curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    self.animations = animations.map { [$0] } ?? []
  }

  /// A change on a curve of two control points.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - point1: The first point, from 0 to 1 in time.
  ///   - point2: The second point, from 0 to 1 in time.
  ///   - animations: Changes the values; nil for what is added later.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    self.animations = animations.map { [$0] } ?? []
  }

  /// A change as a spring's.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - ratio: How much it is damped; 1 for no swinging.
  ///   - animations: Changes the values; nil for what is added later.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes a change at once.
  ///
  /// - Parameters:
  ///   - duration: Counts for nothing.
  ///   - delay: Counts for nothing.
  ///   - options: Count for nothing.
  ///   - animations: Changes the values.
  ///   - completion: Told that it is at its end; nil for nobody.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Position) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds to what it changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds to what it changes; no delay is waited for.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Has it go on in another way, which is at once.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }
  /// Adds who is told when it is over.
  open func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }
  /// Makes the change, all of it at once.
  open func startAnimation() {
    guard state == .inactive else { return }
    let work = animations
    let told = completions
    animations = []
    completions = []
    for change in work { change() }
    fractionComplete = 1
    for completion in told { completion(.end) }
  }
  /// Makes the change at once: no delay is waited for.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Has it stand; it is over already.
  open func pauseAnimation() {}
  /// Has it end; what was not begun is not made.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
    state = withoutFinishing ? .inactive : .stopped
  }
  /// Says where it ended.
  open func finishAnimation(at finalPosition: Position) {
    let told = completions
    completions = []
    state = .inactive
    for completion in told { completion(finalPosition) }
  }
}

extension UIView {
  /// How fast a change goes in its course.
  public enum AnimationCurve: Int, Sendable {
    /// Slowly at both ends.
    case easeInOut = 0
    /// Slowly at first.
    case easeIn = 1
    /// Slowly in the end.
    case easeOut = 2
    /// Evenly.
    case linear = 3
  }
}
