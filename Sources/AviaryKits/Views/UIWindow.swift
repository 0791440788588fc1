import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
public import Foundation

/// A window of UIKit: one that its program opens, or one of an `App`, seen from outside.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Whether it has the keyboard.
  open internal(set) var isKeyWindow = false
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene? { didSet { if windowScene == nil { over = nil } } }
  /// Which windows it lies above.
  open var windowLevel = Level.normal { didSet { if over != nil { showOver() } } }

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
  /// Of a program of UIKit it is a window of the desktop; with a level above that of others, and where the program is an
  /// `App`, a preview or a test, it lies over all that the window with the keyboard shows.
  open var rootViewController: UIViewController? {
    didSet {
      own.content = rootViewController?.content ?? AnyView(EmptyView())
      own.title = rootViewController?.title
      if oldValue !== rootViewController { oldValue?.viewIfLoaded?.ownWindow = nil }
      if isAskedFor { show() }
    }
  }
  /// Whether it is to be seen as soon as it has something to show.
  private var isAskedFor = false
  /// The window over others that it is; nil where it is none, or is not seen.
  private var over: WindowOver?
  /// What it stands for that has no window of UIKit's: what an `App`, a preview or a test shows.
  final var shownRoot: ViewRoot? { standsFor?.root }
  private var standsFor: RootReference?
  /// The windows that lie over others.
  private static var everOver: [WeakWindow] = []
  /// Those of them that are seen, in the order in which they were shown.
  static var shownOver: [UIWindow] {
    everOver.compactMap(\.window).filter { $0.over != nil }
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
    return around.contains { $0 is RootStandIn }
      || (shown + shownOver).contains { window in
        around.contains { $0 === window.rootViewController }
      }
  }

  private func show() {
    guard shownRoot == nil else { return }
    guard UIApplication.shared.ownsWindows, windowLevel == .normal else { return showOver() }
    if !Self.shown.contains(where: { $0 === self }) { Self.shown.append(self) }
    own.didClose = { [weak self] in MainActor.assumeIsolated { self?.didClose() } }
    if !Program.services.openWindow(own) {
      didClose()
      Missing.tell("UIWindow.makeKeyAndVisible", "nothing here shows windows")
    }
  }

  /// Shows it over all that the window with the keyboard shows.
  private func showOver() {
    isAskedFor = true
    guard let controller = rootViewController else { return }
    if over == nil {
      guard let root = Program.frontRoot else {
        return Missing.tell("UIWindow.makeKeyAndVisible", "nothing here shows windows")
      }
      let window = OverlayWindow(content: AnyView(EmptyView()), level: 0) {
        [weak self] point, isHit in
        MainActor.assumeIsolated { self?.takes(point, isHit) ?? false }
      }
      window.sizeChanged = { [weak self] size in
        MainActor.assumeIsolated { self?.frame = CGRect(origin: .zero, size: size) }
      }
      over = WindowOver(window, in: root)
      Self.everOver.removeAll { $0.window == nil || $0.window === self }
      Self.everOver.append(WeakWindow(window: self))
    }
    let view: UIView = controller.view
    view.ownWindow = self
    let colours = [backgroundColor, view.backgroundColor].compactMap(\.self)
    // Its view is as large as the window, whatever is in it.
    let content = KitContent.untold(controller)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(KitLife(kit: controller))
      .background { ForEach(colours.indices, id: \.self) { Color(uiColor: colours[$0]) } }
    over?.show(AnyView(content), level: windowLevel.rawValue)
  }

  /// Whether `hitTest` finds something at a point.
  private func takes(_ point: CGPoint, _ isHit: (CGPoint) -> Bool) -> Bool {
    guard let view = rootViewController?.viewIfLoaded else { return false }
    let part = view.subviews.lazy.compactMap { $0 as? HitPart }.first ?? HitPart()
    if part.superview == nil { view.addSubview(part) }
    return withoutActuallyEscaping(isHit) { isHit in
      part.isHit = isHit
      defer { part.isHit = nil }
      return hitTest(point, with: nil) != nil
    }
  }

  /// The foremost view at a point that takes touches: in its controller's view, or else itself.
  ///
  /// Where something of SwiftUI's is hit in a hosting controller's view, it is one in that view; beside it, that view.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event) else { return nil }
    guard found === self, let view = rootViewController?.viewIfLoaded else { return found }
    return view.hitTest(convert(point, to: view), with: event) ?? found
  }

  private func didClose() {
    Self.shown.removeAll { $0 === self }
    isKeyWindow = false
  }

  /// Whether it is not seen; true takes it away, false shows it where it has a controller.
  open override var isHidden: Bool {
    didSet {
      if isHidden {
        isAskedFor = false
        over = nil
        Program.services.closeWindow(own)
      } else {
        show()
      }
    }
  }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window that stands for what a root shows; nil for one that nothing is known of.
  init(_ root: ViewRoot?) {
    super.init(frame: .zero)
    standsFor = root?.reference
    rootViewController = root.map { RootStandIn($0) }
  }

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
  /// Where its program's windows are those of an `App`, it lies over all that the one with the keyboard shows.
  open func makeKeyAndVisible() { show() }
}

/// A window that its program holds, or nobody.
private struct WeakWindow {
  weak var window: UIWindow?
}
