/// What kind of thing a view of UIKit is when it is read out; kept, since no such view is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It makes a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// It is a text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It tells how things are when the program starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It can not be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It begins to play.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Its value can be made greater and less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// The next page comes when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// It is the head of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
