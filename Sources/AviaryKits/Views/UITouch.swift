public import Foundation

/// A finger on a view of UIKit; none ever is, since Aviary's views take touches themselves.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// A finger came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stands still.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// How far it is.
  open internal(set) var phase = Phase.began
  /// What touches.
  open internal(set) var type = TouchType.direct
  /// How often the finger came down in the same place.
  open internal(set) var tapCount = 1
  /// When it last changed, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that it began in; nil for none.
  open internal(set) weak var view: UIView?
  /// The window that it began in; nil for none.
  open internal(set) weak var window: UIWindow?
  /// How hard it presses, where 1 is usual.
  open internal(set) var force: CGFloat = 0
  /// How hard it can press; 0 where that is not known.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// How broad it is, in points.
  open internal(set) var majorRadius: CGFloat = 0
  var place = CGPoint.zero
  var placeBefore = CGPoint.zero

  /// A touch at the origin.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Where it is, in a view; nil for its window.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(place, from: nil) } ?? place
  }
  /// Where it was before it moved, in a view; nil for its window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(placeBefore, from: nil) } ?? placeBefore
  }
  /// Where it is, as exactly as is known: as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened in a window of UIKit; nothing ever does.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// The machine was moved.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
    /// Scrolling.
    case scroll = 10
    /// A pointer over something.
    case hover = 11
    /// Two fingers beside the display.
    case transform = 14
  }

  /// Which kind within one kind.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// It was shaken.
    case motionShake = 1
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Buttons of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second one.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// What kind of thing happened.
  open internal(set) var type = EventType.touches
  /// Which kind within that.
  open internal(set) var subtype = EventSubtype.none
  /// When, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches; nil for none.
  open internal(set) var allTouches: Set<UITouch>?
  /// Buttons that are down.
  open internal(set) var buttonMask: ButtonMask = []

  /// An event without touches.
  @MainActor @preconcurrency public override init() { super.init() }

  /// The touches in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.view === view } }
  }
  /// The touches between two events; nil, since none are left out.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A button that is pressed, of UIKit; none ever is.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// Which button.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The one in the middle.
    case select = 4
    /// The one for menus.
    case menu = 5
    /// The one that plays and pauses.
    case playPause = 6
  }

  /// Which button.
  open internal(set) var type = PressType.select
  /// How far it is.
  open internal(set) var phase = UITouch.Phase.began
  /// The key; nil for a button that is none.
  open internal(set) var key: UIKey?
  /// When it last changed, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// How hard it is pressed, from 0 to 1.
  open internal(set) var force: CGFloat = 0
  /// The window that it began in; nil for none.
  open internal(set) weak var window: UIWindow?
  /// Who takes it; nil for nobody.
  open internal(set) weak var responder: UIResponder?

  /// A button.
  @MainActor @preconcurrency public override init() { super.init() }
}

/// What happens to buttons, of UIKit; nothing ever does.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// All buttons that are pressed.
  open var allPresses: Set<UIPress> { [] }
}
