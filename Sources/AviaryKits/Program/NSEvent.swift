public import Foundation

/// What happened, by AppKit's name; nothing is told of in this way here.
@MainActor @preconcurrency
open class NSEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: UInt, Sendable {
    /// The first button of a pointer went down.
    case leftMouseDown = 1
    /// The first button of a pointer went up.
    case leftMouseUp = 2
    /// The second button of a pointer went down.
    case rightMouseDown = 3
    /// The second button of a pointer went up.
    case rightMouseUp = 4
    /// The pointer moved.
    case mouseMoved = 5
    /// The pointer moved with its first button down.
    case leftMouseDragged = 6
    /// The pointer moved with its second button down.
    case rightMouseDragged = 7
    /// The pointer came in.
    case mouseEntered = 8
    /// The pointer went out.
    case mouseExited = 9
    /// A key went down.
    case keyDown = 10
    /// A key went up.
    case keyUp = 11
    /// A key such as shift went down or up.
    case flagsChanged = 12
    /// A wheel turned.
    case scrollWheel = 22
    /// Another button of a pointer went down.
    case otherMouseDown = 25
    /// Another button of a pointer went up.
    case otherMouseUp = 26
    /// Two fingers went apart.
    case magnify = 30
    /// Of AppKit itself.
    case appKitDefined = 13
    /// Of the system.
    case systemDefined = 14
    /// Of the program.
    case applicationDefined = 15
    /// Time passed.
    case periodic = 16
    /// The pointer's shape is wanted.
    case cursorUpdate = 17
    /// A pen moved.
    case tabletPoint = 23
    /// A pen came near.
    case tabletProximity = 24
    /// The pointer moved with another button down.
    case otherMouseDragged = 27
    /// Fingers moved.
    case gesture = 29
    /// Fingers were swept.
    case swipe = 31
    /// Two fingers turned.
    case rotate = 18
    /// Fingers began to move.
    case beginGesture = 19
    /// Fingers ended to move.
    case endGesture = 20
    /// Two fingers tapped twice.
    case smartMagnify = 32
    /// A look at a file was asked for.
    case quickLook = 33
    /// The pressure changed.
    case pressure = 34
    /// A finger touched a bar.
    case directTouch = 37
    /// Its mode changed.
    case changeMode = 38
  }

  /// A direction in which fingers move.
  public enum GestureAxis: Int, Sendable {
    /// None.
    case none = 0
    /// To the sides.
    case horizontal = 1
    /// Up and down.
    case vertical = 2
  }

  /// Kinds of things that happen.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Kinds of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One kind.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    /// The first button of a pointer went down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The first button of a pointer went up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The second button of a pointer went down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The second button of a pointer went up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// The pointer moved.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The pointer moved with its first button down.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// A key went down.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key went up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// A key such as shift went down or up.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// A wheel turned.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// Another button of a pointer went down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// Two fingers went apart.
    public static let magnify = EventTypeMask(type: .magnify)
    /// Another button of a pointer went up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The pointer moved with another button down.
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    /// The pointer came in.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The pointer went out.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// Of AppKit itself.
    public static let appKitDefined = EventTypeMask(type: .appKitDefined)
    /// Of the system.
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    /// Of the program.
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    /// Fingers moved.
    public static let gesture = EventTypeMask(type: .gesture)
    /// Fingers were swept.
    public static let swipe = EventTypeMask(type: .swipe)
    /// All.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Keys of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the number block.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// Fn.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// Those that don't depend on the device.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  /// How far a movement is.
  public struct Phase: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Steps of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It began.
    public static let began = Phase(rawValue: 1)
    /// It stands still.
    public static let stationary = Phase(rawValue: 2)
    /// It goes on.
    public static let changed = Phase(rawValue: 4)
    /// It is over.
    public static let ended = Phase(rawValue: 8)
    /// It was taken away.
    public static let cancelled = Phase(rawValue: 16)
    /// It might begin.
    public static let mayBegin = Phase(rawValue: 32)
  }

  /// What kind of thing happened.
  public let type: EventType
  /// Keys that are held.
  open internal(set) var modifierFlags: ModifierFlags = []
  /// The key, by the place on the keyboard.
  open internal(set) var keyCode: UInt16 = 0
  /// The letters of the key.
  open internal(set) var characters: String?
  /// The letters of the key without option and control.
  open internal(set) var charactersIgnoringModifiers: String?
  /// Whether the key is held.
  open internal(set) var isARepeat = false
  /// Where the pointer is in its window, in points.
  open internal(set) var locationInWindow = NSPoint.zero
  /// How many clicks in the same place.
  open internal(set) var clickCount = 1
  /// Which button.
  open internal(set) var buttonNumber = 0
  /// How far the wheel turned to the sides.
  open internal(set) var scrollingDeltaX: CGFloat = 0
  /// How far the wheel turned up and down.
  open internal(set) var scrollingDeltaY: CGFloat = 0
  /// How far it moved to the sides.
  open internal(set) var deltaX: CGFloat = 0
  /// How far it moved up and down.
  open internal(set) var deltaY: CGFloat = 0
  /// Whether a wheel tells points rather than lines.
  open internal(set) var hasPreciseScrollingDeltas = false
  /// How far a movement is.
  open internal(set) var phase: Phase = []
  /// How far it goes on by itself.
  open internal(set) var momentumPhase: Phase = []
  /// By how much two fingers went apart.
  open internal(set) var magnification: CGFloat = 0
  /// When, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window; nil for none.
  open internal(set) weak var window: NSWindow?

  init(type: EventType) {
    self.type = type
    super.init()
  }

  /// Keys that are held now; not known.
  public nonisolated class var modifierFlags: ModifierFlags { [] }
  /// Where the pointer is on the display; not known.
  public nonisolated class var mouseLocation: NSPoint { .zero }
  /// Which buttons are down, as bits; not known.
  public nonisolated class var pressedMouseButtons: Int { 0 }

  /// Would have something told what happens in the program's windows, and change it: says once that
  /// it is told nothing.
  ///
  /// - Parameters:
  ///   - mask: What it is told.
  ///   - block: Told of each; never called.
  /// - Returns: What ends it.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    Missing.tell("NSEvent.addLocalMonitorForEvents", "onKeyPress and gestures tell of events")
    return NSObject()
  }

  /// Would have something told what happens in other programs: says once that it is told nothing.
  ///
  /// - Parameters:
  ///   - mask: What it is told.
  ///   - block: Told of each; never called.
  /// - Returns: What ends it.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    Missing.tell("NSEvent.addGlobalMonitorForEvents", "other programs' events are their own")
    return NSObject()
  }

  /// Ends what `addLocalMonitorForEvents` or `addGlobalMonitorForEvents` began.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
