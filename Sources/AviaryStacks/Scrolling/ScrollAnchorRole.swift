/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Role { case initialOffset, sizeChanges, alignment }

  let role: Role

  /// Where the content lies at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
  /// What stays in place when the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
  /// Where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}
