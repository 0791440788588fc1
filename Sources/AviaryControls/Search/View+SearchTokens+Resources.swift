@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension View {
  /// Gives this view a search field with tokens before its text; the prompt is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }

  /// Gives this view a search field with tokens before its text; the prompt is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; the prompt is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }

  /// Gives this view a search field with tokens before its text, and suggests further ones; the prompt is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }

  /// Gives this view a search field with tokens before its text, which their views can change; the prompt is looked up.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }

  /// Gives this view a search field with tokens before its text, which their views can change; the prompt is looked up, and tells whether it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text,
      editableTokens: editableTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: LocalizedStringKey(prompt),
      token: token
    )
  }
}
