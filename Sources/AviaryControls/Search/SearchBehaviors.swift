public import AviaryEngine

/// What a bar does while a search field is in use.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let keepsContent: Bool

  /// As it suits the platform: bars here stay as they are.
  public static var automatic: Self { Self(keepsContent: false) }
  /// It stays as it is.
  public static var avoidHidingContent: Self { Self(keepsContent: true) }
}

/// How dictation is begun.
public struct TextInputDictationActivation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case onLook, onSelect }
  private let kind: Kind

  /// By looking at the microphone.
  public static let onLook = Self(kind: .onLook)
  /// By choosing the microphone.
  public static let onSelect = Self(kind: .onSelect)
}

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
  /// Sets what bars do while a search field is in use; they stay as they are, whatever is set.
  ///
  /// - Parameter behavior: What they do.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

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
