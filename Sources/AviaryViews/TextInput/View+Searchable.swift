import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// Hands a search field to the navigation container, and tells the views inside whether it is in use.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  func body(content: Content) -> some View {
    let text = text
    let isPresented = isPresented
    return
      content
      .environment(\.isSearching, isPresented?.wrappedValue ?? false)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isPresented?.wrappedValue = false
        }
      )
      .preference(
        key: SearchKey.self,
        value: SearchSettings(text: text, prompt: prompt, placement: placement)
      )
  }
}

extension View {
  /// Gives this view a search field, which the navigation container around it shows.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt)
    )
  }

  /// Gives this view a search field with a prompt that is looked up.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field, and tells whether it is in use.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Gives this view a search field with a prompt that is looked up, and tells whether it is in use.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field with a prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
