import AviaryEngine
public import Foundation

/// A window of UIKit: one that its program opens, or one of an `App`, seen from outside.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Whether it has the keyboard.
  open internal(set) var isKeyWindow = false
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// Which windows it lies above.
  open var windowLevel = Level.normal

  /// Which windows one lies above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the further in front.
    public let rawValue: CGFloat

    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above the bar of time and battery.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }
  /// What fills it.
  ///
  /// Of a program of UIKit it is shown; where the program is an `App`, whose scenes are its windows, that is told once.
  open var rootViewController: UIViewController? {
    didSet {
      own.content = rootViewController?.content ?? AnyView(EmptyView())
      own.title = rootViewController?.title
    }
  }

  /// The window that the desktop shows for it.
  private let own = ProgramWindow()
  /// The windows of the program that are shown.
  private static var shown: [UIWindow] = []

  /// The window that the desktop shows by a reference; nil for those of an `App`.
  static func known(by reference: WindowReference?) -> UIWindow? {
    shown.first { $0.own.reference != nil && $0.own.reference === reference }
  }

  /// Whether a window shows a controller, or what it is in.
  static func shows(_ controller: UIViewController) -> Bool {
    let around = Array(
      sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    )
    return shown.contains { window in around.contains { $0 === window.rootViewController } }
  }

  private func show() {
    guard UIApplication.shared.ownsWindows else {
      return Missing.tell("UIWindow.makeKeyAndVisible", "Aviary shows the scenes of an App")
    }
    guard windowLevel == .normal else {
      return Missing.tell("UIWindow.windowLevel", "windows that lie over others are not shown")
    }
    if !Self.shown.contains(where: { $0 === self }) { Self.shown.append(self) }
    own.didClose = { [weak self] in MainActor.assumeIsolated { self?.didClose() } }
    if !Program.services.openWindow(own) {
      didClose()
      Missing.tell("UIWindow.makeKeyAndVisible", "nothing here shows windows")
    }
  }

  private func didClose() {
    Self.shown.removeAll { $0 === self }
    isKeyWindow = false
  }

  /// Whether it is not seen; true takes it away, false shows it where it has a controller.
  open override var isHidden: Bool {
    didSet {
      if isHidden { Program.services.closeWindow(own) } else if rootViewController != nil { show() }
    }
  }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it is shown on.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// Whether it may have the keyboard: it may.
  open var canBecomeKey: Bool { true }
  /// The window that it is in: itself.
  open override var window: UIWindow? { self }

  /// Shows it, in front of others.
  open func makeKey() { show() }
  /// Called when it got the keyboard; never here.
  open func becomeKey() {}
  /// Called when it lost the keyboard; never here.
  open func resignKey() {}
  /// Called with what happens in it; never here, where Aviary's views take events themselves.
  open func sendEvent(_ event: UIEvent) {}

  /// Posted when a window is seen; never here.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted when a window is not seen any more; never here.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted when a window got the keyboard; never here.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted when a window lost the keyboard; never here.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )

  /// Shows it, in front of others.
  ///
  /// In a program of UIKit, whose main type is an application delegate; where an `App` has scenes these are its windows,
  /// and that is told once.
  open func makeKeyAndVisible() { show() }
}
