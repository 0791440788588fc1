import AviaryEngine
public import Foundation

/// What manages a view of UIKit: of its views those of SwiftUI are shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// Tells the view that shows it.
  let change = HostedChange()
  /// What is shown over it.
  private(set) var presented: UIViewController?
  private weak var presenting: UIViewController?

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
  /// What SwiftUI shows of it: the views that are hosted in it; a box with its name where there are none.
  func makeContent() -> AnyView {
    let view = view as UIView
    let hosted = children.isEmpty ? [] : children.map { KitContent.of($0) }
    return hosted.isEmpty
      ? view.hostedContent ?? KitContent.of(view) : KitContent.over(hosted, type(of: self), "UIKit")
  }

  /// What SwiftUI shows of it, with what it presents.
  final var content: AnyView { KitContent.of(self) }

  /// Called before its view is seen, in a representable or a window of a program of UIKit.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells a controller in this one that it is about to come or go; nobody shows it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Tells a controller in this one that it has come or gone; nobody shows it.
  open func endAppearanceTransition() {}
  /// Called when its view is seen, in a representable or a window of a program of UIKit.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before its view is no longer seen, in a representable or a window of a program of UIKit.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when its view is no longer seen, in a representable or a window of a program of UIKit.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the views in it are placed: when it is shown, and where its size changes.
  open func viewWillLayoutSubviews() {}
  /// Called when the views in it were placed.
  open func viewDidLayoutSubviews() {}

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
    change.send()
  }

  /// Takes it out of the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent?.change.send()
    parent = nil
  }

  /// Has others be those in it, and what shows it know.
  final func hold(_ controllers: [UIViewController], _ before: [UIViewController]) {
    for controller in before where controller.parent === self { controller.parent = nil }
    for controller in controllers { controller.parent = self }
    children = controllers
    change.send()
  }

  /// Called when it comes into another controller.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when it came into another controller.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that is shown over it; nil for none.
  open var presentedViewController: UIViewController? { presented }
  /// The controller that it is shown over; nil for none.
  open var presentingViewController: UIViewController? { presenting }

  /// Shows a controller over this one: a question as a window of its own, what hosts a view as a sheet.
  ///
  /// Others are not shown, which is told once.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Counts for nothing: sheets always move.
  ///   - completion: Called when it is shown; nil for nothing.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let question = viewControllerToPresent as? UIAlertController {
      question.ask()
    } else if UIWindow.shows(self), viewControllerToPresent.isShownBySwiftUI, presented == nil {
      (outermost as? RootStandIn)?.makeRoom()
      presented = viewControllerToPresent
      viewControllerToPresent.presenting = self
      change.send()
    } else {
      Missing.tell(
        "\(type(of: viewControllerToPresent))",
        "nothing here presents controllers of UIKit"
      )
    }
    completion?()
  }

  /// Whether there is something of SwiftUI in it to show.
  var isShownBySwiftUI: Bool {
    loadViewIfNeeded()
    return view.hostedContent != nil || children.contains(where: \.isShownBySwiftUI)
  }

  /// Closes what is shown over it, or else itself.
  ///
  /// - Parameters:
  ///   - flag: Counts for nothing: sheets always move.
  ///   - completion: Runs at once; nil for nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presented != nil { didDismiss() } else { outermost.presenting?.didDismiss() }
    completion?()
  }

  /// The controller around all that it is in.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// A person closed what was shown over it.
  func didDismissByPerson() {
    let shown = presented?.presentationController
    if let shown { shown.delegate?.presentationControllerWillDismiss(shown) }
    didDismiss()
    if let shown { shown.delegate?.presentationControllerDidDismiss(shown) }
  }

  /// What was shown over it is gone.
  func didDismiss() {
    presented?.presenting = nil
    presented = nil
    change.send()
  }

  /// What it adapts to: as the controller around it, or what is current, with what was said for it.
  open var traitCollection: UITraitCollection {
    (parent?.traitCollection ?? .current).with(traitOverrides, overrideUserInterfaceStyle)
  }
  /// What was said for it and the controllers in it.
  open var traitOverrides: any UITraitOverrides = TraitValues()
  /// Called when what it adapts to changed; never here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before its size changes; never here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when what lies around its view changed; never here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called while its view comes to be seen, before the views in it are placed.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Makes the rules of its view; by default nothing.
  open func updateViewConstraints() {}

  /// Its view, where it was made; nil before.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes its view, where it was not made before.
  open func loadViewIfNeeded() { _ = view }
  /// How it comes to be shown over others.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Which appearance it has.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Room that it adds to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Which edges of its view lie below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether its view lies below bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether controllers are shown over it, rather than over the one around it.
  open var definesPresentationContext = false
  /// Who says how it comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a bar of tabs goes away for it.
  open var hidesBottomBarWhenPushed = false
  /// Whether what it shows is edited.
  open var isEditing = false
  /// Says whether what it shows is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether there is no bar of time and battery: as told by a subclass; nothing asks.
  open var prefersStatusBarHidden: Bool { false }
  /// What the bar of time and battery looks like: as told by a subclass; nothing asks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the line at the lower edge goes away: as told by a subclass; nothing asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Edges at which gestures of the system wait: as told by a subclass; nothing asks.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Which ways it can be turned: as told by a subclass; nothing asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Which way it is shown first: as told by a subclass; nothing asks.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the machine: as told by a subclass; nothing asks.
  open var shouldAutorotate: Bool { true }
  /// How the bar of time and battery changes: as told by a subclass; nothing asks.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whose bar of time and battery counts: as told by a subclass; nothing asks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who says whether there is a bar of time and battery: as told by a subclass; nothing asks.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Who says whether the line at the lower edge goes away: as told by a subclass; nothing asks.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Who says at which edges gestures of the system wait: as told by a subclass; nothing asks.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Who says whether a pointer stays: as told by a subclass; nothing asks.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether a pointer stays where it is: as told by a subclass; nothing asks.
  open var prefersPointerLocked: Bool { false }
  /// Whether the keyboard stays where what is edited goes: as told by a subclass; nothing asks.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether it says what the bar of time and battery is like over others; kept.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Asks anew whether a pointer stays; it does not.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Asks anew at which edges gestures of the system wait; there are none.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks where keys are to go; views of SwiftUI have them.
  open func setNeedsFocusUpdate() {}
  /// Asks at once where keys are to go; views of SwiftUI have them.
  open func updateFocusIfNeeded() {}
  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}
  /// Called when it was made of an interface file; never here.
  open func awakeFromNib() {}
  /// Called before what it adapts to changes; never here.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// What happens beside it as it comes, goes or changes its size; nil, since nothing tells.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Whether views of its size are said to be another's by it; kept.
  open var providesPresentationContextTransitionStyle = false
  /// Whether it takes the keyboard back when it comes again; kept.
  open var restoresFocusAfterTransition = true
  /// Which way it looks: as told by a subclass; nothing asks.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// The part of it that is scrolled, for a bar; nil for the first.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews[edge.rawValue]
  }
  /// Says which part of it is scrolled, for bars at an edge; kept.
  open func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) {
    for bit in [1, 2, 4, 8] as [UInt] where edge.rawValue & bit != 0 {
      scrollViews[bit] = scrollView
    }
  }
  private var scrollViews: [UInt: UIScrollView] = [:]
  /// The name of the interface file that it was made of; nil, there is none.
  open var nibName: String? { nil }
  /// Where the interface file is that it was made of; nil, there is none.
  open var nibBundle: Bundle? { nil }
  /// The interface file that it was made of; nil, there is none.
  open var storyboard: UIStoryboard? { nil }
  /// Called before a way of an interface file is gone; never here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Missing.tell("UIViewController.performSegue", "there are no interface files here")
  }
  /// What it is kept by over the program's runs; kept.
  open var restorationIdentifier: String?
  /// Asks for the bar of time and battery anew; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the line at the lower edge anew; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks anew which ways it can be turned; a desktop's windows are not turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether it comes to be shown over another one: no.
  open var isBeingPresented: Bool { false }
  /// Whether it goes away: no.
  open var isBeingDismissed: Bool { false }
  /// Whether it comes into another one: no.
  open var isMovingToParent: Bool { false }
  /// Whether it leaves another one: no.
  open var isMovingFromParent: Bool { false }

  /// What the bar of a navigation shows for it.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a bar of tabs shows for it.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a bar of tools shows for it.
  open var toolbarItems: [UIBarButtonItem]?
  /// The navigation that it is in; nil for none.
  open var navigationController: UINavigationController? { around() }
  /// The tabs that it is in; nil for none.
  open var tabBarController: UITabBarController? { around() }
  /// The columns that it is in; nil for none.
  open var splitViewController: UISplitViewController? { around() }
  /// What shows it over others, by its style: a sheet or what points from something; else nil.
  open var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .popover: popoverPresentationController
    default: nil
    }
  }
  /// The sheet that it is shown in.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: nil)
  /// What it points from: kept, and not shown.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  private func around<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
  /// Goes on to a controller, in the navigation that it is in; else over it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
}
