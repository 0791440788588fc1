/// Keys that change the meaning of others.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift is held.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control is held.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, or Alt, is held.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, or the key with a logo, is held.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is on a numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The function key is held.
  @available(*, deprecated, message: "Function keys are reserved for system applications.")
  public static let function = EventModifiers(rawValue: 64)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
