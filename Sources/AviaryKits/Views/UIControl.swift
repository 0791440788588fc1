public import AviaryFoundation
public import Foundation

/// A control of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down once more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its text is no longer edited, by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Whatever fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// A finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is pressed.
  open var isHighlighted = false
  /// How it is.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a finger is on it: never.
  open var isTracking: Bool { false }
  /// Whether a finger that is on it is within it: never.
  open var isTouchInside: Bool { false }
  /// Where content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether its main action opens its menu.
  open var showsMenuAsPrimaryAction = false
  private var registered: [(action: UIAction, events: Event)] = []
  private var targets: [(target: TargetAction, events: Event)] = []

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that does something as its main action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Has it do something when something happens to it: where `sendActions(for:)` says so, since
  /// nothing touches it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    registered.append((action, controlEvents))
  }
  /// Has it do something no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registered.removeAll {
      $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Does what is to be done when something happens.
  open func sendActions(for controlEvents: Event) {
    for entry in registered where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(by: self)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.target.action, to: entry.target.target, for: nil)
    }
  }
  /// Has a target perform a method when something happens to it.
  ///
  /// - Parameters:
  ///   - target: Who performs it, not kept; nil for the first that can.
  ///   - action: The method.
  ///   - controlEvents: What happens, where `sendActions(for:)` says so, since nothing touches it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((TargetAction(target, action), controlEvents))
  }
  /// Has a target perform a method no longer.
  ///
  /// - Parameters:
  ///   - target: Who performs it; nil for all.
  ///   - action: The method; nil for all.
  ///   - controlEvents: What happens.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll {
      $0.target.isMatched(by: target, action) && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Who performs methods for it.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target.target as? NSObject })
  }
  /// Has a target perform a method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    SentAction.send(action, to: target, from: self, for: event)
  }
  /// Does something, as the control.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }
  /// Whether a finger that comes down is followed: it is; never asked here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a finger that moves is followed on: it is; never asked here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a finger went up; never here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a finger is followed no longer; never here.
  open func cancelTracking(with event: UIEvent?) {}

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// In all of the width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// In all of the height.
    case fill = 3
  }
}
