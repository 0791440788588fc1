import AviaryGraphics
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

/// How the bar of time and battery changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// One fades into the other.
  case fade = 1
  /// It moves.
  case slide = 2
}

/// What shows a controller over another one, of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// The controller that it is shown over; the one that is shown, where there is none.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// Who is asked and told, as the kinds know it that have a delegate of another protocol.
  final weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?
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
    presenting = presentingViewController
    super.init()
  }

  /// How it is shown: as its controller says.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// How it is shown in little room: as it is; nothing asks.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Whether it takes all of the window; nothing asks.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what it covers is taken away; nothing asks.
  open var shouldRemovePresentersView: Bool { false }
  /// What it adapts to in place of what is around it; kept.
  open var overrideTraitCollection: UITraitCollection?
  /// What it adapts to: what is current, with what was said for it.
  open var traitCollection: UITraitCollection {
    (overrideTraitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current)
      .with(traitOverrides, .unspecified)
  }
  /// What was said for it.
  open var traitOverrides: any UITraitOverrides = TraitValues()

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

/// Who is asked and told about what is shown over others: here of a person who closes a sheet.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How it is shown in little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// How it is shown in little room, by what it adapts to.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown in its place in another style; nil for itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// It is about to be shown in another style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
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
  /// As without what it adapts to.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
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

/// Who is told how high a sheet is, when a person gives it another height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person gave it another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A sheet of UIKit, in which a controller is presented that hosts SwiftUI.
///
/// Its heights, its corners and its line for dragging are shown; what else there is is kept.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// Who is asked and told.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { _delegate as? any UISheetPresentationControllerDelegate }
    set { _delegate = newValue }
  }
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

    private typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    private let resolver: Resolver?

    private init(_ identifier: Identifier, _ resolver: Resolver? = nil) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the room.
    open class func medium() -> Detent { Detent(.medium) }
    /// All of the room.
    open class func large() -> Detent { Detent(.large) }
    /// A height that is worked out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("aviary.\(UUID().uuidString)"), resolver) }

    /// How high it is, in points; nil where it can't be.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }
  }

  /// The heights that it can have.
  open var detents: [Detent] = [.large()] {
    didSet {
      hasOwnDetents = true
      change.send()
    }
  }
  /// Whether a program has said the heights.
  private(set) var hasOwnDetents = false
  /// Tells the view that shows it.
  let change = HostedChange()
  /// The height that it has; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { change.send() } }
  /// The greatest height at which what is below can be used; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { change.send() } }
  /// Whether a short line tells that it can be dragged.
  open var prefersGrabberVisible = false { didSet { change.send() } }
  /// Whether it becomes larger before its content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it lies at the lower edge in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its controller would like in little height.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { change.send() } }

  /// Whether it is as large as a page; kept.
  open var prefersPageSizing = true
  /// The view that it is shown from; kept.
  open var sourceView: UIView?
  /// Asks for heights that are worked out anew.
  open func invalidateDetents() { change.send() }

  /// Changes its values, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What the height of a sheet is worked out from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
  /// What the sheet adapts to.
  var containerTraitCollection: UITraitCollection { get }
}
