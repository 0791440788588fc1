public import Foundation

extension NSWindow {
  /// How windows lie over each other.
  public enum OrderingMode: Int, Sendable {
    /// In front.
    case above = 1
    /// Behind.
    case below = -1
    /// Not at all.
    case out = 0
  }

  /// What a window has around its content.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A style of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static let borderless = StyleMask([])
    /// A title.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that puts it away.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Edges that change its size.
    public static let resizable = StyleMask(rawValue: 8)
    /// A title of little height.
    public static let utilityWindow = StyleMask(rawValue: 16)
    /// It does not bring its program to the front.
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
    /// It is dark and shines through.
    public static let hudWindow = StyleMask(rawValue: 8192)
    /// Title and tools are one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
    /// It fills the display.
    public static let fullScreen = StyleMask(rawValue: 16384)
    /// Content is also below its title.
    public static let fullSizeContentView = StyleMask(rawValue: 32768)
  }

  /// What a window does among others.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is on all desktops.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// It comes along.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// It stays where others are laid out.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// Keys don't come to it in turn.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// It can fill the display.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// It is seen where another one fills the display.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// It can't fill the display.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
  }

  /// How a window comes and goes.
  public enum AnimationBehavior: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// At once.
    case none = 2
    /// As a document.
    case documentWindow = 3
    /// As a palette.
    case utilityWindow = 4
    /// As a question.
    case alertPanel = 5
  }

  /// A button of a window's title.
  public enum ButtonType: UInt, Sendable {
    /// It closes the window.
    case closeButton = 0
    /// It puts the window away.
    case miniaturizeButton = 1
    /// It makes the window larger.
    case zoomButton = 2
  }

  /// How a window's content is kept.
  public enum BackingStoreType: UInt, Sendable {
    /// In a picture.
    case buffered = 2
  }

  /// Which line is below a title.
  public enum TitlebarSeparatorStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// None.
    case none = 1
    /// A line.
    case line = 2
    /// A shadow.
    case shadow = 3
  }

  /// Where its tools are.
  public enum ToolbarStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Below the title.
    case expanded = 1
    /// In the middle.
    case preference = 2
    /// Beside the title.
    case unified = 3
    /// Beside the title, in little height.
    case unifiedCompact = 4
  }
}

/// Who is told about windows of AppKit that the program opens: of closing and of the keyboard; the rest is not called.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether it may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// It is closed.
  func windowWillClose(_ notification: Notification)
  /// It got the keyboard.
  func windowDidBecomeKey(_ notification: Notification)
  /// It lost the keyboard.
  func windowDidResignKey(_ notification: Notification)
  /// Its size changed.
  func windowDidResize(_ notification: Notification)
  /// It was moved.
  func windowDidMove(_ notification: Notification)
  /// It fills the display.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// It no longer fills the display.
  func windowDidExitFullScreen(_ notification: Notification)
  /// The size that it may have.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}

extension NSWindowDelegate {
  /// It may.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// As it would have it.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
}

extension NSWindow {
  /// Posted for a window that the program opens: it got the keyboard.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification"
  )
  /// Posted for a window that the program opens: it lost the keyboard.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification"
  )
  /// A window became the main one; not posted here.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification"
  )
  /// Posted for a window that the program opens: it is closed.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification"
  )
  /// A window's size changed; not posted here.
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification"
  )
  /// A window was moved; not posted here.
  public nonisolated static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification"
  )
  /// A window fills the display; not posted here.
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification"
  )
  /// A window no longer fills the display; not posted here.
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification"
  )
}

/// A window of AppKit over others.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  /// Whether it lies above others.
  open var isFloatingPanel = false { didSet { level = isFloatingPanel ? .floating : .normal } }
  /// Whether it takes the keyboard only where something needs it.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether it can be used while a question is asked.
  open var worksWhenModal = false
}

/// What manages a window of AppKit.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?

  /// What manages a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { nil }

  /// What manages its content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Called when its window was made; never here.
  open func windowDidLoad() {}
  /// Makes its window of an interface file; there are none here.
  open func loadWindow() {}
  /// Whether its window is there.
  open var isWindowLoaded: Bool { window != nil }
  /// Shows its window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes its window.
  open func close() { window?.close() }
}

/// What a part of an interface of AppKit is found by.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Whether the ring of the keyboard is drawn.
public enum NSFocusRingType: UInt, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case none = 1
  /// Outside.
  case exterior = 2
}
