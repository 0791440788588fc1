@_spi(Engine) import AviaryEngine
public import Foundation

/// A part of a program's interface, by UIKit's name.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It has the keyboard.
    case foregroundActive = 0
    /// It is seen.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  override init() { super.init() }

  /// Who is told what happens to it; nil for nobody.
  open var delegate: (any UISceneDelegate)?
  /// What is known of it beyond its windows.
  public private(set) lazy var session: UISceneSession = {
    let session = UISceneSession(role: .windowApplication)
    session.scene = self
    return session
  }()
  /// What it says below its name; kept.
  open var subtitle = ""

  /// What it is doing.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Its name.
  ///
  /// It is the title of the window that has the keyboard; one that is set is kept, and windows are
  /// not renamed, which is told once.
  open var title: String! {
    get { ownTitle ?? Program.services.windows().first(where: \.isKey)?.title ?? "" }
    set {
      ownTitle = newValue
      Missing.tell("UIScene.title", "navigationTitle of SwiftUI's views names windows")
    }
  }
  private var ownTitle: String?

  /// Posted when a scene got the keyboard; the program's notifications are posted instead.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when a scene is not seen any more; the program's notifications are posted instead.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
  /// Posted before a scene is seen again; the program's notifications are posted instead.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
}

/// A scene of windows, by UIKit's name.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private var known: [(owner: AnyObject?, window: UIWindow)] = []

  override init() { super.init() }

  /// The windows that are open, the same objects as long as they are: those of the desktop, or the one of a preview or a
  /// test, and before these, in the order in which they were shown, those that the program shows over them.
  open var windows: [UIWindow] {
    var open = Program.services.windows()
    if open.isEmpty, let root = Program.frontRoot {
      let size = Program.screenSize ?? UIScreen.main.bounds.size
      open.append(.init(title: "", size: size, isKey: true, reference: nil, root: root))
    }
    known = open.map { window in
      let owner: AnyObject? = window.reference ?? window.root
      let old = known.first { $0.owner === owner && owner != nil }
      let made = UIWindow.known(by: window.reference) ?? old?.window ?? UIWindow(window.root)
      made.frame = CGRect(origin: .zero, size: window.size)
      made.isKeyWindow = window.isKey
      made.windowScene = self
      return (owner, made)
    }
    return known.map(\.window) + UIWindow.shownOver
  }

  /// The window that shows a root's views; nil for none, as in a picture that a view is drawn into.
  final func window(of root: ViewRoot) -> UIWindow? { windows.first { $0.shownRoot === root } }

  /// The window that has the keyboard; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// What it is shown on.
  open var screen: UIScreen { .main }
  /// Its bar of time and battery: there is none to see.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How large its windows may be: kept.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// What it adapts to: what is current, with what was said for it.
  open var traitCollection: UITraitCollection {
    UITraitCollection.current.with(traitOverrides, .unspecified)
  }
  /// What was said for it.
  open var traitOverrides: any UITraitOverrides = TraitValues()
  /// Which way it is turned: as a desktop's windows are.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

/// Which way an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 4
  /// On its left side.
  case landscapeRight = 3

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
