import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

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

  /// A screen that is used with a mouse.
  private func shown(_ view: some View, size: ScreenSize = .iPhone) -> Screen {
    let screen = Screen(view, size: size)
    screen.pointer = .mouse
    return screen
  }

  /// The choices are below each other on the whole of an open menu, and Beta has the mark.
  private func expectChoices(_ screen: Screen) throws {
    let choices = ["Alpha", "Beta", "Gamma"].map { screen.menuItem(.equal($0)) }
    let frames = try choices.map { try $0.frame }
    #expect(frames.allSatisfy { abs($0.height - 44) < 0.001 && $0.width > 200 }, "\(frames)")
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    #expect(try choices.map { try $0.isSelected } == [false, true, false])
  }

  @Test("The choices of a picker are items of the menu that it is in, the chosen one with a mark")
  func pickerInMenu() async throws {
    let screen = shown(Choosing(style: .automatic))
    try screen.popUpButton("Menu").tap()
    await screen.settle()
    try expectChoices(screen)
    #expect(screen.menuItem("Other").exists)
    #expect(!screen.element("Choice").exists)
    try screen.menuItem("Gamma").tap()
    await screen.settle()
    #expect(screen.text("chosen 3").exists)
    #expect(!screen.menuItem("Alpha").exists)
  }

  @Test("The choices of an inline picker are items of a context menu")
  func pickerInContextMenu() async throws {
    let screen = shown(Choosing(style: .inline))
    try screen.element("area").secondaryClick()
    await screen.settle()
    try expectChoices(screen)
    try screen.menuItem("Alpha").tap()
    await screen.settle()
    #expect(screen.text("chosen 1").exists)
  }

  @Test("A picker of the menu style is a menu in the menu, which unfolds below its label")
  func pickerAsSubmenu() async throws {
    let screen = shown(Choosing(style: .menu))
    try screen.popUpButton("Menu").tap()
    await screen.settle()
    #expect(!screen.menuItem("Alpha").exists)
    try screen.element("Choice").tap()
    await screen.settle()
    try expectChoices(screen)
    #expect(try screen.element("Choice").frame.maxY <= screen.menuItem("Alpha").frame.minY)
    try screen.menuItem("Gamma").tap()
    await screen.settle()
    #expect(screen.text("chosen 3").exists)
    #expect(!screen.menuItem("Alpha").exists)
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
  func arrows(keys: [KeyEquivalent], done: String) async throws {
    let screen = shown(Keyed())
    try screen.press(.tab)
    #expect(try screen.popUpButton("Menu").isFocused)
    try screen.press(.space)
    #expect(screen.menuItem("two").exists)
    for key in keys { try screen.press(key) }
    await screen.settle()
    #expect(screen.text(.equal("done \(done)")).exists)
    #expect(!screen.menuItem("two").exists)
    #expect(try screen.popUpButton("Menu").isFocused)
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
  func submenus(keys: [KeyEquivalent], done: String) async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(Nested(), layoutDirection: direction)
      try screen.press(.tab)
      try screen.press(.space)
      #expect(screen.menuItem("four").exists)
      for key in keys {
        let mirrored: [KeyEquivalent: KeyEquivalent] = [
          .leftArrow: .rightArrow, .rightArrow: .leftArrow,
        ]
        try screen.press(direction == .leftToRight ? key : mirrored[key] ?? key)
      }
      await screen.settle()
      #expect(screen.text(.equal("done \(done)")).exists)
      #expect(!screen.menuItem("four").exists)
    }
  }

  @Test("A text keeps the focus while keys choose an item of a menu that a pointer opened")
  func focusStays() async throws {
    let screen = shown(Keyed())
    try screen.textField("field").tap()
    let focus = screen.root.input.focus
    let field = try #require(focus.current)
    try screen.element("area").secondaryClick()
    try screen.press(.downArrow)
    // The field is behind the menu, where it can't be perceived.
    #expect(focus.current === field)
    #expect(focus.receiver is ActionNode)
    try screen.press(.return)
    await screen.settle()
    #expect(screen.text("done deep").exists)
    #expect(try screen.textField("field").isFocused)
    try screen.type("!")
    #expect(try screen.textField("field").text.contains("!"))
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
  func longMenu() async throws {
    let screen = shown(Picking(), size: ScreenSize(width: 400, height: 500))
    try screen.press(.tab)
    try screen.press(.space)
    await screen.settle()
    // In the usual size, whatever the picker's is.
    let chosen = try screen.menuItem("item 40").frame
    #expect(chosen.height == 44 && chosen.minY >= 0 && chosen.maxY <= 500)
    // A line of a pixel is between them.
    #expect(try screen.menuItem("item 39").frame.maxY + 0.5 == chosen.minY)
    try screen.press(.downArrow)
    try screen.press(.return)
    await screen.settle()
    #expect(screen.text("chosen 41").exists)
    try screen.press(.space)
    try screen.press(.end)
    let last = try screen.menuItem("item 60").frame
    #expect(last.height == 44 && last.maxY <= 500)
    try screen.press(.escape)
    await screen.settle()
    #expect(screen.text("chosen 41").exists)
  }

  @Test("One item is lit, by the pointer or by keys, whichever came last")
  func oneLight() throws {
    let screen = shown(Keyed(), size: ScreenSize(width: 400, height: 500))
    try screen.popUpButton("Menu").tap()
    let focus = screen.root.input.focus
    try screen.menuItem("one").hover()
    let lit = try #require(focus.menuItem)
    try screen.press(.downArrow)
    #expect(focus.menuItem !== lit)
    try screen.menuItem("off").hover()
    #expect(focus.menuItem == nil)
    try screen.menuItem("one").hover()
    #expect(focus.menuItem === lit)
  }

  @Test("A menu that keys open below a pointer that rests is lit where keys begin")
  func restingPointer() async throws {
    let screen = shown(Keyed())
    let menu = screen.popUpButton("Menu")
    try menu.tap()
    await screen.settle()
    let place = try screen.menuItem("two").frame
    try screen.press(.escape)
    await screen.settle()
    try screen.hover(at: CGPoint(x: place.midX, y: place.midY))
    try menu.focus()
    try screen.press(.space)
    await screen.settle()
    #expect(try screen.menuItem("one").isFocused)
    // When it moves, it has the light.
    try screen.hover(at: CGPoint(x: place.midX + 1, y: place.midY))
    #expect(try screen.menuItem("two").isFocused)
  }

  @Test(
    "A text has a menu of what can be done with it, by the secondary button and by the menu's key"
  )
  func textMenu() async throws {
    let screen = shown(Picking(), size: ScreenSize(width: 400, height: 700))
    let field = screen.textField("field")
    let frame = try field.frame
    let word = CGPoint(x: frame.minX + 10, y: frame.midY)
    try screen.tap(at: word, count: 2)
    let input = try #require(screen.root.input.focus.current as? TextInputNode)
    #expect(input.session?.selectedText == "abc")
    try screen.secondaryClick(at: word)
    await screen.settle()
    #expect(input.session?.selectedText == "abc")
    for name in ["Cut", "Copy", "Paste", "Delete", "Select All"] {
      #expect(screen.menuItem(.equal(name)).exists, "\(name)")
    }
    try screen.menuItem("Cut").tap()
    await screen.settle()
    #expect(screen.pasteboard == "abc")
    #expect(try field.text == " def" && !screen.menuItem("Cut").exists)
    try screen.press(.menu)
    await screen.settle()
    // Nothing is selected.
    #expect(try !screen.menuItem("Cut").isEnabled && screen.menuItem("Paste").isEnabled)
    try screen.press(.return)
    await screen.settle()
    #expect(try field.text == "abc def" && field.isFocused)
  }

  @Test("A text that is edited again goes on where it was, and can undo what was done before")
  func editingGoesOn() throws {
    let screen = shown(Picking(), size: ScreenSize(width: 400, height: 700))
    let field = screen.textField("field")
    try field.tap()
    try screen.press(.home)
    try screen.type("xy")
    let input = try #require(screen.root.input.focus.current as? TextInputNode)
    try screen.textField("second").tap()
    #expect(input.session == nil)
    try field.focus()
    #expect(input.session?.selection == 2..<2)
    try screen.press("z", modifiers: .control)
    #expect(try field.text == "abc def")
  }

  @Test("A context menu opens where the pointer is")
  func contextMenuPlace() async throws {
    let screen = shown(
      Keyed().frame(maxWidth: .infinity, maxHeight: .infinity),
      size: ScreenSize(width: 800, height: 600)
    )
    let area = try screen.element("area").frame
    for place in [
      CGPoint(x: area.minX + 20, y: area.minY + 10), CGPoint(x: area.maxX - 50, y: area.midY),
    ] {
      try screen.secondaryClick(at: place)
      await screen.settle()
      let item = try screen.menuItem("deep").frame
      #expect(abs(item.minX - place.x) < 0.001 && abs(item.minY - place.y) < 0.001)
      try screen.press(.escape)
      await screen.settle()
      #expect(!screen.menuItem("deep").exists)
    }
  }

  private final class Log { var lines: [String] = [] }

  /// Two menus in what scrolls.
  private struct Pressed: View {
    let log: Log
    var isDisabled = false
    @State private var choice = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 40) {
          Menu("Menu") {
            Button("One") { log.lines.append("one") }
            Button("Two") { log.lines.append("two") }.disabled(true)
            Menu("More") { Button("Deep") { log.lines.append("deep") } }
          }
          .disabled(isDisabled)
          Menu("Act") {
            Button("Item") { log.lines.append("item") }
          } primaryAction: {
            log.lines.append("primary")
          }
          Picker("Pick", selection: $choice) { ForEach(0..<3) { Text("pick \($0)") } }
            .pickerStyle(.menu)
            .onChange(of: choice) { log.lines.append("pick \(choice)") }
          ForEach(0..<30) { Text("text \($0)") }
        }
      }
    }
  }

  private func middle(_ element: ScreenElement) throws -> CGPoint {
    let frame = try element.frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test(
    "a press on a menu's button that is held opens it, and leads to the item where it is let go",
    arguments: [ScreenPointer.mouse, .touch]
  )
  func pressed(pointer: ScreenPointer) async throws {
    let log = Log()
    let screen = Screen(Pressed(log: log), size: ScreenSize(width: 400, height: 700))
    screen.pointer = pointer
    for (menu, item, result): (String, String, [String]) in [
      ("Menu", "One", ["one"]), ("Menu", "Two", []), ("Menu", "More", []),
      ("Act", "Item", ["item"]),
      ("Pick", "pick 2", ["pick 2"]),
    ] {
      log.lines = []
      try screen.beginDrag(at: middle(screen.popUpButton(.equal(menu))), hold: .seconds(0.6))
      await screen.advance(by: .seconds(0.5))
      let row = screen.menuItem(.equal(item))
      try screen.moveDrag(to: middle(row), rest: .seconds(0.1))
      if item != "Two" { #expect(try screen.focused?.label == item) }
      try screen.endDrag()
      await screen.settle()
      #expect(log.lines == result)
      #expect(screen.menuItems.isEmpty != ["Two", "More"].contains(item))
      #expect(screen.menuItem("Deep").exists == (item == "More"))
      if !screen.menuItems.isEmpty { try screen.press(.escape) }
      await screen.settle()
    }
  }

  @Test("a press on a menu's button that is let go far away chooses nothing, and closes the menu")
  func pressedInVain() async throws {
    let log = Log()
    let screen = shown(Pressed(log: log), size: ScreenSize(width: 400, height: 700))
    let start = try middle(screen.popUpButton("Menu"))
    // A mouse need not be held: that it moves is enough.
    try screen.beginDrag(at: start)
    try screen.moveDrag(to: CGPoint(x: start.x, y: start.y + 14))
    await screen.advance(by: .seconds(0.4))
    #expect(screen.menuItem("One").exists)
    try screen.moveDrag(to: CGPoint(x: 200, y: 680), rest: .seconds(0.1))
    try screen.endDrag()
    await screen.settle()
    #expect(screen.menuItems.isEmpty && log.lines.isEmpty)
    // A click does what it did.
    try screen.popUpButton("Act").tap()
    #expect(log.lines == ["primary"])
    try screen.popUpButton("Menu").tap()
    await screen.settle()
    #expect(screen.menuItem("One").exists)
    let disabled = shown(Pressed(log: log, isDisabled: true))
    try disabled.beginDrag(at: middle(disabled.popUpButton("Menu")), hold: .seconds(0.6))
    await disabled.advance(by: .seconds(0.4))
    #expect(disabled.menuItems.isEmpty)
    try disabled.endDrag()
  }
}
