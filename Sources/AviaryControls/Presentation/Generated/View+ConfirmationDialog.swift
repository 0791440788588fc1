// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Presents a choice of actions with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    confirmation(Text(titleKey), isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is
  /// true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    confirmation(
      Text(titleKey),
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    confirmation(Text(title), isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    confirmation(
      Text(title),
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      titleVisibility,
      AnyView(actions())
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is
  /// true.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    confirmation(title, isPresented, titleVisibility, AnyView(actions()))
  }

  /// Presents a choice of actions with a title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    confirmation(
      title,
      isPresented,
      titleVisibility,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents a choice of actions with a title that is looked up while a binding is true and there
  /// is data.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(Text(titleKey), isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is
  /// true and there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(titleKey),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(Text(title), isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title and a message while a binding is true and there is
  /// data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(title),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title that is looked up while a binding is true and there
  /// is data.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) }
    )
  }

  /// Presents a choice of actions with a title that is looked up and a message while a binding is
  /// true and there is data.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents a choice of actions with a title while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    confirmation(title, isPresented, titleVisibility, data.map { AnyView(actions($0)) })
  }

  /// Presents a choice of actions with a title and a message while a binding is true and there is
  /// data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the choice is shown; an answer sets it to false.
  ///   - titleVisibility: Whether the title is shown; on a card in the middle it is unless hidden.
  ///   - data: What the choice is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons of what the choice is about.
  ///   - message: Makes the text below the title of what the choice is about.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    confirmation(
      title,
      isPresented,
      titleVisibility,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }
}
