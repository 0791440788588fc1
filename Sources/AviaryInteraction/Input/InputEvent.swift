public import AviaryGeometry
public import Foundation

/// What a person does, as a window hears of it, or a test without one.
///
/// Locations are points of the root's space, y downwards. Times are those of one clock, which also gives the
/// times of ``ViewHost/tick(_:)``; they never run backwards.
@_spi(Engine) @_spi(Hosting) public enum InputEvent {
  /// A pointer moved, or a button or finger went down or came up.
  case pointer(Pointer)
  /// A wheel was turned, or fingers moved on a touchpad.
  case scroll(Scroll)
  /// A key went down, stayed down or came up.
  case key(Key)
  /// A text was entered, or an input method is about to.
  case text(Text)
  /// Two fingers moved apart or together; the value is the scale since the gesture began, 1 at first.
  case magnify(Pinch<CGFloat>)
  /// Two fingers turned; the value is the angle since the gesture began, clockwise, 0 at first.
  case rotate(Pinch<Angle>)
}

extension InputEvent {
  /// How far something is that takes a while.
  @_spi(Engine) @_spi(Hosting) public enum Phase: Sendable {
    case began, changed, ended
    /// It was called off: what was done so far does not count.
    case cancelled
  }

  /// What a pointer does: a mouse, a pen or a finger.
  @_spi(Engine) @_spi(Hosting) public struct Pointer {
    /// What happens.
    public enum Kind: Sendable {
      /// A button or a finger goes down.
      case down
      /// The pointer moves with a button or finger down.
      case moved
      /// The button or finger comes up.
      case up
      /// The press is called off, as when the window loses it.
      case cancelled
      /// The pointer moves with nothing down.
      case hoverMoved
      /// The pointer leaves the window; the location does not count.
      case left
    }

    /// The buttons of a mouse.
    public enum Button: Sendable {
      case primary, secondary, middle
    }

    /// What points.
    public enum Device: Sendable {
      case mouse, touch
    }

    /// What happens.
    public var kind: Kind
    /// Where it happened, in points of the root's space.
    public var location: CGPoint
    /// When it happened.
    public var time: Date
    /// Tells pointers that are down at the same time apart.
    public var id: Int
    /// The button that goes down or comes up.
    public var button: Button
    /// What points.
    public var device: Device
    /// The keys that were held with it.
    public var modifiers: EventModifiers
    /// 2 for the second of two quick presses in a place, as the desktop counts them; 1 for the first.
    public var clickCount: Int

    /// Creates what happened from its parts.
    public init(
      _ kind: Kind,
      at location: CGPoint,
      time: Date,
      id: Int = 0,
      button: Button = .primary,
      device: Device = .mouse,
      modifiers: EventModifiers = [],
      clickCount: Int = 1
    ) {
      self.kind = kind
      self.location = location
      self.time = time
      self.id = id
      self.button = button
      self.device = device
      self.modifiers = modifiers
      self.clickCount = clickCount
    }
  }

  /// Scrolling by a wheel or a touchpad.
  @_spi(Engine) @_spi(Hosting) public struct Scroll {
    /// How far the content is to move back, in points: a positive height shows what lies further down.
    ///
    /// A wheel's notch is as many points as the window likes, 40 or so.
    public var delta: CGSize
    /// Where it happened, in points of the root's space.
    public var location: CGPoint
    /// When it happened.
    public var time: Date
    /// `began` … `ended` for a touchpad; `changed` alone for each notch of a wheel.
    public var phase: Phase
    /// Whether the deltas are those of fingers, which the content follows, and after which it runs out.
    public var isPrecise: Bool
    /// The keys that were held with it.
    public var modifiers: EventModifiers

    /// Creates what happened from its parts.
    public init(
      _ delta: CGSize,
      at location: CGPoint,
      time: Date,
      phase: Phase = .changed,
      isPrecise: Bool = false,
      modifiers: EventModifiers = []
    ) {
      self.delta = delta
      self.location = location
      self.time = time
      self.phase = phase
      self.isPrecise = isPrecise
      self.modifiers = modifiers
    }
  }

  /// A key of a keyboard.
  @_spi(Engine) @_spi(Hosting) public struct Key {
    /// How far it is.
    public var phase: KeyPress.Phases
    /// The key, whatever it types.
    public var key: KeyEquivalent
    /// What the key types with the modifiers held; empty for keys that type nothing.
    public var characters: String
    /// The keys that were held with it.
    public var modifiers: EventModifiers
    /// When it happened.
    public var time: Date

    /// - Parameter characters: nil for the key's own character, or nothing for arrows and the like.
    public init(
      _ key: KeyEquivalent,
      _ phase: KeyPress.Phases = .down,
      characters: String? = nil,
      modifiers: EventModifiers = [],
      time: Date
    ) {
      self.key = key
      self.phase = phase
      self.characters = characters ?? (key.isFunctionKey ? "" : String(key.character))
      self.modifiers = modifiers
      self.time = time
    }
  }

  /// What an input method makes of keys.
  @_spi(Engine) @_spi(Hosting) public struct Text {
    /// What happens.
    public enum Kind {
      /// The text is entered where the caret is, in place of what was being composed.
      case commit(String)
      /// The text is being composed and is shown underlined at the caret; empty ends that. The caret is a number
      /// of UTF-8 bytes of the text.
      case preedit(String, caret: Int)
      /// Characters around the caret go, as counts of characters before and behind it.
      case deleteSurrounding(before: Int, after: Int)
    }

    /// What happens.
    public var kind: Kind
    /// When it happened.
    public var time: Date

    /// Creates what happened from its parts.
    ///
    /// - Parameters:
    ///   - kind: What happens.
    ///   - time: When it happened, by the host's clock.
    public init(_ kind: Kind, time: Date) {
      self.kind = kind
      self.time = time
    }
  }

  /// Two fingers on a touchpad or a screen.
  @_spi(Engine) @_spi(Hosting) public struct Pinch<Value> {
    /// What the fingers did since they came down.
    public var value: Value
    /// How far it is.
    public var phase: Phase
    /// Where it happened, in points of the root's space.
    public var location: CGPoint
    /// When it happened.
    public var time: Date

    /// Creates what happened from its parts.
    public init(_ value: Value, _ phase: Phase, at location: CGPoint, time: Date) {
      self.value = value
      self.phase = phase
      self.location = location
      self.time = time
    }
  }
}

extension KeyEquivalent {
  /// Whether the key types nothing that belongs into a text.
  package var isFunctionKey: Bool {
    let scalar = character.unicodeScalars.first?.value ?? 0
    return scalar < 0x20 || scalar == 0x7F || (0xF700...0xF8FF).contains(scalar)
  }
}
