/// Keys that change the meaning of others.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  @available(*, deprecated, message: "Function keys are reserved for system applications.")
  public static let function = EventModifiers(rawValue: 64)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
