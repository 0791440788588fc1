@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

extension View {
  private nonisolated func searchable(
    _ text: Binding<String>,
    _ tokens: SearchTokens,
    _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        tokens: tokens,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
  }

  /// Gives this view a search field with tokens before its text.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, SearchTokens(tokens, view: { token($0.wrappedValue) }), nil, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text; the prompt is looked up.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, view: { token($0.wrappedValue) }),
      nil,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text; with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, view: { token($0.wrappedValue) }),
      nil,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      prompt
    )
  }

  /// Gives this view a search field with tokens before its text; the prompt is looked up, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text; with a prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      nil,
      placement,
      prompt
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; the prompt is looked up.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      nil,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      nil,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      prompt
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; the prompt is looked up, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; with a prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
      isPresented,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, which their views can change.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, which their views can change; the prompt is looked up.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, SearchTokens(editableTokens, view: token), nil, placement, Text(prompt))
  }

  /// Gives this view a search field with tokens before its text, which their views can change, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, SearchTokens(editableTokens, view: token), isPresented, placement, prompt)
  }

  /// Gives this view a search field with tokens before its text, which their views can change; the prompt is looked up, and tells whether it is in use.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(editableTokens, view: token),
      isPresented,
      placement,
      Text(prompt)
    )
  }

  /// Gives this view a search field with tokens before its text, which their views can change; with a prompt, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View,
    S: StringProtocol
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text,
      SearchTokens(editableTokens, view: token),
      isPresented,
      placement,
      Text(prompt)
    )
  }
}
