extension Text {
  /// The case that the letters of a text are turned into.
  public enum Case: Hashable, Sendable {
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
    case lowercase
  }
}
