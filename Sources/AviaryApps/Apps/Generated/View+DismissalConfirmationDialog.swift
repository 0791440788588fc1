// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Presents a choice of actions with a title that is looked up when a person closes the window,
  /// or `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    dismissalConfirmation(Text(titleKey), shouldPresent, AnyView(actions()))
  }

  /// Presents a choice of actions with a title that is looked up and a message when a person closes
  /// the window, or `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  ///   - message: The text below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    dismissalConfirmation(
      Text(titleKey),
      shouldPresent,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title when a person closes the window, or `dismissWindow`
  /// does.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    dismissalConfirmation(Text(title), shouldPresent, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message when a person closes the window, or
  /// `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    dismissalConfirmation(
      Text(title),
      shouldPresent,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title that is looked up when a person closes the window,
  /// or `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    dismissalConfirmation(
      Text(LocalizedStringKey(titleResource)),
      shouldPresent,
      AnyView(actions())
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message when a person closes
  /// the window, or `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    dismissalConfirmation(
      Text(LocalizedStringKey(titleResource)),
      shouldPresent,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title when a person closes the window, or `dismissWindow`
  /// does.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    dismissalConfirmation(title, shouldPresent, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message when a person closes the window, or
  /// `dismissWindow` does.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - shouldPresent: Whether it is asked then; where not, the window closes.
  ///   - actions: The buttons. Each but one that cancels closes the window after it has done its
  ///     work.
  ///   - message: The text below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text,
    shouldPresent: Bool,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    dismissalConfirmation(title, shouldPresent, AnyView(actions()), message: AnyView(message()))
  }
}
