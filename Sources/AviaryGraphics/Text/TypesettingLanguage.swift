@_spi(Engine) public import AviaryEngine
public import Foundation

/// In which language a text is set.
public struct TypesettingLanguage: Sendable, Equatable {
  /// nil for that of the surroundings.
  let language: Locale.Language?

  /// The language of the surroundings.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language, whatever that of the surroundings is.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// Says once that texts are set by their characters alone.
  fileprivate func note(isEnabled: Bool) {
    guard isEnabled, language != nil else { return }
    Warnings.once("typesettingLanguage has no effect: texts are set by their characters alone")
  }
}

extension Text {
  /// Sets in which language the text is set; texts are set by their characters, which is said once.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it counts; `true` by default.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    language.note(isEnabled: isEnabled)
    return self
  }

  /// Sets in which language the text is set; texts are set by their characters, which is said once.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it counts; `true` by default.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets in which language texts inside are set; they are set by their characters, which is said
  /// once.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it counts; `true` by default.
  @_disfavoredOverload
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View {
    language.note(isEnabled: isEnabled)
    return self
  }

  /// Sets in which language texts inside are set; they are set by their characters, which is said
  /// once.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it counts; `true` by default.
  @_disfavoredOverload
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
