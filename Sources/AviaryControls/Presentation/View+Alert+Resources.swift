@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
import AviaryGraphics
import Foundation

extension View {
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
  ) -> some View {
    alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions)
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
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      actions: actions,
      message: message
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
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      presenting: data,
      actions: actions
    )
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
  ) -> some View {
    alert(
      LocalizedStringKey(titleResource),
      isPresented: isPresented,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
