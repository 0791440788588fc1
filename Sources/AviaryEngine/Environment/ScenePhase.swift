/// Whether a scene is in use.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, not in use.
  case inactive
  /// In use.
  case active

  /// Whether one phase is further from being used than another.
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// Whether the scene is in use; pictures are.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
