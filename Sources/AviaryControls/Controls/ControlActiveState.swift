public import AviaryEngine

/// Whether the window of a control is in use.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// It takes what is typed.
  case key
  /// It is in use.
  case active
  /// It is not.
  case inactive
}

enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
  /// Whether the window of a control is in use; pictures are.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window of a view looks as in use.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .active : .inactive }
  }
}
