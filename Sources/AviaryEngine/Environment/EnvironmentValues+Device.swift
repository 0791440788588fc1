@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

enum VoiceOverKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// How much space there is along an axis, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: a phone's.
  case compact
  /// Much.
  case regular
}

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

extension EnvironmentValues {
  /// How much space there is from side to side; a phone's unless set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much space there is from top to bottom; an upright phone's unless set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is in use; pictures are.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether a screen reader is in use.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
}
