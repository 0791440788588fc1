import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Links in lists that are edited")
struct EditedLinkTests {
  struct Contacts: View {
    @State private var selection = Set<String>()
    var selects = true

    var body: some View {
      NavigationStack {
        Group {
          if selects {
            List(["Ann", "Bob"], id: \.self, selection: $selection) { row($0) }
          } else {
            List(["Ann", "Bob"], id: \.self) { row($0) }
          }
        }
        .navigationTitle("Contacts")
        .toolbar { EditButton() }
        .safeAreaInset(edge: .bottom) { Text("\(selection.sorted().formatted()) chosen") }
      }
    }

    private func row(_ name: String) -> some View {
      NavigationLink(name) { Text("All of \(name)") }
    }
  }

  @Test("A press on a link selects its row while the list is edited, and leads on otherwise")
  func selects() async throws {
    let screen = Screen(Contacts(), size: .iPhone)
    try screen.button("Edit").tap()
    await screen.settle()
    try screen.row("Bob").tap()
    await screen.settle()
    #expect(screen.text("Bob chosen").exists)
    #expect(!screen.text("All of Bob").exists)
    try screen.row("Ann").tap()
    await screen.settle()
    #expect(screen.text("Ann and Bob chosen").exists)
    try screen.row("Bob").tap()
    await screen.settle()
    #expect(screen.text("Ann chosen").exists)
    try screen.button("Done").tap()
    await screen.settle()
    try screen.row("Bob").tap()
    await screen.settle()
    #expect(screen.text("All of Bob").exists)
  }

  @Test("A link leads nowhere while a list without a selection is edited")
  func withoutSelection() async throws {
    let screen = Screen(Contacts(selects: false), size: .iPhone)
    try screen.button("Edit").tap()
    await screen.settle()
    let bob = try screen.row("Bob").frame
    try screen.tap(at: CGPoint(x: bob.midX, y: bob.midY))
    await screen.settle()
    #expect(screen.header("Contacts").exists)
    #expect(!screen.text("All of Bob").exists)
  }
}
