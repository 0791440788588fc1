@_spi(Engine) public import AviaryEngine

/// Whether buttons that are held act again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let value: Int

  /// As it is usual.
  public static let automatic = ButtonRepeatBehavior(value: 0)
  /// They do.
  public static let enabled = ButtonRepeatBehavior(value: 1)
  /// They act once.
  public static let disabled = ButtonRepeatBehavior(value: 2)
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons that are held act again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view that are held act again and again.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
