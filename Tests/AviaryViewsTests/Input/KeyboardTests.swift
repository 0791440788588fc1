import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Keyboard and focus")
struct KeyboardTests {
  final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  @Test("A shortcut does what its control does; Control counts as Command")
  func shortcuts() throws {
    let log = Log()
    let screen = Screen(
      VStack {
        Button("save") { log.add("save") }.keyboardShortcut("s")
        Button("more") { log.add("more") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("off") { log.add("off") }.keyboardShortcut("d").disabled(true)
        Button("go") { log.add("go") }.keyboardShortcut(.defaultAction)
        Button("stop") { log.add("stop") }.keyboardShortcut(.cancelAction)
      }
    )
    try screen.press("s", modifiers: .control)
    try screen.press("s", modifiers: .command)
    try screen.press("S", modifiers: [.control, .shift])
    try screen.press("s")
    try screen.press("d", modifiers: .control)
    try screen.press(.return)
    try screen.press(.escape)
    #expect(log.entries == ["save", "save", "more", "go", "stop"])
  }

  @Test("An editor takes tab as a character, and Control with tab leads out of it")
  func tabInEditor() throws {
    struct Content: View {
      @State var text = ""
      @FocusState var focus: Int?
      var body: some View {
        Button("before") {}.focused($focus, equals: 0)
        TextEditor(text: $text).frame(height: 80).focused($focus, equals: 1)
        Button("after") {}.focused($focus, equals: 2)
        Text(verbatim: "\(focus ?? -1) \(text.count)")
      }
    }
    let screen = Screen(Content())
    for _ in 0..<3 { try screen.press(.tab) }
    #expect(screen.element("1 1").exists)
    try screen.press(.tab, modifiers: .control)
    #expect(screen.element("2 1").exists)
    try screen.press(.tab, modifiers: [.control, .shift])
    try screen.press(.tab, modifiers: [.control, .shift])
    #expect(screen.element("0 1").exists)
  }

  @Test("Tab goes from control to control and round, shift-tab back; space presses")
  func tabOrder() throws {
    let log = Log()
    let screen = Screen(
      VStack {
        Button("a") { log.add("a") }
        Button("disabled") { log.add("disabled") }.disabled(true)
        Button("b") { log.add("b") }
        Button("hidden") { log.add("hidden") }.hidden()
      }
    )
    for _ in 0..<3 {
      try screen.press(.tab)
      try screen.press(.space)
    }
    try screen.press(.tab, modifiers: .shift)
    try screen.press(.return)
    #expect(log.entries == ["a", "b", "a", "b"])
  }

  @Test("What tab goes to is scrolled into sight; keys scroll what was pressed last")
  func scrollsIntoSight() async throws {
    let screen = Screen(
      HStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in Button("b\(index)") {}.frame(height: 60) }
          }
        }
        ScrollView {
          VStack(spacing: 0) {
            Text("top").frame(height: 100)
            ForEach(0..<20) { Text("line \($0)").frame(width: 100, height: 100) }
          }
        }
      },
      size: ScreenSize(width: 400, height: 300)
    )
    for _ in 0...7 { try screen.press(.tab) }
    #expect(try screen.focused?.label == "b7")
    let seventh = try screen.element("b7").frame
    #expect(seventh.minY >= 0 && seventh.maxY <= 300 && seventh.height > 15)
    try screen.press(.tab, modifiers: .shift)
    for _ in 0..<7 { try screen.press(.tab, modifiers: .shift) }
    #expect(screen.text("top").exists)
    try screen.text("line 0").tap()
    try screen.press(.pageDown)
    await screen.settle()
    #expect(!screen.text("top").exists)
    let before = try screen.texts.labels
    try screen.press(.tab)
    try screen.press(.pageDown)
    await screen.settle()
    #expect(try screen.texts.labels == before)
  }

  private struct Segments: View {
    @State private var choice = 2
    var body: some View {
      VStack {
        Picker("choice", selection: $choice) { ForEach(1..<4) { Text("\($0)").tag($0) } }
          .pickerStyle(.segmented)
        Button("chosen \(choice)") { choice = 0 }
      }
    }
  }

  @Test("A segmented picker is one place for the focus; arrows choose, and stop at the ends")
  func segments() throws {
    func steps(_ direction: LayoutDirection) throws -> [String] {
      let screen = Screen(Segments(), layoutDirection: direction)
      try screen.press(.tab)
      var found: [String] = []
      for key in [KeyEquivalent.rightArrow, .rightArrow, .leftArrow, .leftArrow, .leftArrow] {
        try screen.press(key)
        found.append(try screen.button(.beginning(with: "chosen")).label)
      }
      try screen.press(.tab)
      try screen.press(.space)
      #expect(screen.element("chosen 0").exists, "tab leaves the picker")
      return found.compactMap { $0.last.map(String.init) }
    }
    #expect(try steps(.leftToRight) == ["3", "3", "2", "1", "1"])
    #expect(try steps(.rightToLeft) == ["1", "1", "2", "3", "3"])
  }

  private struct Fields: View {
    enum Field { case first, second }
    @State private var first = ""
    @State private var second = ""
    @FocusState var focus: Field?
    let log: Log

    var body: some View {
      VStack {
        TextField("first", text: $first).focused($focus, equals: .first)
          .onSubmit { focus = .second }
        TextField("second", text: $second).focused($focus, equals: .second)
        Text("focus \(focus.map { "\($0)" } ?? "none")")
        Button("leave") { focus = nil }
      }
      .onAppear { focus = .first }
    }
  }

  @Test("A focus state moves the focus and follows it")
  func focusState() async throws {
    let screen = Screen(Fields(log: Log()))
    await screen.advance(by: .seconds(0.02))
    try screen.type("x")
    #expect(try screen.textField("first").text == "x")
    try screen.press(.return)
    #expect(screen.element("focus second").exists)
    try screen.type("y")
    #expect(try screen.textField("second").text == "y")
    try screen.press(.tab, modifiers: .shift)
    #expect(screen.element("focus first").exists)
    try screen.button("leave").tap()
    #expect(screen.element("focus none").exists)
    #expect(throws: ScreenError.self) { try screen.type("z") }
  }

  private struct Focusable: View {
    @FocusState private var isFocused: Bool
    let log: Log
    var body: some View {
      VStack {
        Inside()
          .focusable()
          .focused($isFocused)
          .onKeyPress(.upArrow) {
            log.add("up")
            return .handled
          }
          .onKeyPress(characters: .letters, phases: .down) {
            log.add($0.characters)
            return .ignored
          }
        Text(isFocused ? "focused" : "not focused")
      }
      .onKeyPress { press in
        log.add("around \(press.characters)")
        return .handled
      }
    }

    struct Inside: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "inside" : "outside").frame(width: 50, height: 50) }
    }
  }

  @Test("Keys go to the focused view first, and outwards as long as nobody handles them")
  func keyPress() throws {
    let log = Log()
    let screen = Screen(Focusable(log: log))
    try screen.press("a")
    #expect(log.entries.isEmpty)
    try screen.text("outside").tap()
    #expect(try screen.texts.labels == ["inside", "focused"])
    try screen.press(.upArrow)
    try screen.press("a")
    #expect(log.entries == ["up", "a", "around a"])
  }

  private struct Sliding: View {
    @State private var value = 5.0
    var body: some View {
      VStack {
        Slider(value: $value, in: 0...10, step: 1)
        Text("value \(Int(value))")
      }
    }
  }

  @Test("A slider follows a drag of its knob and the arrow keys")
  func slider() throws {
    let screen = Screen(Sliding(), size: ScreenSize(width: 227, height: 200))
    let track = try screen.element(.slider, nil).frame
    // The knob's middle goes from 13.5 to 213.5: 20 points a step.
    try screen.drag(
      from: CGPoint(x: 113.5, y: track.midY),
      to: CGPoint(x: 153.5, y: track.midY)
    )
    #expect(screen.element("value 7").exists)
    try screen.tap(at: CGPoint(x: 20, y: track.midY))
    #expect(screen.element("value 0").exists)
    try screen.press(.tab)
    try screen.press(.rightArrow)
    try screen.press(.rightArrow)
    #expect(screen.element("value 2").exists)
    try screen.press(.end)
    #expect(screen.element("value 10").exists)
  }

  private struct Asking: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var answer = "none"
    let isFixed: Bool

    var body: some View {
      VStack {
        Button("sheet") { showsSheet = true }
        Button("alert") { showsAlert = true }
        Text("answer \(answer)")
      }
      .sheet(isPresented: $showsSheet) {
        Button("in sheet") {}.interactiveDismissDisabled(isFixed)
      }
      .alert("Sure?", isPresented: $showsAlert) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) { answer = "no" }
      }
    }
  }

  @Test("Escape closes a sheet unless it may not be, and cancels an alert; return agrees")
  func escape() async throws {
    let screen = Screen(Asking(isFixed: false))
    try screen.button("sheet").tap()
    #expect(screen.element("in sheet").exists)
    try screen.press(.escape)
    await screen.settle()
    #expect(!screen.element("in sheet").exists)
    try screen.button("alert").tap()
    try screen.press(.escape)
    await screen.settle()
    #expect(screen.element("answer no").exists)
    try screen.button("alert").tap()
    try screen.press(.return)
    await screen.settle()
    #expect(screen.element("answer yes").exists)
    #expect(!screen.element("Sure?").exists)
    let fixed = Screen(Asking(isFixed: true))
    try fixed.button("sheet").tap()
    try fixed.press(.escape)
    await fixed.settle()
    #expect(fixed.button("in sheet").exists)
  }
}
