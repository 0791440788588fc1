public import AviaryEngine

/// Says once that screen readers decide how they speak.
private func tellOfSpeech(_ name: String) {
  Warnings.once("\(name) has no effect: screen readers here decide how they speak")
}

extension View {
  /// Would set how high this view's texts are spoken; says once that screen readers decide that.
  ///
  /// - Parameter value: From -1, lower, to 1, higher; 0 is as usual.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    if value != 0 { tellOfSpeech("speechAdjustedPitch") }
    return self
  }

  /// Would have all punctuation of this view's texts spoken; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether it is; `true` by default.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    if value { tellOfSpeech("speechAlwaysIncludesPunctuation") }
    return self
  }

  /// Would have what is announced spoken after what is spoken now; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether it is; `true` by default.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    if value { tellOfSpeech("speechAnnouncementsQueued") }
    return self
  }

  /// Would have this view's texts spelled; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether they are; `true` by default.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    if value { tellOfSpeech("speechSpellsOutCharacters") }
    return self
  }
}

extension Text {
  /// Would set how high the text is spoken; says once that screen readers decide that.
  ///
  /// - Parameter value: From -1, lower, to 1, higher; 0 is as usual.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    if value != 0 { tellOfSpeech("speechAdjustedPitch") }
    return self
  }

  /// Would have all punctuation of the text spoken; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether it is; `true` by default.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    if value { tellOfSpeech("speechAlwaysIncludesPunctuation") }
    return self
  }

  /// Would have what is announced spoken after what is spoken now; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether it is; `true` by default.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    if value { tellOfSpeech("speechAnnouncementsQueued") }
    return self
  }

  /// Would have the text spelled; says once that screen readers decide that.
  ///
  /// - Parameter value: Whether it is; `true` by default.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    if value { tellOfSpeech("speechSpellsOutCharacters") }
    return self
  }
}
