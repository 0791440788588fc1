public import AviaryEngine

/// What Apple's devices have and a desktop's screen has not. These are what such a screen is.
extension EnvironmentValues {
  /// Whether the screen is dimmed, as on a wrist that hangs down; never here, unless a view sets it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether the screen is recorded or sent elsewhere; never known here, unless a view sets it.
  public var isSceneCaptured: Bool {
    get { self[SceneCaptureKey.self] }
    set { self[SceneCaptureKey.self] = newValue }
  }

  /// Whether large pictures of what is under a finger are shown; never here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether animated pictures play; always here.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether flashing lights are dimmed; never here.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether the program is worked by switches; never known here.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether quick actions are on, as on a wrist; never here.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether the system is in its mode of few things; never here.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether controls have borders; never known here.
  public var accessibilityShowBorders: Bool { false }
}

private enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SceneCaptureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
