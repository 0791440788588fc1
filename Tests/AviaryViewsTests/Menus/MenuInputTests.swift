import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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
      ([KeyEquivalent.return], "one"),
      ([.downArrow, .space], "two"),
      ([.downArrow, .downArrow, .return], "one"),
      ([.upArrow, .return], "two"),
      ([.downArrow, .upArrow, .space], "one"),
      ([.end, .return], "two"),
      ([.end, .home, .return], "one"),
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

  private struct Nested: View {
    @State private var done = "none"
    var body: some View {
      VStack {
        Menu("Menu") {
          Button("one") { done = "one" }
          Menu("More") {
            Button("two") { done = "two" }
            Menu("Most") { Button("three") { done = "three" } }
          }
          Button("four") { done = "four" }
        }
        Text("done \(done)")
      }
    }
  }

  @Test(
    "Right and left go into the menu that an item leads to, and out of it",
    arguments: [
      ([KeyEquivalent.downArrow, .rightArrow, .return], "two"),
      ([.downArrow, .rightArrow, .downArrow, .rightArrow, .space], "three"),
      ([.downArrow, .rightArrow, .leftArrow, .downArrow, .return], "four"),
      ([.downArrow, .rightArrow, .downArrow, .rightArrow, .leftArrow, .upArrow, .return], "two"),
      ([.downArrow, .return, .downArrow, .return], "two"),
      ([.rightArrow, .leftArrow, .return], "one"),
      ([.downArrow, .rightArrow, .escape], "none"),
    ]
  )
  func submenus(keys: [KeyEquivalent], done: String) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let harness = try Harness(Nested().environment(\.layoutDirection, direction))
      let hand = Hand(harness)
      try hand.key(.tab)
      try hand.key(.space)
      for key in keys {
        let mirrored: [KeyEquivalent: KeyEquivalent] = [
          .leftArrow: .rightArrow, .rightArrow: .leftArrow,
        ]
        try hand.key(direction == .leftToRight ? key : mirrored[key] ?? key)
      }
      _ = try hand.waitForRest()
      #expect(harness.labels.contains("done \(done)"))
      #expect(!harness.labels.contains("four"))
    }
  }

  @Test("A text keeps the focus while keys choose an item of a menu that a pointer opened")
  func focusStays() throws {
    let harness = try Harness(Keyed())
    let hand = Hand(harness)
    try hand.tap(harness.frame("field"))
    let field = try #require(harness.root.input.focus.current as? TextInputNode)
    let area = try #require(harness.frame("area"))
    try hand.secondaryClick(area.midX, area.midY)
    try hand.key(.downArrow)
    #expect(harness.root.input.focus.current === field)
    #expect(harness.root.input.focus.receiver is ActionNode)
    try hand.key(.return)
    #expect(harness.labels.contains("done deep"))
    #expect(harness.root.input.focus.receiver === field)
  }

  private struct Picking: View {
    @State private var choice = 40
    @State private var text = "abc def"
    var body: some View {
      VStack {
        Picker("Number", selection: $choice) {
          ForEach(1...60, id: \.self) { Text("item \($0)") }
        }
        .font(.largeTitle)
        TextField("field", text: $text)
        TextField("second", text: .constant("x"))
        Text("chosen \(choice)")
      }
    }
  }

  @Test("A menu that is higher than the room scrolls, and keys begin at what is chosen")
  func longMenu() throws {
    let harness = try Harness(Picking(), width: 400, height: 500)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.space)
    try hand.wait(0.5)
    // In the usual size, whatever the picker's is.
    let lit = try #require(harness.root.input.focus.menuItem)
    let chosen = lit.convert(CGRect(origin: .zero, size: lit.size), to: nil)
    #expect(chosen.height == 44 && chosen.minY >= 0 && chosen.maxY <= 500)
    #expect(try #require(harness.frame("item 39")).maxY + 1 == chosen.minY)
    try hand.key(.downArrow)
    try hand.key(.return)
    #expect(harness.labels.contains("chosen 41"))
    try hand.key(.space)
    try hand.key(.end)
    let last = try #require(harness.frame("item 60"))
    #expect(last.maxY <= 500)
    try hand.key(.escape)
    #expect(harness.labels.contains("chosen 41"))
  }

  @Test("One item is lit, by the pointer or by keys, whichever came last")
  func oneLight() throws {
    let harness = try Harness(Keyed(), width: 400, height: 500)
    let hand = Hand(harness)
    try hand.tap(harness.frame("Menu"))
    let focus = harness.root.input.focus
    let first = try #require(harness.frame("one"))
    try hand.hover(first.midX, first.midY)
    let lit = try #require(focus.menuItem)
    try hand.key(.downArrow)
    #expect(focus.menuItem !== lit)
    let off = try #require(harness.frame("off"))
    try hand.hover(off.midX, off.midY)
    #expect(focus.menuItem == nil)
    try hand.hover(first.midX, first.midY)
    #expect(focus.menuItem === lit)
  }

  @Test(
    "A text has a menu of what can be done with it, by the secondary button and by the menu's key"
  )
  func textMenu() throws {
    let harness = try Harness(Picking(), width: 400, height: 700)
    let hand = Hand(harness)
    let field = try #require(harness.frame("field"))
    try hand.tap(field.minX + 10, field.midY, clickCount: 2)
    let input = try #require(harness.root.input.focus.current as? TextInputNode)
    #expect(input.session?.selectedText == "abc")
    try hand.secondaryClick(field.minX + 10, field.midY)
    #expect(input.session?.selectedText == "abc")
    #expect(["Cut", "Copy", "Paste", "Delete", "Select All"].allSatisfy(harness.labels.contains))
    try hand.tap(harness.frame("Cut"))
    #expect(input.text == " def" && !harness.labels.contains("Cut"))
    try hand.key(.menu)
    // Nothing is selected.
    let names = ["Cut", "Paste"]
    let enabled = names.map { name in harness.allElements.first { $0.label == name }?.isEnabled }
    #expect(enabled == [false, true])
    try hand.key(.return)
    #expect(input.text == "abc def" && harness.root.input.focus.receiver === input)
  }

  @Test("A text that is edited again goes on where it was, and can undo what was done before")
  func editingGoesOn() throws {
    let harness = try Harness(Picking(), width: 400, height: 700)
    let hand = Hand(harness)
    let (field, second) = try (#require(harness.frame("field")), #require(harness.frame("second")))
    try hand.tap(field)
    try hand.key(.home)
    try hand.type("xy")
    let input = try #require(harness.root.input.focus.current as? TextInputNode)
    try hand.tap(second)
    #expect(input.session == nil)
    harness.root.input.focus.focus(input)
    #expect(input.session?.selection == 2..<2)
    try hand.key("z", .control)
    #expect(input.text == "abc def")
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
