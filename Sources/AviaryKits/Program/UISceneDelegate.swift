public import AviaryInteraction
public import Foundation

/// Who is told what happens to a scene, by UIKit's name.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// It is there.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// It is no longer there.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It loses the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// It is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It is not seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened; views have `onOpenURL`, and nothing calls it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What is to be kept of it over the program's runs; never asked here.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// What was kept of it is taken up again; never here.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  /// An activity is about to be taken up; views have `onContinueUserActivity`: never here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity is taken up; views have `onContinueUserActivity`, and nothing calls it.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity could not be taken up; never here.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// An activity was brought up to date; never here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// Who is told what happens to a scene of windows, by UIKit's name.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's first window; by default nil, and what is set is forgotten.
  var window: UIWindow? { get set }
  /// Its space or what it adapts to changed; never here.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// A thing of the program's symbol was chosen; never here.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing but say that it was not done.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIScene {
  /// With what a scene is made.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The thing of the program's symbol that was chosen; none here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Activities that are to be taken up; views have `onContinueUserActivity`.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The program that asks for the scene; nil where that is not known.
    open var sourceApplication: String? { nil }
    /// What kind of activity comes from another machine; none here.
    open var handoffUserActivityType: String? { nil }
    /// Addresses that are to be opened; views have `onOpenURL`.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// An address that a scene is to open, and from where it comes; none is made here.
///
/// Views have `onOpenURL`.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// What is said beside the address.
  public final class OpenOptions: NSObject {
    /// The program that it comes from; nil where that is not known.
    public let sourceApplication: String? = nil
    /// What was said beside it; nil for nothing.
    public let annotation: Any? = nil
    /// Whether the file is not to be changed in its place.
    public let openInPlace = false
  }

  /// The address.
  public let url: URL
  /// What is said beside it.
  public let options = OpenOptions()

  init(url: URL) { self.url = url }
}
