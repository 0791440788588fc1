public import AviaryEngine
public import Foundation

extension View {
  /// Sets how attributed text may look in this view: in texts, and in text editors.
  ///
  /// Texts and editors show only the attributes of the definition's scope, with the values that it allows; what is entered and
  /// formatted in an editor obeys it, and its menu offers only the formats that it allows.
  ///
  /// - Parameter definition: What may be.
  public nonisolated func attributedTextFormattingDefinition<
    D: AttributedTextFormattingDefinition
  >(_ definition: D) -> some View {
    environment(\.formattingRules, FormattingRules(definition))
  }

  /// Sets which attributes attributed text may have in this view.
  ///
  /// - Parameter scope: The attributes; all others are not shown.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: S.Type
  ) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }

  /// Sets which attributes attributed text may have in this view.
  ///
  /// - Parameter path: The attributes, such as `\.swiftUI`; all others are not shown.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ path: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(S.self)
  }
}
