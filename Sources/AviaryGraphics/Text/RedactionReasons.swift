/// Why what is shown is made unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown only stands for what will be.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is shown is private, and somebody else may be looking.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
