/// A key by the character that it makes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points left, in every direction of reading.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points right, in every direction of reading.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape, which calls off.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace: deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// Goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Goes one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Goes one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of a numeric pad that takes the entry back.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Goes to the next control.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, which confirms.
  public static let `return` = KeyEquivalent("\r")
}
