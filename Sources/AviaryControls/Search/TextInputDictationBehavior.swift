public import AviaryEngine

/// Whether a text can be dictated.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, inline, prevent }
  private let kind: Kind

  /// As it suits the platform.
  public static let automatic = Self(kind: .automatic)
  /// By a microphone in the field.
  ///
  /// - Parameter activation: How the microphone is used.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(kind: .inline)
  }
  /// It can't.
  public static let preventDictation = Self(kind: .prevent)

  fileprivate var asksForMore: Bool { kind == .inline }
}

extension View {
  /// Would set whether search fields can be dictated to; says once that nothing here listens, unless that is forbidden.
  ///
  /// - Parameter dictationBehavior: Whether and how.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    if dictationBehavior.asksForMore {
      Warnings.once("searchDictationBehavior has no effect: texts can't be dictated here")
    }
    return self
  }
}
