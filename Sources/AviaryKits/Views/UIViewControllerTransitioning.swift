public import AviaryGeometry
public import Foundation

/// Who says how controllers come and go; never asked here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What shows a controller.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// How it comes.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How it goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads it as it comes.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What leads it as it goes.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// As usual.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// As usual.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nothing.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// How a controller comes or goes; never asked here.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// What moves the views and can be stopped.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// What moves nothing in that time.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      curve: .easeInOut
    )
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What takes part where a controller comes or goes.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What all of it lies in.
  var containerView: UIView { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How it is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how much of it is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a finger ends it.
  func finishInteractiveTransition()
  /// Says that a finger takes it back.
  func cancelInteractiveTransition()
  /// Has it stand.
  func pauseInteractiveTransition()
  /// How views are to be turned in the end.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// A controller that takes part; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part; nil for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Says that it is over.
  func completeTransition(_ didComplete: Bool)
}

/// Which controller takes part where one comes or goes.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view takes part where a controller comes or goes.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What happens beside a controller that comes, goes or changes its size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Changes values beside it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Changes values of a view beside it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a finger lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Changes values beside it, and tells nobody when it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known while a controller comes, goes or changes its size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// How it is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger led it at first.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped.
  var isInterruptible: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// How much of it is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when a finger lets it go.
  var completionVelocity: CGFloat { get }
  /// The curve that it ends on.
  var completionCurve: UIView.AnimationCurve { get }
  /// What all of it lies in.
  var containerView: UIView { get }
  /// How views are to be turned in the end.
  var targetTransform: CGAffineTransform { get }
  /// A controller that takes part; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part; nil for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
