// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Presents a choice of actions with a title that is looked up while there is something that it
  /// is about.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(
      Text(titleKey),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) }
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while there is
  /// something that it is about.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(titleKey),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(
      Text(title),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) }
    )
  }

  /// Presents a choice of actions with a title and a message while there is something that it is
  /// about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(title),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title that is looked up while there is something that it
  /// is about.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) }
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while there is
  /// something that it is about.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(
      title,
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) }
    )
  }

  /// Presents a choice of actions with a title and a message while there is something that it is
  /// about.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - data: What the choice is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      title,
      data.isPresent(),
      titleVisibility,
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }
}
