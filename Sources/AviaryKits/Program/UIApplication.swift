import AviaryEngine
public import AviaryFoundation
public import Foundation

/// The program, by UIKit's name.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// What the program is doing.
  public enum State: Int, Sendable {
    /// It has the keyboard.
    case active = 0
    /// It is seen.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// What is told when the program is started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that it is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The thing of its symbol that it is started by; never here.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
    /// The program that it is started by; never here.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The activity that it is started by; never here.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The kind of activity that it is started by; never here.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// The place that it is started by; never here.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey"
    )
    /// The devices that it is started by; never here.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
    )
    /// The message that it is started by; never here.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only by a program that the address belongs to; not asked for here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// How an address that comes in is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program that the address comes from.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// What was said beside the address.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    /// Whether the file is not to be changed in its place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  /// The program.
  public static let shared = UIApplication()

  override init() {
    super.init()
    Program.observe { event in
      onMainThread {
        UIApplication.shared.state = event.state ?? UIApplication.shared.state
        if let name = event.uiKitName {
          NotificationCenter.default.post(name: name, object: UIApplication.shared)
        }
        UIApplication.shared.tellDelegate(event)
      }
    }
  }

  private var state = State.inactive

  /// Who is told what happens to the program.
  open var delegate: (any UIApplicationDelegate)?
  /// What the program is doing.
  open var applicationState: State { state }
  /// Whether the program's windows are those that it opens, and not an `App`'s.
  package var ownsWindows = false

  /// Has the delegate of the scene open its window.
  private func connectScene() {
    guard let delegate, scene.delegate == nil else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self,
      configurationForConnecting: scene.session,
      options: options
    )
    scene.session.configuration = configuration
    guard let made = SceneDelegates.make(configuration, for: delegate) else { return }
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
    made.sceneWillEnterForeground(scene)
  }

  private func tellDelegate(_ event: Program.Event) {
    guard let delegate else { return }
    switch event {
    case .willFinishLaunching:
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    case .didFinishLaunching:
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
      connectScene()
    case .didBecomeActive:
      delegate.applicationDidBecomeActive(self)
      scene.delegate?.sceneDidBecomeActive(scene)
    case .willResignActive:
      scene.delegate?.sceneWillResignActive(scene)
      delegate.applicationWillResignActive(self)
    case .willEnterForeground:
      delegate.applicationWillEnterForeground(self)
      scene.delegate?.sceneWillEnterForeground(scene)
    case .didEnterBackground:
      scene.delegate?.sceneDidEnterBackground(scene)
      delegate.applicationDidEnterBackground(self)
    case .willTerminate:
      scene.delegate?.sceneDidDisconnect(scene)
      delegate.applicationWillTerminate(self)
    }
  }

  // MARK: - Addresses

  /// An address that opens the program's settings; the desktop has no page for them.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// An address that opens the settings of notifications; the desktop has no page for them.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether addresses of that kind are opened by something; any but those of Apple's settings.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && url.scheme != "app-settings" }

  /// Opens an address with the desktop's program for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Kept for sources that give some; nothing reads them here.
  ///   - completion: Told whether it was possible, before this returns.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if url.scheme == "app-settings" {
      Missing.tell("UIApplication.openSettingsURLString", "the desktop has no settings of programs")
      completion?(false)
      return
    }
    completion?(Program.services.openURL(url))
  }

  /// Opens an address with the desktop's program for it; whether it was possible.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Kept for sources that give some; nothing reads them here.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    url.scheme != "app-settings" && Program.services.openURL(url)
  }

  // MARK: - Scenes and windows

  final let scene = UIWindowScene()

  /// The program's scenes: one, with all windows.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// All windows.
  open var windows: [UIWindow] { scene.windows }
  /// The window that has the keyboard; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// Whether several windows can be open.
  open var supportsMultipleScenes: Bool { true }

  // MARK: - What the desktop decides

  /// Whether the display stays on; kept, and told once that the desktop decides.
  open var isIdleTimerDisabled = false {
    didSet {
      guard isIdleTimerDisabled else { return }
      Missing.tell("UIApplication.isIdleTimerDisabled", "the desktop decides when displays go off")
    }
  }
  /// The number at the program's symbol; kept, and told once that nothing shows it.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      guard applicationIconBadgeNumber != 0 else { return }
      Missing.tell(
        "UIApplication.applicationIconBadgeNumber",
        "nothing here shows a number at symbols"
      )
    }
  }
  /// Whether the program can have another symbol: no, the desktop entry names the one.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the program's other symbol: nil, it has its own.
  open var alternateIconName: String? { nil }
  /// Would give the program another symbol; here it fails, as it does where none is supported.
  ///
  /// - Parameters:
  ///   - alternateIconName: The symbol's name; nil for the program's own, which it has.
  ///   - completionHandler: Told, before this returns, of the error; nil for the program's own symbol.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }
  /// Would give the program another symbol.
  ///
  /// - Parameter alternateIconName: The symbol's name; nil for the program's own, which it has.
  /// - Throws: `CocoaError.featureUnsupported` for any name.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }
  /// The frame of a phone's bar with the time: `.zero`, there is none.
  open var statusBarFrame: CGRect { .zero }
  /// How large a person wants texts: as usual.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Which way interfaces are read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let language = Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Seconds that the program may run on in the background: as long as it likes.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the data on disk can be read: yes.
  open var isProtectedDataAvailable: Bool { true }

  private var lastTask = 0

  /// Says that work is to go on in the background, as it does here in any case.
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Says that work in the background is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for messages from a server; there are none here, which is told once.
  open func registerForRemoteNotifications() {
    Missing.tell("UIApplication.registerForRemoteNotifications", "there are none on the desktop")
  }

  /// Which ways windows may be turned; desktops don't turn them.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }
  /// The things that the program's symbol offers; kept, and told once that none are.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    didSet {
      guard shortcutItems?.isEmpty == false else { return }
      Missing.tell("UIApplication.shortcutItems", "the desktop file lists them")
    }
  }

  /// Has a target perform a method.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who performs it; nil for the first that has it: the text that is edited, which gives the keyboard back by
  ///     `resignFirstResponder`, the window that has the keyboard, the program, its delegate.
  ///   - sender: Who sends it.
  ///   - event: What happened.
  /// - Returns: Whether somebody has performed it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    SentAction.send(action, to: target, from: sender, for: event)
  }
}

/// Which way an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What tells work in the background apart.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// The work of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Posted when the program was started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the program got the keyboard.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when another program gets the keyboard.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when no window is seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before a window is seen again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted when the clock jumps to another day or zone; never here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  /// Posted when a picture of the screen was taken; never here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
}

extension Program.Event {
  fileprivate var uiKitName: Notification.Name? {
    switch self {
    case .willFinishLaunching: nil
    case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willTerminate: UIApplication.willTerminateNotification
    }
  }

  fileprivate var state: UIApplication.State? {
    switch self {
    case .didBecomeActive: .active
    case .willResignActive, .willEnterForeground: .inactive
    case .didEnterBackground: .background
    default: nil
    }
  }
}
