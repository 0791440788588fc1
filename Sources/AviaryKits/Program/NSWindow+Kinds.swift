public import Foundation

extension NSWindow {
  /// Whether a window's title is seen.
  public enum TitleVisibility: Int, Sendable {
    /// It is.
    case visible = 0
    /// It is not.
    case hidden = 1
  }

  /// Which windows one lies above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the further in front.
    public let rawValue: Int

    /// A level of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above others.
    public static let floating = Level(rawValue: 3)
    /// As things in the desktop's bar.
    public static let statusBar = Level(rawValue: 25)
    /// As menus in the desktop's bar.
    public static let mainMenu = Level(rawValue: 24)
    /// As questions that nothing is done before.
    public static let modalPanel = Level(rawValue: 8)
    /// As menus that open.
    public static let popUpMenu = Level(rawValue: 101)
    /// As what covers all.
    public static let screenSaver = Level(rawValue: 1000)
  }

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
    /// It is laid out with others.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// It goes where others are laid out.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// Keys come to it in turn.
    public static let participatesInCycle = CollectionBehavior(rawValue: 32)
    /// It can fill a part of the display.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    /// It can't fill a part of the display.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    /// It is one of those that stand in the middle of work.
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    /// It comes along with others.
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    /// It is seen with all programs.
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
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

  /// What is seen of a window.
  public struct OcclusionState: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Something.
    public static let visible = OcclusionState(rawValue: 2)
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

  /// Whether a window becomes a tab of others.
  public enum TabbingMode: Int, Sendable {
    /// As a person wants.
    case automatic = 0
    /// If it can.
    case preferred = 1
    /// No.
    case disallowed = 2
  }

  /// Who sees what is in a window.
  public enum SharingType: UInt, Sendable {
    /// No other program.
    case none = 0
    /// All.
    case readOnly = 1
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

extension NSWindow {
  /// Posted for a window that the program opens: it got the keyboard.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification"
  )
  /// Posted for a window that the program opens: it lost the keyboard.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification"
  )
  /// Posted for a window that the program opens: it became the main one.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification"
  )
  /// Posted for a window that the program opens: it is no longer the main one.
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification"
  )
  /// What is seen of a window changed; not posted here.
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification"
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
