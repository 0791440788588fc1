/// Whether the reader asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// Fonts have the weights they say.
  case regular
  /// Fonts are heavier than they say.
  case bold
}
