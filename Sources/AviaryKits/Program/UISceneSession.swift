public import AviaryInteraction
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

  /// The scene; nil where it is not there.
  open internal(set) weak var scene: UIScene?
  /// How the scene was made.
  open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// What the scene is taken up by again; kept while the program runs.
  open var stateRestorationActivity: NSUserActivity?
  /// What the program keeps of the scene; kept while it runs.
  open var userInfo: [String: Any]?

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
