public import Foundation

/// A change of values of UIKit's views over time: it is made at once, since nothing draws them.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// How far it is.
  public enum State: Int, Sendable {
    /// It has not begun.
    case inactive = 0
    /// It goes on.
    case active = 1
    /// It stands.
    case stopped = 2
  }

  /// Where it ended.
  public enum Position: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its beginning.
    case start = 1
    /// Between.
    case current = 2
  }

  /// How long it would take, in seconds.
  public let duration: TimeInterval
  /// How far it is.
  public private(set) var state = State.inactive
  /// How much of it is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it goes back.
  open var isReversed = false
  /// Whether it goes on: never, since it is made at once.
  open var isRunning: Bool { false }
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  /// A change on a curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    super.init()
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
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

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
