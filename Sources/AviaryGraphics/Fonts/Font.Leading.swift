extension Font {
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// Lines closer to each other.
    case tight
    /// Lines farther from each other.
    case loose
  }
}
