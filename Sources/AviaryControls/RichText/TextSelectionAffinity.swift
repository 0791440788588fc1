public import AviaryEngine

/// Which of two characters a place between them belongs to.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the surroundings say; the character before where they don't.
  case automatic
  /// The character before.
  case upstream
  /// The character behind.
  case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// Which character the attributes are taken from with which text is entered.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets which character the place belongs to where text is entered.
  ///
  /// In editors of attributed text, what is entered takes the attributes of that character.
  ///
  /// - Parameter affinity: `.upstream` and `.automatic` for the one before, `.downstream` for the one behind.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
