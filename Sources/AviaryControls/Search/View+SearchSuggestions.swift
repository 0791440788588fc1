@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

extension View {
  /// Lets a person choose what of this view is searched, by tags, below the field while they search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person choose what of this view is searched, by tags, below the field when `activation` says so.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = SearchScopePicker(scope: scope, scopes: scopes())
    return modifier(
      SearchViewModifier(
        part: SearchContentModifier(view: AnyView(picker), activation: activation)
      )
    )
  }

  /// Suggests what to search for, in a list below the field while it has the focus.
  ///
  /// A suggestion with a completion takes its place in the field when it is clicked on, or chosen with the arrow
  /// keys and return.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(
      SearchViewModifier(
        part: SearchContentModifier(view: AnyView(suggestions()), activation: nil)
      )
    )
  }

  /// Sets whether suggestions of what to search for are shown at some places.
  ///
  /// They are shown in a menu and nowhere else here.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(
      SearchPartsModifier(
        parts: SearchParts(hiddenSuggestions: visibility == .hidden ? placements : [])
      )
    )
  }

  /// Sets the text that this view stands for, where it is suggested to be searched for.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, completion)
  }

  /// Gives the focus to the search field of this view while a focus state is true.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Gives the focus to the search field of this view while a focus state has a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    modifier(
      SearchPartsModifier(parts: SearchParts(focus: [SearchFocus(binding, equals: value)]))
    )
  }
}

extension View {
  /// Gives this view a search field with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Gives this view a search field with a prompt that is looked up, and suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Gives this view a search field with a prompt, and suggestions.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}

/// The scopes of a search side by side.
private struct SearchScopePicker<Value: Hashable, Scopes: View> {
  let scope: Binding<Value>
  let scopes: Scopes

  nonisolated init(scope: Binding<Value>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }
}

extension SearchScopePicker: View {
  var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      Text("Scope")
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// Hands a view that belongs to a search to the navigation container around, and to those inside.
private struct SearchViewModifier {
  let part: SearchContentModifier

  nonisolated init(part: SearchContentModifier) { self.part = part }
}

extension SearchViewModifier: ViewModifier {
  func body(content: Content) -> some View {
    let inside = part.parts(
      SearchContent(id: SearchContentNode.nextID(), version: 0, view: part.view, environment: nil)
    )
    content
      .modifier(part)
      .transformEnvironment(\.surroundingSearch) { outer in
        var merged = inside
        merged.merge(outer)
        outer = merged
      }
  }
}
