/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether the key goes down, stays down or comes up.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    /// Creates a set of phases.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]

    /// A readable form.
    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
  }

  /// Whether an action made use of a key.
  public enum Result: Sendable {
    /// It did.
    case handled
    /// It did not; others may.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers

  package init(
    phase: Phases,
    key: KeyEquivalent,
    characters: String,
    modifiers: EventModifiers
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// A readable form.
  public var debugDescription: String { "KeyPress(\(phase), \"\(characters)\")" }
}
