import AviaryEngine
import AviaryGraphics
public import Foundation

/// Controllers over each other, of UIKit: a `NavigationStack` in the windows of UIKit's programs.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      hold(viewControllers, oldValue)
      if oldValue.last !== viewControllers.last { tellOfTop() }
    }
  }
  /// Who is told which controller is shown, when `viewControllers` change.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var barClass: AnyClass?
  private var toolbarClass: AnyClass?
  /// Its bar.
  public private(set) lazy var navigationBar =
    makeObject(barClass as? UINavigationBar.Type ?? UINavigationBar.self)
  /// Its bar of tools: kept, and not shown.
  public private(set) lazy var toolbar: UIToolbar! =
    makeObject(toolbarClass as? UIToolbar.Type ?? UIToolbar.self)
  /// Whether its bar of tools is not seen: kept, since it never is.
  open var isToolbarHidden = true
  /// Whether its bar goes away while its content is swiped; kept.
  open var hidesBarsOnSwipe = false
  /// Whether its bar goes away when its content is tapped; kept.
  open var hidesBarsOnTap = false
  /// Whether its bar goes away for a keyboard; kept.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether its bar goes away in little height; kept.
  open var hidesBarsWhenVerticallyCompact = false
  /// What swipes back; kept, since SwiftUI's stacks swipe by themselves.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// Whether its bar is not seen.
  open var isNavigationBarHidden = false { didSet { change.send() } }

  override func makeContent() -> AnyView {
    loadViewIfNeeded()
    return AnyView(NavigationControllerContent(self))
  }
  override var isShownBySwiftUI: Bool { !viewControllers.isEmpty }

  /// Whether a change that is just made was asked to move.
  private var moves = false
  /// The controller that the delegate was told of last.
  private weak var toldOf: UIViewController?

  private func change(animated: Bool, _ body: () -> Void) {
    moves = animated
    body()
    moves = false
  }

  /// Tells the delegate of the controller that is shown, where it is another one than before.
  func tellOfTop() {
    guard let delegate, let top = viewControllers.last, top !== toldOf else { return }
    toldOf = top
    delegate.navigationController(self, willShow: top, animated: moves)
    delegate.navigationController(self, didShow: top, animated: moves)
  }

  /// A person goes back until so many are left.
  func keepFirst(_ count: Int) {
    guard count < viewControllers.count else { return }
    change(animated: true) { viewControllers.removeLast(viewControllers.count - count) }
  }

  /// One without controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One whose bars are of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A class of bars with `init()`; nil for `UINavigationBar`.
  ///   - toolbarClass: A class of bars of tools with `init()`; nil for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  /// One that begins with a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    hold(viewControllers, [])
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown, or what it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Goes back to a controller; those that go are returned, nil where it is not among them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    change(animated: animated) { viewControllers.removeSubrange((index + 1)...) }
    return gone
  }
  /// Puts other controllers in place of all.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated: animated) { self.viewControllers = viewControllers }
  }
  /// Goes on to a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) { viewControllers.append(viewController) }
  }
  /// Goes back from a controller, which is returned; nil from the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
    change(animated: animated) { viewControllers.removeLast() }
    return top
  }
  /// Goes back to the first controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    change(animated: animated) { viewControllers = Array(viewControllers.prefix(1)) }
    return gone
  }
  /// Shows or hides its bar; nothing draws it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides its bar of tools; nothing draws it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
