@_spi(Engine) public import AviaryEngine

/// How scrolling dismisses a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
  enum Mode { case automatic, immediately, interactively, never }

  let mode: Mode

  /// What suits the view that is scrolled.
  public static var automatic: ScrollDismissesKeyboardMode { .init(mode: .automatic) }
  /// As soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .immediately) }
  /// While the finger goes over it.
  public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(mode: .never) }
}

enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// How scrolling dismisses a keyboard on the screen.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets how scrolling inside dismisses a keyboard on the screen.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
