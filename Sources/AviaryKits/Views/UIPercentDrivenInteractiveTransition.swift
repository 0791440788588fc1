public import Foundation

/// What follows a finger where a controller comes or goes; never asked here.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// It begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it ends, where 1 is its own speed.
  var completionSpeed: CGFloat { get }
  /// The curve that it ends on.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger leads it from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Its own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// What leads a controller that comes or goes by a number, of UIKit: kept, since nothing asks.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?

  /// What leads a controller.
  @MainActor @preconcurrency public override init() { super.init() }

  /// How long all of it takes, in seconds; 0, since nothing moves.
  open var duration: CGFloat { 0 }
  /// How much of it is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends, where 1 is its own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve that it ends on.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// What tells the curve of all of it; nil for the usual one.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger leads it from the beginning.
  open var wantsInteractiveStart = true

  /// It begins.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }
  /// Has it stand.
  open func pause() { context?.pauseInteractiveTransition() }
  /// Says how much of it is done, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  /// Takes it back.
  open func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
  }
  /// Ends it.
  open func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
  }
}
