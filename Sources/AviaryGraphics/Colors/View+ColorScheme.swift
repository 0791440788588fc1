@_spi(Engine) public import AviaryEngine

/// The colour scheme that a view would like for all of its window.
package enum PreferredColorSchemeKey: PreferenceKey {
  package typealias Value = ColorScheme?

  /// The first view that prefers one decides.
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// The colour scheme that screens would like which lie under others: it holds where those above
/// don't say.
package enum CoveredColorSchemeKey: PreferenceKey {
  package typealias Value = ColorScheme?

  /// Of screens that lie over each other the last one is nearest to the top.
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}

nonisolated struct PreferredColorSchemeModifier: _EnvironmentModifier {
  let scheme: ColorScheme?

  func _apply(to values: inout EnvironmentValues) {
    if let scheme { values.colorScheme = scheme }
  }
}

extension View {
  /// Sets the colour scheme that the window around is shown in; nil leaves it to others.
  ///
  /// In pictures it holds for this view and what is inside.
  ///
  /// - Parameter colorScheme: Light or dark; nil for no wish.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the colour scheme of this view and what is inside.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
