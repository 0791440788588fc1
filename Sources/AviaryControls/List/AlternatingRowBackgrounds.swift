@_spi(Engine) public import AviaryEngine

/// Whether every other row of a list has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// nil leaves it to the list's style.
  let alternates: Bool?

  /// As the list's style says.
  public static let automatic = Self(alternates: nil)
  /// Every other row has one, where rows don't stand on cards.
  public static let enabled = Self(alternates: true)
  /// No row has one.
  public static let disabled = Self(alternates: false)
}

private enum AlternatingRowBackgroundsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether every other row of lists has a background of its own.
  var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowBackgroundsKey.self] }
    set { self[AlternatingRowBackgroundsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether every other row of lists in this view has a background of its own.
  ///
  /// - Parameter behavior: Whether it has; `.enabled` by default. Rows on cards never have.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
