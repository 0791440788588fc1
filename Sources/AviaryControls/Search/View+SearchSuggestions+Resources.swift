@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension View {
  /// Gives this view a search field with a prompt that is looked up, and suggestions.
  @_disfavoredOverload
  public nonisolated func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      suggestions: suggestions
    )
  }
}
