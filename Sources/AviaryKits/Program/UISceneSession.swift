public import Foundation

/// Which ways an interface may be turned; kept, since desktops don't turn windows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What is kept of a scene over the program's runs, by UIKit's name; the program's `App` keeps it.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// What it is found by.
  public let persistentIdentifier = UUID().uuidString

  init(role: Role) { self.role = role }
}

/// How a scene is made, by UIKit's name.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Who is told about the scene: an object of the class is made.
  open var delegateClass: AnyClass?
  /// What kind of scene it is; kept.
  open var sceneClass: AnyClass?

  /// A way to make a scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A thing that a program's symbol offers, by UIKit's name.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// Which thing.
  public let type: String
  /// What it is called.
  public let localizedTitle: String

  /// A thing.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

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
}

/// Who is told what happens to a scene of windows, by UIKit's name.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's first window; by default nil, and what is set is forgotten.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// With what a scene is made.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The thing of the program's symbol that was chosen; none here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Addresses that are to be opened; views have `onOpenURL`.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// An address that a scene is to open, and from where it comes; views have `onOpenURL`, and none is made here.
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
