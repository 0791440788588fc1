/// Where a view is, in relation to the visible area of the scroll view around it.
@frozen public enum ScrollTransitionPhase: Hashable, BitwiseCopyable {
  /// About to come in at the top edge, or the leading one of a scroll view that scrolls
  /// horizontally.
  case topLeading
  /// In the visible area.
  case identity
  /// About to come in at the bottom edge, or the trailing one of a scroll view that scrolls
  /// horizontally.
  case bottomTrailing

  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 and 1 in the order of the cases.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
