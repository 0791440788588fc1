@_spi(Engine) public import AviaryEngine

enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether scroll views can be scrolled by hand.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

nonisolated struct ScrollClipModifier: _EnvironmentModifier {
  let isDisabled: Bool

  func _apply(to values: inout EnvironmentValues) { values.isScrollClipDisabled = isDisabled }
}

nonisolated struct ScrollDisabledModifier: _EnvironmentModifier {
  let isDisabled: Bool

  // Inside of views that can't be scrolled nobody can make others scroll.
  func _apply(to values: inout EnvironmentValues) {
    values.isScrollEnabled = values.isScrollEnabled && !isDisabled
  }
}

extension View {
  /// Sets whether scroll views inside can be scrolled by hand.
  ///
  /// They can always be scrolled by the program.
  ///
  /// - Parameter disabled: Whether they can't be; inside of a disabled one they never can.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Sets whether a scroll view's content may be seen outside of the scroll view.
  ///
  /// - Parameter disabled: Whether it may; `true` by default.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipModifier(isDisabled: disabled))
  }
}
