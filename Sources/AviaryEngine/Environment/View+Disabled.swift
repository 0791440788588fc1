enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: _EnvironmentModifier {
  let isDisabled: Bool

  func _apply(to values: inout EnvironmentValues) {
    // Written either way, so that a change is told to those inside alone.
    values.isEnabled = values.isEnabled && !isDisabled
  }
}

extension View {
  /// Says whether controls in this view can't be used; inside a disabled view they never can.
  ///
  /// - Parameter disabled: Whether they can't be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
