/// Parts of the screen that something may cover.
@frozen public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt

  /// Makes the set whose bits are `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container, bars and paddings cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard on the screen covers; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}
