public import AviaryGraphics
public import Foundation

/// How a controller is shown over others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// In all of the window.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet.
  case formSheet = 2
  /// Over the controller around it.
  case currentContext = 3
  /// As a presentation controller says.
  case custom = 4
  /// Over what is below.
  case overFullScreen = 5
  /// Over the controller around it, with what is below.
  case overCurrentContext = 6
  /// Beside what it belongs to.
  case popover = 7
}

/// How a controller comes to be shown over others.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// It turns about.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// A page is turned.
  case partialCurl = 3
}

/// What the bar of time and battery looks like.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the appearance.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

/// What shows a controller over another one, of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public private(set) unowned var presentedViewController: UIViewController
  /// The controller that it is shown over; nil for none.
  public private(set) weak var presentingViewController: UIViewController?
  /// Who is asked and told.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What all of it lies in; nil, since nothing is shown.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the view is.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }

  /// What shows a controller over another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }

  /// Called before it comes; never here.
  open func presentationTransitionWillBegin() {}
  /// Called when it came; never here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before it goes; never here.
  open func dismissalTransitionWillBegin() {}
  /// Called when it went; never here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before views are placed; never here.
  open func containerViewWillLayoutSubviews() {}
  /// Called when views were placed; never here.
  open func containerViewDidLayoutSubviews() {}
}

/// Who is asked and told about what is shown over others; never here.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How it is shown in little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether a person may close it.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// A person begins to close it.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// A person closed it.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// A person tried to close it and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// A person may.
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// A sheet of UIKit: its values are kept, and nothing shows it; SwiftUI's `sheet` is shown.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// What a height is found by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the room.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the room.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What it is found by.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half of the room.
    open class func medium() -> Detent { Detent(.medium) }
    /// All of the room.
    open class func large() -> Detent { Detent(.large) }
    /// A height that is worked out; never here.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights that it can have.
  open var detents: [Detent] = [.large()]
  /// The height that it has; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a short line tells that it can be dragged.
  open var prefersGrabberVisible = false
  /// Whether it becomes larger before its content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it lies at the lower edge in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its controller would like in little height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat?

  /// Changes its values, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet is worked out from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What points from something, of UIKit: its values are kept, and nothing shows it.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points from.
  open var sourceView: UIView?
  /// Where in that view, in points.
  open var sourceRect = CGRect.zero
  /// The item of a bar that it points from.
  open var barButtonItem: UIBarButtonItem?
  /// Which ways it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind it.
  open var backgroundColor: UIColor?
}

/// Which way something points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

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
}

/// What takes part where a controller comes or goes.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What all of it lies in.
  var containerView: UIView { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
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
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Changes values beside it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known while a controller comes, goes or changes its size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
}
