@_spi(Engine) public import AviaryEngine
import AviaryGraphics
public import Foundation

extension View {
  /// Presents an alert for an error while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - error: What has gone wrong, its description being the title; nil while none is shown.
  ///   - actions: The buttons, and text fields. Without a button there is one that says OK.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      error.map { Text(verbatim: $0.errorDescription ?? "\($0)") },
      isPresented,
      error == nil ? nil : AnyView(actions())
    )
  }

  /// Presents an alert with a message for an error while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; an answer sets it to false.
  ///   - error: What has gone wrong, its description being the title; nil while none is shown.
  ///   - actions: Makes the buttons, and text fields, of what the alert is about. Without a button
  ///     there is one that says OK.
  ///   - message: Makes the text below the title of what the alert is about.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      error.map { Text(verbatim: $0.errorDescription ?? "\($0)") },
      isPresented,
      error.map { AnyView(actions($0)) },
      message: error.map { AnyView(message($0)) }
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
