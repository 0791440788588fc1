@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
public import Foundation

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } }
    )
  }
}

extension View {
  /// Presents an alert while there is something that it is about.
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
  ) -> some View {
    alert(title, data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a message while there is something that it is about.
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
  ) -> some View {
    let item = data.wrappedValue
    return alert(
      title,
      data.isPresent(),
      item.map { AnyView(actions($0)) },
      message: item.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert while there is something that it is about.
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
  ) -> some View {
    alert(Text(titleKey), data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a message while there is something that it is about.
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
  ) -> some View {
    let item = data.wrappedValue
    return alert(
      Text(titleKey),
      data.isPresent(),
      item.map { AnyView(actions($0)) },
      message: item.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T, S: StringProtocol>(
    _ title: S,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), data.isPresent(), data.wrappedValue.map { AnyView(actions($0)) })
  }

  /// Presents an alert with a message while there is something that it is about.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - data: What the alert is about; it is shown unless that is nil. An answer sets it to nil.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T, S: StringProtocol>(
    _ title: S,
    item data: Binding<T?>,
    @ContentBuilder actions: (T) -> A,
    @ContentBuilder message: (T) -> M
  ) -> some View {
    let item = data.wrappedValue
    return alert(
      Text(title),
      data.isPresent(),
      item.map { AnyView(actions($0)) },
      message: item.map { AnyView(message($0)) }
    )
  }

  /// Presents an alert while there is an error, its description being the title.
  ///
  /// - Parameters:
  ///   - error: What has gone wrong; the alert is shown unless that is nil. An answer makes it nil.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  public nonisolated func alert<E: LocalizedError, A: View>(
    error: Binding<E?>,
    @ContentBuilder actions: () -> A
  ) -> some View {
    alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while there is an error, its description being the title.
  ///
  /// - Parameters:
  ///   - error: What has gone wrong; the alert is shown unless that is nil. An answer makes it nil.
  ///   - actions: Makes the buttons, and text fields, of the error. Without a button there is one
  ///     that says OK.
  ///   - message: Makes the text below the title of the error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>,
    @ContentBuilder actions: (E) -> A,
    @ContentBuilder message: (E) -> M
  ) -> some View {
    alert(
      isPresented: error.isPresent(),
      error: error.wrappedValue,
      actions: actions,
      message: message
    )
  }
}
