// Written by scripts/generate-overloads.
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
import Foundation

extension View {
  /// Presents an alert with a title that is looked up while there is something that it is about.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    alert(Text(titleKey), data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title that is looked up and a message while there is something that
  /// it is about.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(titleKey),
      data.isPresent(),
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    alert(Text(title), data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title and a message while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(title),
      data.isPresent(),
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title that is looked up while there is something that it is about.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    alert(
      Text(LocalizedStringKey(titleResource)),
      data.isPresent(),
      data.wrappedValue.map { AnyView(actions($0)) }
    )
  }

  /// Presents an alert with a title that is looked up and a message while there is something that
  /// it is about.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      Text(LocalizedStringKey(titleResource)),
      data.isPresent(),
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert with a title while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A
  ) -> some View
  {
    alert(title, data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a title and a message while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View
  {
    alert(
      title,
      data.isPresent(),
      data.wrappedValue.map { AnyView(actions($0)) },
      message: data.wrappedValue.map { AnyView(message($0)) }
    )
  }
}
