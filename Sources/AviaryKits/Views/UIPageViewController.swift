import AviaryEngine
public import Foundation
import UniformTypeIdentifiers

/// Pages, of UIKit: kept, and nothing shows them; SwiftUI's `TabView` in pages is shown.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages come.
  public enum TransitionStyle: Int, Sendable {
    /// They are turned.
    case pageCurl = 0
    /// They are scrolled.
    case scroll = 1
  }

  /// Which way pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Which way one goes.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// What is said of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Room between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// How pages come.
  public private(set) var transitionStyle = TransitionStyle.pageCurl
  /// Which way pages lie.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// Who makes pages; never asked here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told; never here.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// One; there are no interface files here, so both names are nil.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
  }

  /// Goes to pages; nothing moves.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages; nil for none.
  ///   - direction: Counts for nothing.
  ///   - animated: Counts for nothing.
  ///   - completion: Told `true` at once; nil for nobody.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// Who makes pages; never asked here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told of pages; never here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person went to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// A person begins to go to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
}
