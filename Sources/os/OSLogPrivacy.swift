/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable, Hashable {
  enum Kind: Hashable { case auto, `public`, `private`, sensitive }

  /// What stands for a value that may not be read.
  public enum Mask: Sendable, Hashable {
    /// A number that is the same for equal values of one run of the program.
    case hash
    /// Nothing that tells values apart.
    case none
  }

  let kind: Kind
  let mask: Mask

  /// Numbers and truth values are public, all else is private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// Who writes the program: `<private>` is seen, unless `AVIARY_LOG_PRIVATE=1` or a debugger asks
  /// for values.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// Nobody: `<private>` is seen, whoever asks.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

  /// As ``auto``, with something in its place where it is private.
  ///
  /// - Parameter mask: What is seen in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// As ``private``, with something in its place.
  ///
  /// - Parameter mask: What is seen in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }

  /// As ``sensitive``, with something in its place.
  ///
  /// - Parameter mask: What is seen in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }
}
