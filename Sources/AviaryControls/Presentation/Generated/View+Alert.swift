// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Presents an alert with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    alert(Text(titleKey), isPresented, AnyView(actions()))
  }

  /// Presents an alert with a title that is looked up and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  ///   - message: The text below the title.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    alert(Text(titleKey), isPresented, AnyView(actions()), message: AnyView(message()))
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    alert(Text(title), isPresented, AnyView(actions()))
  }

  /// Presents an alert with a title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    alert(Text(title), isPresented, AnyView(actions()), message: AnyView(message()))
  }

  /// Presents an alert with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    alert(Text(LocalizedStringKey(titleResource)), isPresented, AnyView(actions()))
  }

  /// Presents an alert with a title that is looked up and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  ///   - message: The text below the title.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    alert(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      AnyView(actions()),
      message: AnyView(message())
    )
  }

  /// Presents an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View
  {
    alert(title, isPresented, AnyView(actions()))
  }

  /// Presents an alert with a title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  ///   - message: The text below the title.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  {
    alert(title, isPresented, AnyView(actions()), message: AnyView(message()))
  }

  /// Presents an alert with a title that is looked up while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    alert(Text(titleKey), isPresented, data.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title that is looked up and a message while a binding is true and
  /// there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(titleKey),
      isPresented,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    alert(Text(title), isPresented, data.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title and a message while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(title),
      isPresented,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title that is looked up while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    alert(Text(LocalizedStringKey(titleResource)), isPresented, data.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title that is looked up and a message while a binding is true and
  /// there is data.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(LocalizedStringKey(titleResource)),
      isPresented,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  {
    alert(title, isPresented, data.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title and a message while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - data: What the alert is about; without any, nil, none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      title,
      isPresented,
      data.map { AnyView(actions($0)) },
      message: data.map { AnyView(message($0)) }
    )
  }
}
