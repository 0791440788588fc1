@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension View {
  /// Gives this view a search field with a prompt that is looked up.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// Gives this view a search field with a prompt that is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: LocalizedStringKey(prompt)
    )
  }
}
