import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

// Questions of the program itself, which no view asks.
extension AppRunner {
  /// Asks in a window of its own.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - answer: Told the number of the button, once; closing the window gives the one that cancels, else the last.
  func ask(_ question: Program.Alert, _ answer: @escaping (Int) -> Void) {
    let window = ProgramWindow()
    var chosen = question.cancelling
    window.title = ""
    window.isResizable = false
    window.isDialog = true
    window.place = .middle
    window.content = AnyView(
      QuestionView(question: question) { [weak window] index in
        chosen = index
        if let window { Program.services.closeWindow(window) }
      }
    )
    window.didClose = { answer(chosen) }
    if !open(window) { answer(chosen) }
  }
}

extension Program.Alert {
  /// The number of the button that leaves all as it is: the one that says so, else the last.
  fileprivate var cancelling: Int {
    buttons.firstIndex(of: "Cancel") ?? max(0, buttons.count - 1)
  }
}

/// A question with buttons: the first one is that for the return key, as in AppKit's.
private struct QuestionView: View {
  let question: Program.Alert
  let choose: (Int) -> Void

  var body: some View {
    VStack(spacing: 8) {
      if !question.message.isEmpty {
        Text(verbatim: question.message).font(.headline)
      }
      if !question.detail.isEmpty {
        Text(verbatim: question.detail).font(.callout)
      }
      VStack(spacing: 8) {
        ForEach(question.buttons.indices, id: \.self) { index in
          Button {
            choose(index)
          } label: {
            Text(verbatim: question.buttons[index]).frame(maxWidth: .infinity)
          }
          .keyboardShortcut(shortcut(index))
        }
      }
      .buttonStyle(.bordered)
      .padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .frame(width: 260)
    .padding(20)
  }

  private func shortcut(_ index: Int) -> KeyboardShortcut? {
    if index == 0 { return .defaultAction }
    return question.buttons[index] == "Cancel" ? .cancelAction : nil
  }
}
