// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Gives this view a search field with tokens before its text.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), nil, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text; with a prompt that is looked up.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text; with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text; with a prompt that is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), nil, placement, Text(LocalizedStringKey(prompt)))
  }

  /// Gives this view a search field with tokens before its text; tells whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), isPresented, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text; with a prompt that is looked up,
  /// and tells whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text; with a prompt, and tells whether
  /// it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text; with a prompt that is looked up,
  /// and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(LocalizedStringKey(prompt)))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), nil, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt that is looked up.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt that is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), nil, placement, Text(LocalizedStringKey(prompt)))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; tells
  /// whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), isPresented, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt that is looked up, and tells whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a
  /// prompt that is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }), isPresented, placement, Text(LocalizedStringKey(prompt)))
  }

  /// Gives this view a search field with tokens before its text, which their views can change.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt that is looked up.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt that is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, Text(LocalizedStringKey(prompt)))
  }

  /// Gives this view a search field with tokens before its text, which their views can change;
  /// tells whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), isPresented, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt that is looked up, and tells whether it is in use.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), isPresented, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with
  /// a prompt that is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C.Element: Identifiable
  {
    searchable(text, SearchTokens(editableTokens, view: token), isPresented, placement, Text(LocalizedStringKey(prompt)))
  }
}
