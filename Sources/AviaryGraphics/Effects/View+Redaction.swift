@_spi(Engine) public import AviaryEngine

/// Adds a reason for making what is shown unreadable: texts draw bars then (`TextNode.drawBars`), and pictures a plain
/// rectangle (`ImageNode`).
nonisolated struct RedactionModifier: _EnvironmentModifier, Equatable {
  let reasons: RedactionReasons

  func _apply(to values: inout EnvironmentValues) { values.redactionReasons.formUnion(reasons) }
}

/// Says whether what is shown is private.
nonisolated struct PrivacyModifier: _EnvironmentModifier, Equatable {
  let isSensitive: Bool

  func _apply(to values: inout EnvironmentValues) {
    values.textEnvironment.isPrivacySensitive = isSensitive
  }
}

extension View {
  /// Makes what is shown in this view unreadable, for a reason more than those around it have.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }

  /// Shows this view as it is, whatever the reasons around it.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that this view shows something private, which `redacted(reason: .privacy)` hides.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}
