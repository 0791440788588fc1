extension Font {
  /// The kind of letters of a system font.
  public enum Design: Hashable, Sendable {
    /// The system's own letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
  }
}
