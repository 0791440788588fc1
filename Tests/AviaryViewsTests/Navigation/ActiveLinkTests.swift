import SwiftUI
import SwiftUITesting
import Testing

/// Links that are followed, and shown as followed, by a binding.
@MainActor
@Suite("Links with a binding")
struct ActiveLinkTests {
  private struct Direct: View {
    @State private var isShown = false
    @State private var isInnerShown = false

    var body: some View {
      NavigationView {
        VStack {
          Button("Show") { isShown = true }
          NavigationLink("Hidden", isActive: $isShown) {
            VStack {
              Text("Shown")
              NavigationLink("Further", isActive: $isInnerShown) { Text("Innermost") }
            }
          }
        }
      }
    }
  }

  @Test(
    "A link that stands in the view that has the state comes to rest, and so does one in what it shows"
  )
  func direct() throws {
    let screen = Screen(Direct(), size: .iPhone)
    try screen.button("Show").tap()
    #expect(screen.text("Shown").exists)
    try screen.button("Further").tap()
    #expect(screen.text("Innermost").exists)
    try screen.button("Back").tap()
    #expect(screen.text("Shown").exists)
    #expect(!screen.text("Innermost").exists)
    try screen.button("Back").tap()
    #expect(!screen.text("Shown").exists)
    try screen.button("Hidden").tap()
    #expect(screen.text("Shown").exists)
    try screen.check()
  }

  private struct Rows: View {
    @State private var selection: Int?
    @State private var isActive = false

    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", tag: 1, selection: $selection) { Text("Detail one") }
          NavigationLink("Two", tag: 2, selection: $selection) { Text("Detail two") }
          NavigationLink("Active", isActive: $isActive) { Text("Detail active") }
          NavigationLink("Plain") { Text("Detail plain") }
          Button("Program") { selection = 1 }
          Text("selection \(selection ?? 0), \(isActive ? "active" : "inactive")")
        }
      } detail: {
        Text("Nothing chosen")
      }
    }
  }

  @Test("In a split view such links show what they lead to in the next column")
  func columns() throws {
    let screen = Screen(Rows(), size: ScreenSize(width: 900, height: 600))
    #expect(screen.text("Nothing chosen").exists)
    for (tapped, shown, told) in [
      ("One", "Detail one", "selection 1, inactive"),
      ("Two", "Detail two", "selection 2, inactive"),
      ("Active", "Detail active", "selection 0, active"),
      ("Plain", "Detail plain", "selection 0, inactive"),
      ("Program", "Detail one", "selection 1, inactive"),
    ] {
      try screen.button(.equal(tapped)).tap()
      #expect(screen.text(.equal(shown)).exists)
      #expect(screen.text(.equal(told)).exists)
      #expect(!screen.text("Nothing chosen").exists)
    }
    try screen.check()
  }

  @Test("Where columns lie over each other they lead there, and going back tells the binding")
  func collapsed() throws {
    let screen = Screen(Rows(), size: .iPhone)
    try screen.button("Two").tap()
    #expect(screen.text("Detail two").exists)
    try screen.button("Back").tap()
    #expect(screen.text("selection 0, inactive").exists)
    try screen.button("Active").tap()
    #expect(screen.text("Detail active").exists)
    try screen.button("Back").tap()
    #expect(screen.text("selection 0, inactive").exists)
    try screen.check()
  }
}
