import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryViews

@MainActor
@Suite("Menus that are used")
struct MenuInputTests {
  private struct Choosing<Style: PickerStyle>: View {
    @State private var choice = 2
    let style: Style

    private var picker: some View {
      Picker("Choice", selection: $choice) {
        Text("Alpha").tag(1)
        Text("Beta").tag(2)
        Text("Gamma").tag(3)
      }
      .pickerStyle(style)
    }

    var body: some View {
      VStack {
        Text("chosen \(choice)")
        Menu("Menu") {
          Button("Other") {}
          picker
        }
        Color.blue.frame(width: 100, height: 50).contextMenu { picker }
          .accessibilityLabel("area")
      }
    }
  }

  private static let choices = ["Alpha", "Beta", "Gamma"]

  /// The choices are below each other on the whole of an open menu, and Beta has the mark.
  private func expectChoices<Content: View>(_ harness: Harness<Content>) throws {
    let frames = try Self.choices.map { try #require(harness.frame($0)) }
    #expect(frames.allSatisfy { abs($0.height - 44) < 0.001 && $0.width > 200 })
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    let marks = Self.choices.map { name in
      harness.allElements.first { $0.label == name }?.details.state
    }
    #expect(marks == [.selected(false), .selected(true), .selected(false)])
  }

  @Test("The choices of a picker are items of the menu that it is in, the chosen one with a mark")
  func pickerInMenu() throws {
    let harness = try Harness(Choosing(style: .automatic))
    let hand = Hand(harness)
    try hand.tap(harness.frame("Menu"))
    try expectChoices(harness)
    #expect(harness.labels.contains("Other"))
    #expect(!harness.labels.contains("Choice"))
    try hand.tap(harness.frame("Gamma"))
    #expect(harness.labels.contains("chosen 3"))
    #expect(!harness.labels.contains("Alpha"))
  }

  @Test("The choices of an inline picker are items of a context menu")
  func pickerInContextMenu() throws {
    let harness = try Harness(Choosing(style: .inline))
    let hand = Hand(harness)
    let area = try #require(harness.frame("area"))
    try hand.secondaryClick(area.midX, area.midY)
    try expectChoices(harness)
    try hand.tap(harness.frame("Alpha"))
    #expect(harness.labels.contains("chosen 1"))
  }

  @Test("A picker of the menu style is a menu in the menu, which unfolds below its label")
  func pickerAsSubmenu() throws {
    let harness = try Harness(Choosing(style: .menu))
    let hand = Hand(harness)
    try hand.tap(harness.frame("Menu"))
    #expect(!harness.labels.contains("Alpha"))
    try hand.tap(harness.frame("Choice"))
    try expectChoices(harness)
    #expect(try #require(harness.frame("Choice")).maxY <= #require(harness.frame("Alpha")).minY)
    try hand.tap(harness.frame("Gamma"))
    #expect(harness.labels.contains("chosen 3"))
    #expect(!harness.labels.contains("Alpha"))
  }

  private struct Keyed: View {
    @State private var done = "none"
    @State private var text = "abc"
    var body: some View {
      VStack {
        Menu("Menu") {
          Button("one") { done = "one" }
          Button("off") {}.disabled(true)
          Button("two") { done = "two" }
        }
        TextField("field", text: $text)
        Text("done \(done)")
        Color.blue.frame(width: 300, height: 200)
          .contextMenu { Button("deep") { done = "deep" } }
          .accessibilityLabel("area")
      }
    }
  }

  @Test(
    "Arrows go from item to item of an open menu and round, return and space choose",
    arguments: [
      ([KeyEquivalent.downArrow, .return], "one"),
      ([.downArrow, .downArrow, .space], "two"),
      ([.downArrow, .downArrow, .downArrow, .return], "one"),
      ([.upArrow, .return], "two"),
      ([.downArrow, .upArrow, .space], "two"),
      ([.downArrow, .escape], "none"),
    ]
  )
  func arrows(keys: [KeyEquivalent], done: String) throws {
    let harness = try Harness(Keyed())
    let hand = Hand(harness)
    try hand.key(.tab)
    let button = try #require(harness.root.input.focus.current)
    try hand.key(.space)
    #expect(harness.labels.contains("two"))
    for key in keys { try hand.key(key) }
    #expect(harness.labels.contains("done \(done)"))
    #expect(!harness.labels.contains("two"))
    #expect(harness.root.input.focus.current === button)
  }

  @Test("A text gets the focus back from a menu that a pointer opened")
  func focusReturns() throws {
    let harness = try Harness(Keyed())
    let hand = Hand(harness)
    try hand.tap(harness.frame("field"))
    let field = try #require(harness.root.input.focus.current as? TextInputNode)
    let area = try #require(harness.frame("area"))
    try hand.secondaryClick(area.midX, area.midY)
    try hand.key(.downArrow)
    #expect(harness.root.input.focus.current !== field)
    try hand.key(.return)
    #expect(harness.labels.contains("done deep"))
    #expect(harness.root.input.focus.current === field)
  }

  @Test("A context menu opens where the pointer is")
  func contextMenuPlace() throws {
    let harness = try Harness(
      Keyed().frame(maxWidth: .infinity, maxHeight: .infinity),
      width: 800,
      height: 600
    )
    let hand = Hand(harness)
    let area = try #require(harness.frame("area"))
    for place in [CGPoint(x: area.minX + 20, y: area.minY + 10), CGPoint(x: 500, y: area.midY)] {
      try hand.secondaryClick(place.x, place.y)
      let item = try #require(harness.frame("deep"))
      #expect(abs(item.minX - place.x) < 0.001 && abs(item.minY - place.y) < 0.001)
      try hand.key(.escape)
      #expect(!harness.labels.contains("deep"))
    }
  }
}

extension Harness {
  /// All elements of the accessibility tree, in order.
  fileprivate var allElements: [AccessibilityElement] {
    func all(_ element: AccessibilityElement) -> [AccessibilityElement] {
      [element] + element.children.flatMap(all)
    }
    return elements.flatMap(all)
  }
}
