import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Links that are pressed")
struct LinkInputTests {
  private struct Library: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Orbit", value: "Orbit")
          Button("Both") { path = ["Orbit", "Pass"] }
        }
        .navigationTitle("Library")
        .navigationDestination(for: String.self) { title in
          Text("Page of \(title)").navigationTitle(title)
        }
      }
    }
  }

  @Test("a link in a list leads on, and the button in the bar back, or Alt and the left arrow")
  func push() async throws {
    let screen = Screen(Library())
    try screen.row("Orbit").tap()
    await screen.settle()
    #expect(screen.text("Page of Orbit").exists)
    try screen.button("Library").tap()
    await screen.settle()
    #expect(!screen.text("Page of Orbit").exists)
    try screen.row("Orbit").tap()
    await screen.settle()
    #expect(try screen.press(.leftArrow, modifiers: .option))
    await screen.settle()
    #expect(!screen.text("Page of Orbit").exists)
    #expect(try !screen.press(.leftArrow, modifiers: .option))
  }

  @Test("back on a screen, keys go on from the link that led away")
  func focusComesBack() async throws {
    let screen = Screen(Library())
    try screen.press(.tab)
    #expect(try screen.focused?.label == "Orbit")
    for goesBackByKey in [true, false] {
      try screen.press(.return)
      await screen.settle()
      #expect(screen.text("Page of Orbit").exists)
      #expect(try screen.focused?.label != "Orbit")
      if goesBackByKey {
        try screen.press(.leftArrow, modifiers: .option)
      } else {
        try screen.button("Library").tap()
      }
      await screen.settle()
      #expect(try screen.focused?.label == "Orbit")
      #expect(screen.root.input.focus.isShown)
    }
  }

  @Test("a row with one link or button is pressed anywhere in it")
  func wholeRow() async throws {
    let screen = Screen(Library())
    let title = try screen.header("Library").frame
    try screen.row("Orbit").tap(at: .top)
    await screen.settle()
    #expect(screen.text("Page of Orbit").exists)
    try screen.button("Library").tap()
    await screen.settle()
    #expect(try screen.header("Library").frame == title)
    // Beside the label, at the end of the row.
    try screen.row("Both").tap(at: UnitPoint(x: 0.9, y: 0.5))
    await screen.settle()
    #expect(screen.text("Page of Pass").exists)
  }

  @Test("of two buttons in a row each is pressed where it is")
  func twoButtons() throws {
    var pressed: [String] = []
    let screen = Screen(
      List {
        HStack {
          Button("One") { pressed.append("one") }
          Button("Two") { pressed.append("two") }
          Spacer()
        }
      }
    )
    let two = try screen.button("Two").frame
    try screen.tap(at: CGPoint(x: 300, y: two.midY))
    #expect(pressed == [])
    try screen.tap(at: CGPoint(x: two.midX, y: two.midY))
    #expect(pressed == ["two"])
  }

  @Test("so does one in a column of a split view")
  func pushInColumn() async throws {
    let screen = Screen(
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        VStack { Library() }
      }
      .environment(\.horizontalSizeClass, .regular),
      size: ScreenSize(width: 900, height: 844)
    )
    try screen.row("Orbit").tap()
    await screen.settle()
    #expect(screen.text("Page of Orbit").exists)
  }
}
