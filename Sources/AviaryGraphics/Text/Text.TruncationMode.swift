extension Text {
  /// Which part of a line that is too long gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }
}
