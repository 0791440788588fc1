@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// Hands a search field to the navigation container, and tells the views inside whether it is in use.
struct SearchableModifier {
  @State private var isOwnActive = false
  @State private var submission = SearchSubmission()
  @Environment(\.submitActions) private var submitActions
  let text: Binding<String>
  let tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  nonisolated init(
    text: Binding<String>,
    tokens: SearchTokens? = nil,
    isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.text = text
    self.tokens = tokens
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (text, tokens) = (text, tokens)
    let isActive = isPresented ?? $isOwnActive
    submission.actions = submitActions
    let settings = SearchSettings(
      text: text,
      tokens: tokens,
      isActive: isActive,
      prompt: prompt,
      placement: placement,
      submission: submission
    )
    return
      content
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          tokens?.removeAll()
          isActive.wrappedValue = false
        }
      )
      .modifier(SearchPartsModifier(parts: SearchParts(settings: settings)))
  }
}

/// Hands what is said of a search to the navigation container around, and to those inside.
struct SearchPartsModifier {
  let parts: SearchParts

  nonisolated init(parts: SearchParts) { self.parts = parts }
}

extension SearchPartsModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformPreference(SearchKey.self) { $0.merge(parts) }
      .transformEnvironment(\.surroundingSearch) { outer in
        var merged = parts
        merged.merge(outer)
        outer = merged
      }
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
