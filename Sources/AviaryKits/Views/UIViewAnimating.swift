public import Foundation

/// How far a change of UIKit's views is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun.
  case inactive = 0
  /// It goes on.
  case active = 1
  /// It stands.
  case stopped = 2
}

/// Where a change of UIKit's views ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// Between.
  case current = 2
}

/// A change of values of UIKit's views that can be led.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it goes on.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// How much of it is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins it.
  func startAnimation()
  /// Begins it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Has it stand.
  func pauseAnimation()
  /// Has it end where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Says where it ended.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A change of values of UIKit's views that is made of closures.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds to what it changes, later than the rest.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds to what it changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds who is told when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Has it go on in another way.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Adds to what it changes, as if it were not later.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing: who takes part without closures has none.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing: who takes part without closures tells nobody.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Has it go on as it was.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }
}
