@_spi(Engine) public import AviaryEngine

/// How far Apple's tools for writing may change a text; there are none here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, complete, limited, disabled }
  private let kind: Kind

  /// As it suits the text.
  public static let automatic = Self(kind: .automatic)
  /// In the text.
  public static let complete = Self(kind: .complete)
  /// Beside the text.
  public static let limited = Self(kind: .limited)
  /// Not at all.
  public static let disabled = Self(kind: .disabled)
}

extension EnvironmentValues {
  /// How far tools for writing may change texts: nil, since there are none here.
  public var writingToolsBehavior: WritingToolsBehavior? { nil }
}

extension View {
  /// Would set how far tools for writing may change texts; says once that there are none, unless they are switched off.
  ///
  /// - Parameter behavior: How far.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    if behavior == .complete || behavior == .limited {
      Warnings.once("writingToolsBehavior has no effect: there are no tools for writing here")
    }
    return self
  }

  /// Would show or hide the button of tools for writing; says once that there are none, unless it is hidden.
  ///
  /// - Parameter visibility: Whether it is shown.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    if visibility == .visible {
      Warnings.once("writingToolsAffordanceVisibility has no effect: there are no such tools here")
    }
    return self
  }
}
