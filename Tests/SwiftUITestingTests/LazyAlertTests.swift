import SwiftUI
import SwiftUITesting
import Testing

/// Alerts and sheets of actions that are made of what is there only while they are shown.
@MainActor
@Suite("Alerts that are made when they are shown")
struct LazyAlertTests {
  private struct Failing: View {
    @State private var fault: String?
    @State private var asks = false

    var body: some View {
      VStack {
        Button("Fail") { fault = "No paper" }
        Button("Ask") { asks = true }
      }
      .alert(
        isPresented: Binding {
          fault != nil
        } set: {
          if !$0 { fault = nil }
        }
      ) {
        precondition(fault != nil)
        return Alert(title: Text(fault ?? ""), dismissButton: .default(Text("OK")))
      }
      .background {
        Color.clear.actionSheet(isPresented: $asks) {
          precondition(asks)
          return ActionSheet(title: Text("Which?"), buttons: [.default(Text("This")), .cancel()])
        }
      }
    }
  }

  @Test("their content is asked for only then")
  func made() async throws {
    let screen = Screen(Failing())
    try screen.button("Fail").tap()
    await screen.settle()
    #expect(screen.text("No paper").exists)
    try screen.button("OK").tap()
    await screen.settle()
    #expect(!screen.text("No paper").exists)
    try screen.button("Ask").tap()
    await screen.settle()
    try screen.button("This").tap()
    await screen.settle()
    #expect(!screen.button("This").exists)
  }
}
