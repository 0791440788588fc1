import AviaryEngine
import AviaryGraphics
public import Foundation

/// Controllers beside each other, of UIKit: a `TabView` in the windows of UIKit's programs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { hold(viewControllers ?? [], oldValue ?? []) }
  }
  /// Who is asked and told when a person chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Which is shown.
  open var selectedIndex = 0 { didSet { change.send() } }

  override func makeContent() -> AnyView {
    loadViewIfNeeded()
    return AnyView(TabBarControllerContent(self))
  }
  override var isShownBySwiftUI: Bool { viewControllers?.isEmpty == false }
  /// The controller that is shown, by `selectedIndex`; one that is not among them can't be set.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
  /// Puts other controllers in place of all.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Its bar.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.controller = self
    return bar
  }()
  /// The controllers that a person may put in another order; kept, since nobody may.
  open var customizableViewControllers: [UIViewController]?

  /// A person chooses a controller: the delegate may refuse it, and is told.
  func choose(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let chosen = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
      return change.send()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: chosen)
  }
}

/// Who is asked and told what a person chooses of tabs of UIKit.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a person may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person chose a controller, also the one that is shown.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  /// A person begins to put tabs in another order; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// A person is about to have put tabs in another order; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// A person has put tabs in another order; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Which ways it can be turned; never asked here.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Which way it is shown first; never asked here.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// What follows a finger from one controller to another; never asked here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What moves from one controller to another; never asked here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// A person may.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// All that the controller has that is shown.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all
  }
  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  /// As usual.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// As usual.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
