public import AviaryInteraction
public import Foundation

/// Who is told what happens to a program, by UIKit's name.
///
/// Every member has a default that does
/// nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Before the first window is made; what is returned is not read.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// When the first window was made; what is returned is not read.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// When the program got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// When another program gets the keyboard.
  func applicationWillResignActive(_ application: UIApplication)
  /// Before a window is seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// When no window is seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// The program's window, where it has no scenes.
  var window: UIWindow? { get set }
  /// How a scene is made that is about to be there.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// When a person has thrown scenes away; never here.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// When memory is short; never here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// When a server knows the machine; never here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// When no server knows the machine; never here.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// When a server has something for the program; never here.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// An address is to be opened; whether it was: never here, where views have `onOpenURL`.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity is taken up; whether it was: never here, as views have `onContinueUserActivity`.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity is about to be taken up; never here.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// A thing of the program's symbol was chosen; never here.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// What is loaded in the background is there; never here.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Which ways a window may be turned; never asked here.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The clock jumped to another day or zone; never here.
  func applicationSignificantTimeChange(_ application: UIApplication)
}

/// What came of looking for something new.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It could not be looked for.
  case failed = 2
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// As the program's `Info.plist` says.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Opens nothing.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Takes nothing up.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Says nothing of it.
  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Does nothing but say that it was not done.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing but say that it is done.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// All ways.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Finds nothing.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

/// Who is told what happens to a program, by AppKit's name.
///
/// Every member has a default that does
/// nothing.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Before the first window is made.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// When the first window was made.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// When the program got the keyboard.
  func applicationDidBecomeActive(_ notification: Notification)
  /// When another program got the keyboard.
  func applicationDidResignActive(_ notification: Notification)
  /// Before another program gets the keyboard.
  func applicationWillResignActive(_ notification: Notification)
  /// Before the program ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether the program may end; asked by `terminate(_:)`.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether the program ends with its last window; it always does here, so the answer is not asked
  /// for.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether the program opens a window when it is called and has none; not asked for here.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// When addresses are to be opened; never here: views have `onOpenURL`.
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// It may.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  /// It does.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }
  /// It does.
  public func applicationShouldHandleReopen(
    _ sender: NSApplication,
    hasVisibleWindows flag: Bool
  ) -> Bool { true }
  /// Does nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
}
