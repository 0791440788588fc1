@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

extension View {
  /// Presents a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - kind: Alert or confirmation dialog.
  ///   - title: The title; nil for none.
  ///   - isPresented: Whether it is presented.
  ///   - titleVisibility: Whether a confirmation dialog shows its title; on a card in the middle it does unless hidden.
  ///   - actions: The answers; nil for no dialog.
  ///   - message: What is below the title; nil for nothing.
  nonisolated func dialog(
    _ kind: Presentation.Kind,
    _ title: Text?,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    actions: AnyView?,
    message: AnyView?
  ) -> some View {
    modifier(
      PresentationModifier {
        guard isPresented.wrappedValue, let actions else { return nil }
        let content: AnyView
        if case .alert = kind {
          content = AnyView(AlertView(title: title, message: message, actions: actions))
        } else {
          content = AnyView(
            ConfirmationView(
              title: title,
              titleVisibility: titleVisibility,
              message: message,
              actions: actions
            )
          )
        }
        return Presentation(
          kind: kind,
          content: content,
          dismiss: { isPresented.wrappedValue = false }
        )
      }
    )
  }

  /// Presents an alert while a binding is true.
  nonisolated func alert(
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ actions: AnyView?,
    message: AnyView? = nil
  ) -> some View {
    dialog(.alert, title, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a choice of actions while a binding is true.
  nonisolated func confirmation(
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ titleVisibility: Visibility,
    _ actions: AnyView?,
    message: AnyView? = nil
  ) -> some View {
    dialog(
      .confirmationDialog,
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }
}
