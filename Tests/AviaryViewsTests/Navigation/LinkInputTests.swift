import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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
  func push() throws {
    let harness = try Harness(Library())
    let hand = Hand(harness)
    try hand.tap(harness.frame("Orbit"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Page of Orbit"))
    try hand.tap(harness.frame("Library"))
    _ = try hand.waitForRest()
    #expect(!harness.labels.contains("Page of Orbit"))
    try hand.tap(harness.frame("Orbit"))
    _ = try hand.waitForRest()
    #expect(try hand.key(.leftArrow, .option))
    _ = try hand.waitForRest()
    #expect(!harness.labels.contains("Page of Orbit"))
    #expect(try !hand.key(.leftArrow, .option))
  }

  @Test("back on a screen, keys go on from the link that led away")
  func focusComesBack() throws {
    let harness = try Harness(Library())
    let hand = Hand(harness)
    try hand.key(.tab)
    let link = try #require(harness.root.input.focus.current)
    for goesBackByKey in [true, false] {
      try hand.key(.return)
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("Page of Orbit"))
      #expect(harness.root.input.focus.current !== link)
      if goesBackByKey {
        try hand.key(.leftArrow, .option)
      } else {
        try hand.tap(harness.frame("Library"))
      }
      _ = try hand.waitForRest()
      #expect(harness.root.input.focus.current === link)
      #expect(harness.root.input.focus.isShown)
    }
  }

  @Test("a row with one link or button is pressed anywhere in it")
  func wholeRow() throws {
    let harness = try Harness(Library())
    let hand = Hand(harness)
    let link = try #require(harness.frame("Orbit"))
    let title = try #require(harness.frame("Library"))
    try hand.tap(link.midX, link.minY - 6)
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Page of Orbit"))
    try hand.tap(harness.frame("Library"))
    _ = try hand.waitForRest()
    #expect(harness.frame("Library") == title)
    // Beside the label, at the end of the row.
    let button = try #require(harness.frame("Both"))
    try hand.tap(350, button.midY)
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Page of Pass"))
  }

  @Test("of two buttons in a row each is pressed where it is")
  func twoButtons() throws {
    var pressed: [String] = []
    let harness = try Harness(
      List {
        HStack {
          Button("One") { pressed.append("one") }
          Button("Two") { pressed.append("two") }
          Spacer()
        }
      }
    )
    let hand = Hand(harness)
    let two = try #require(harness.frame("Two"))
    try hand.tap(300, two.midY)
    #expect(pressed == [])
    try hand.tap(two.midX, two.midY)
    #expect(pressed == ["two"])
  }

  @Test("so does one in a column of a split view")
  func pushInColumn() throws {
    let harness = try Harness(
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        VStack { Library() }
      }
      .environment(\.horizontalSizeClass, .regular),
      width: 900
    )
    let hand = Hand(harness)
    try hand.tap(harness.frame("Orbit"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Page of Orbit"))
  }
}
