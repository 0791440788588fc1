public import Foundation

/// What manages a view of UIKit: its values are kept, and nothing shows them.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// Its title.
  open var title: String?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// How it is shown over others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether it can't be closed by a swipe.
  open var isModalInPresentation = false
  /// The size that it would like, in points.
  open var preferredContentSize = CGSize.zero

  /// A controller; there are no interface files here, so both names are nil.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  /// Its view, made when it is asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether its view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes its view.
  open func loadView() { loadedView = UIView() }
  /// Called when its view was made.
  open func viewDidLoad() {}
  /// Called before its view is seen; never here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when its view is seen; never here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before its view is no longer seen; never here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when its view is no longer seen; never here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the views in it are placed; never here.
  open func viewWillLayoutSubviews() {}
  /// Called when the views in it were placed; never here.
  open func viewDidLayoutSubviews() {}

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes it out of the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when it comes into another controller.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when it came into another controller.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that is shown over it; none.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that it is shown over; none.
  open var presentingViewController: UIViewController? { nil }

  /// Would show a controller over this one; says once that it can't.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Missing.tell(
      "\(type(of: viewControllerToPresent))",
      "nothing here presents controllers of UIKit"
    )
    completion?()
  }

  /// Would close what is shown over it: nothing is.
  ///
  /// - Parameters:
  ///   - flag: Counts for nothing.
  ///   - completion: Runs at once; nil for nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// What it adapts to: what is current.
  open var traitCollection: UITraitCollection { .current }
}

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
  /// Over what is below.
  case overFullScreen = 5
  /// Beside what it belongs to.
  case popover = 7
}
