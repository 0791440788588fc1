import AviaryEngine
public import AviaryFoundation
public import Foundation

/// The program, by AppKit's name.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// Whether a program may end.
  public enum TerminateReply: UInt, Sendable {
    /// No.
    case terminateCancel = 0
    /// Yes.
    case terminateNow = 1
    /// It says so later, by `reply(toApplicationShouldTerminate:)`.
    case terminateLater = 2
  }

  /// What a modal window was ended by.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// What has a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The accepting button.
    public static let OK = ModalResponse(rawValue: 1)
    /// The button that cancels.
    public static let cancel = ModalResponse(rawValue: 0)
    /// Something else.
    public static let stop = ModalResponse(rawValue: -1000)
    /// Something that ends at once.
    public static let abort = ModalResponse(rawValue: -1001)
    /// It goes on.
    public static let `continue` = ModalResponse(rawValue: -1002)
    /// An alert's first button.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// An alert's second button.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// An alert's third button.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  /// How a program is seen on the desktop.
  public enum ActivationPolicy: Int, Sendable {
    /// As all are.
    case regular = 0
    /// Without a symbol.
    case accessory = 1
    /// Not at all.
    case prohibited = 2
  }

  /// The program.
  public static let shared = NSApplication()

  override init() {
    super.init()
    Program.observe { event in
      onMainThread { NSApplication.shared.handle(event) }
    }
  }

  /// Who is told what happens to the program.
  open var delegate: (any NSApplicationDelegate)?
  /// Whether the program has the keyboard.
  open private(set) var isActive = false
  /// Whether no window is seen.
  open private(set) var isHidden = false
  /// Whether the program runs.
  open private(set) var isRunning = false
  /// Light or dark for all windows; kept, and told once that `preferredColorScheme` decides.
  open var appearance: NSAppearance? {
    didSet { Missing.tell("NSApplication.appearance", "preferredColorScheme decides for views") }
  }
  /// The appearance that views are drawn in: the current one.
  open var effectiveAppearance: NSAppearance { .currentDrawing() }
  /// The symbol at the desktop's bar; kept, and not shown: the desktop file's is.
  open var applicationIconImage: NSImage!
  /// The program's place in the desktop's bar.
  public let dockTile = NSDockTile()

  private func handle(_ event: Program.Event) {
    switch event {
    case .willFinishLaunching: tell("WillFinishLaunching") { $0.applicationWillFinishLaunching($1) }
    case .didFinishLaunching:
      isRunning = true
      tell("DidFinishLaunching") { $0.applicationDidFinishLaunching($1) }
    case .didBecomeActive:
      isActive = true
      tell("DidBecomeActive") { $0.applicationDidBecomeActive($1) }
    case .willResignActive:
      tell("WillResignActive") { $0.applicationWillResignActive($1) }
      isActive = false
      tell("DidResignActive") { $0.applicationDidResignActive($1) }
    case .willEnterForeground: isHidden = false
    case .didEnterBackground: isHidden = true
    case .willTerminate: tell("WillTerminate") { $0.applicationWillTerminate($1) }
    }
  }

  private func tell(_ name: String, _ call: (any NSApplicationDelegate, Notification) -> Void) {
    let name = Notification.Name("NSApplication\(name)Notification")
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    if let delegate { call(delegate, notification) }
  }

  /// The windows that are open.
  open var windows: [NSWindow] { NSWindow.open }
  /// The window that has the keyboard; nil for none.
  open var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }
  /// The window that a person works in; the one that has the keyboard.
  open var mainWindow: NSWindow? { keyWindow }
  /// What is handled just now; nil: views take events themselves.
  open var currentEvent: NSEvent? { nil }

  /// Ends the program, if its delegate lets it: closes all windows.
  open func terminate(_ sender: Any?) {
    if delegate?.applicationShouldTerminate(self) ?? .terminateNow == .terminateNow {
      Program.services.end()
    }
  }

  /// Has a target perform a method.
  ///
  /// - Parameters:
  ///   - action: The method. `showSettingsWindow:` opens the program's settings, `toggleSidebar:`
  ///     shows or hides the sidebar.
  ///   - target: Who performs it; nil for the first that has it: the window that has the keyboard,
  ///     the program, its delegate.
  ///   - sender: Who sends it.
  /// - Returns: Whether somebody has performed it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    SentAction.send(action, to: target, from: sender)
  }

  /// Who would perform an action: the target, or the first that has it.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who is asked; nil for the window that has the keyboard, the program, their
  ///     delegates, and whom they name.
  ///   - sender: Who would send it.
  /// - Returns: Who has the method; nil for nobody.
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    SentAction.receiver(of: action, target, from: sender)
  }

  /// Who would perform an action; nil for nobody.
  open func target(forAction action: Selector) -> Any? {
    target(forAction: action, to: nil, from: nil)
  }

  /// Ends the program where its delegate said that it would tell later.
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { Program.services.end() }
  }

  /// Asks for the keyboard; the desktop decides who has it.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Asks for the keyboard; the desktop decides who has it.
  open func activate() {}

  /// How the program is seen on the desktop: as all are.
  open func activationPolicy() -> ActivationPolicy { .regular }

  /// Would show a panel that says what the program is; says once that there is none.
  ///
  /// - Parameter sender: Who asks for it.
  open func orderFrontStandardAboutPanel(_ sender: Any?) {
    Missing.tell("NSApplication.orderFrontStandardAboutPanel", "a Window of the app can say it")
  }

  /// What a panel says of the program.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Who made it.
    public static let credits = Self(rawValue: "Credits")
    /// What it is called.
    public static let applicationName = Self(rawValue: "ApplicationName")
    /// Its picture.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
    /// The number of its build.
    public static let version = Self(rawValue: "Version")
    /// Its version.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
  }

  /// Would show a panel that says what the program is; says once that there is none.
  ///
  /// - Parameter optionsDictionary: What it says.
  open func orderFrontStandardAboutPanel(
    options optionsDictionary: [AboutPanelOptionKey: Any] = [:]
  ) { orderFrontStandardAboutPanel(nil) }

  /// Says how the program is seen on the desktop; only as all are.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    if activationPolicy == .regular { return true }
    Missing.tell("NSApplication.setActivationPolicy", "the desktop shows all programs alike")
    return false
  }

  /// The menus of the program, nil while `Commands` make them.
  ///
  /// What is set is kept, and told once that it is not shown.
  open var mainMenu: NSMenu? {
    didSet {
      guard mainMenu != nil else { return }
      Missing.tell("NSApplication.mainMenu", "SwiftUI's Commands are shown")
    }
  }

  /// Closes the window that has the keyboard, or hides all; here nothing is hidden, which is told
  /// once.
  open func hide(_ sender: Any?) {
    Missing.tell("NSApplication.hide", "programs can't hide themselves on this desktop")
  }

  /// Calls a person's attention; here nothing does, which is told once.
  @discardableResult
  open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
    Missing.tell("NSApplication.requestUserAttention", "nothing here calls a person's attention")
    return 0
  }

  /// Shows a window, and waits until `stopModal` is called, or the window is closed.
  ///
  /// Other windows can be used meanwhile.
  ///
  /// - Returns: What `stopModal(withCode:)` said; `.abort` where the window was closed, or nothing
  ///   shows windows.
  open func runModal(for window: NSWindow) -> ModalResponse {
    let outer = modalWindow
    modalWindow = window
    modalResponse = nil
    window.show()
    while modalResponse == nil, window.isVisible, Program.services.handleEvent() {}
    modalWindow = outer
    return modalResponse ?? .abort
  }
  /// The window that `runModal(for:)` waits for; nil for none.
  open private(set) weak var modalWindow: NSWindow?
  private var modalResponse: ModalResponse?
  /// Ends `runModal(for:)`, which returns `.stop`.
  open func stopModal() { stopModal(withCode: .stop) }
  /// Ends `runModal(for:)`, which returns the code.
  open func stopModal(withCode returnCode: ModalResponse) { modalResponse = returnCode }
  /// The next thing that happened: none, as views take events themselves.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask,
    until expiration: Date?,
    inMode mode: RunLoop.Mode,
    dequeue: Bool
  ) -> NSEvent? { nil }
  /// Has something happen; nothing does, as views take events themselves.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {}
  /// Called with what happens; never here.
  open func sendEvent(_ event: NSEvent) {}

  /// How much a person's attention is called.
  public enum RequestUserAttentionType: UInt, Sendable {
    /// Until they come.
    case criticalRequest = 0
    /// Once.
    case informationalRequest = 10
  }
}

/// The program.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

extension NSApplication {
  /// Posted when the program was started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
  /// Posted before the program is started.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification"
  )
  /// Posted when the program got the keyboard.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification"
  )
  /// Posted when another program got the keyboard.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification"
  )
  /// Posted before another program gets the keyboard.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification"
  )
  /// Posted when displays come, go or change; nothing posts it here.
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification"
  )
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
}

/// A program's place in the desktop's bar.
@MainActor @preconcurrency
public final class NSDockTile: NSObject {
  nonisolated override init() {}

  /// What stands at the symbol; kept, and told once that nothing shows it.
  public var badgeLabel: String? {
    didSet { Missing.tell("NSDockTile.badgeLabel", "nothing here shows a text at symbols") }
  }
  /// Shows it anew; nothing shows it.
  public func display() {}
}
