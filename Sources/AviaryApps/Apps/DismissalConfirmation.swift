import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import Foundation

/// Asks before the window goes that a view is in.
private struct DismissalConfirmation {
  let title: Text
  let shouldPresent: Bool
  let actions: AnyView
  let message: AnyView?

  /// What the window asks, which outlives what it is told by one update.
  @State private var question = Question()
  @State private var isPresented = false
  @Environment(\.window) private var window

  nonisolated init(title: Text, shouldPresent: Bool, actions: AnyView, message: AnyView?) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

extension DismissalConfirmation: ViewModifier {
  func body(content: Content) -> some View {
    question.isWanted = shouldPresent
    question.present = { isPresented = true }
    return
      content
      .preference(
        key: WindowCloseGuardKey.self,
        value: WindowCloseGuard(for: question, question.mayClose)
      )
      .confirmationDialog(title, isPresented: $isPresented) {
        actions.environment(\.dialogAnswered) { [question, window] isCancel in
          guard !isCancel else { return }
          question.isAnswered = true
          window?.close()
          question.isAnswered = false
        }
      } message: {
        message
      }
  }
}

/// Used on the main thread.
private final class Question {
  var isWanted = false
  var present: () -> Void = {}
  /// Whether the window goes by the answer of a person.
  var isAnswered = false

  func mayClose() -> Bool {
    guard isWanted, !isAnswered else { return true }
    present()
    return false
  }
}

extension View {
  /// Presents a choice of actions before the window goes.
  nonisolated func dismissalConfirmation(
    _ title: Text,
    _ shouldPresent: Bool,
    _ actions: AnyView,
    message: AnyView? = nil
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title,
        shouldPresent: shouldPresent,
        actions: actions,
        message: message
      )
    )
  }
}
