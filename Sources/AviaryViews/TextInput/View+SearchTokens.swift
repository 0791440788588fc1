import Foundation

extension View {
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) }),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: nil,
        placement: placement,
        prompt: prompt
      )
    )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
    )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: nil,
        placement: placement,
        prompt: Text(prompt)
      )
    )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
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
    modifier(
      SearchableModifier(
        text: text,
        tokens: SearchTokens(editableTokens, view: token),
        isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt)
      )
    )
  }

  /// Sets the token that this view stands for, where it is suggested to be searched for.
  ///
  /// Choosing it adds the token to those of the search, if it is of their type, and takes the text away.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchToken, token)
  }
}
