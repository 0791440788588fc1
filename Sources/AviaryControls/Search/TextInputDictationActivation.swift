/// How dictation is begun.
public struct TextInputDictationActivation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case onLook, onSelect }
  private let kind: Kind

  /// By looking at the microphone.
  public static let onLook = Self(kind: .onLook)
  /// By choosing the microphone.
  public static let onSelect = Self(kind: .onSelect)
}
