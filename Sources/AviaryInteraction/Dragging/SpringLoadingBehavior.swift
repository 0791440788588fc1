@_spi(Engine) public import AviaryEngine

/// Whether a control is activated when something is dragged over it and held there.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As the platform does it: not.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  /// It is.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  /// It is not.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether controls are activated when something is dragged over them and held there.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Says whether the controls inside are activated when something is dragged over them and held there for a second.
  ///
  /// - Parameter behavior: Whether they are; not by default.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
