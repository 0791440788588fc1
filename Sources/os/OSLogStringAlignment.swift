/// How wide a value is written at least, and on which side of the room it stands.
public struct OSLogStringAlignment: Sendable {
  private enum Side { case left, right }

  private let side: Side?
  private let columns: Int

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(side: nil, columns: 0) }

  /// At the left, with spaces after it.
  ///
  /// - Parameter columns: The least number of characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  /// At the right, with spaces before it.
  ///
  /// - Parameter columns: The least number of characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  func aligned(_ text: String) -> String {
    guard let side else { return text }
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return side == .left ? text + padding : padding + text
  }
}
