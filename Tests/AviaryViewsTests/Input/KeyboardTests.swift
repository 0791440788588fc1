import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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
    let harness = try Harness(
      VStack {
        Button("save") { log.add("save") }.keyboardShortcut("s")
        Button("more") { log.add("more") }.keyboardShortcut("s", modifiers: [.command, .shift])
        Button("off") { log.add("off") }.keyboardShortcut("d").disabled(true)
        Button("go") { log.add("go") }.keyboardShortcut(.defaultAction)
        Button("stop") { log.add("stop") }.keyboardShortcut(.cancelAction)
      }
    )
    let hand = Hand(harness)
    try hand.key("s", .control)
    try hand.key("s", .command)
    try hand.key("S", [.control, .shift])
    try hand.key("s")
    try hand.key("d", .control)
    try hand.key(.return)
    try hand.key(.escape)
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
    let harness = try Harness(Content())
    let hand = Hand(harness)
    for _ in 0..<3 { try hand.key(.tab) }
    #expect(harness.labels.contains("1 1"))
    try hand.key(.tab, .control)
    #expect(harness.labels.contains("2 1"))
    try hand.key(.tab, [.control, .shift])
    try hand.key(.tab, [.control, .shift])
    #expect(harness.labels.contains("0 1"))
  }

  @Test("Tab goes from control to control and round, shift-tab back; space presses")
  func tabOrder() throws {
    let log = Log()
    let harness = try Harness(
      VStack {
        Button("a") { log.add("a") }
        Button("disabled") { log.add("disabled") }.disabled(true)
        Button("b") { log.add("b") }
        Button("hidden") { log.add("hidden") }.hidden()
      }
    )
    let hand = Hand(harness)
    for _ in 0..<3 {
      try hand.key(.tab)
      try hand.key(.space, characters: " ")
    }
    try hand.key(.tab, .shift)
    try hand.key(.return)
    #expect(log.entries == ["a", "b", "a", "b"])
  }

  @Test("What tab goes to is scrolled into sight; keys scroll what was pressed last")
  func scrollsIntoSight() throws {
    let harness = try Harness(
      HStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in Button("b\(index)") {}.frame(height: 60) }
          }
        }
        ScrollView {
          Text("top").frame(height: 100)
          Color.blue.frame(width: 100, height: 2_000).accessibilityLabel("area")
        }
      },
      width: 400,
      height: 300
    )
    let hand = Hand(harness)
    for _ in 0...7 { try hand.key(.tab) }
    let seventh = try #require(harness.frame("b7"))
    #expect(seventh.minY >= 0 && seventh.maxY <= 300)
    try hand.key(.tab, .shift)
    for _ in 0..<7 { try hand.key(.tab, .shift) }
    let top = try #require(harness.frame("top")).minY
    try hand.tap(#require(harness.frame("area")).midX, 200)
    try hand.key(.pageDown)
    _ = try hand.waitForRest()
    #expect(harness.frame("top").map { $0.minY < top } ?? true)
    let before = harness.frame("area")
    try hand.key(.tab)
    try hand.key(.pageDown)
    _ = try hand.waitForRest()
    #expect(harness.frame("area") == before)
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
      let harness = try Harness(Segments().environment(\.layoutDirection, direction))
      let hand = Hand(harness)
      try hand.key(.tab)
      var found: [String] = []
      for key in [KeyEquivalent.rightArrow, .rightArrow, .leftArrow, .leftArrow, .leftArrow] {
        try hand.key(key)
        found += harness.labels.filter { $0.hasPrefix("chosen") }
      }
      try hand.key(.tab)
      try hand.key(.space)
      #expect(harness.labels.contains("chosen 0"), "tab leaves the picker")
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
  func focusState() throws {
    let harness = try Harness(Fields(log: Log()))
    let hand = Hand(harness)
    try hand.wait(0.02)
    try hand.type("x")
    #expect(harness.elements.first?.value == "x")
    try hand.key(.return)
    #expect(harness.labels.contains("focus second"))
    try hand.type("y")
    #expect(harness.elements[1].value == "y")
    try hand.key(.tab, .shift)
    #expect(harness.labels.contains("focus first"))
    try hand.tap(harness.frame("leave"))
    #expect(harness.labels.contains("focus none"))
    #expect(harness.host.textInputState == nil)
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
    let harness = try Harness(Focusable(log: log))
    let hand = Hand(harness)
    try hand.type("a")
    #expect(log.entries.isEmpty)
    try hand.tap(harness.frame("outside"))
    #expect(harness.labels == ["inside", "focused"])
    try hand.key(.upArrow)
    try hand.type("a")
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
    let harness = try Harness(Sliding(), width: 227, height: 200)
    let hand = Hand(harness)
    let track = try #require(harness.elements.first { $0.role == .slider }?.frame)
    // The knob's middle goes from 13.5 to 213.5: 20 points a step.
    try hand.drag(
      from: CGPoint(x: 113.5, y: track.midY),
      to: CGPoint(x: 153.5, y: track.midY)
    )
    #expect(harness.labels.contains("value 7"))
    try hand.tap(20, track.midY)
    #expect(harness.labels.contains("value 0"))
    try hand.key(.tab)
    try hand.key(.rightArrow)
    try hand.key(.rightArrow)
    #expect(harness.labels.contains("value 2"))
    try hand.key(.end)
    #expect(harness.labels.contains("value 10"))
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
  func escape() throws {
    let harness = try Harness(Asking(isFixed: false))
    let hand = Hand(harness)
    try hand.tap(harness.frame("sheet"))
    #expect(harness.labels.contains("in sheet"))
    try hand.key(.escape)
    #expect(!harness.labels.contains("in sheet"))
    try hand.tap(harness.frame("alert"))
    try hand.key(.escape)
    #expect(harness.labels.contains("answer no"))
    try hand.tap(harness.frame("alert"))
    try hand.key(.return)
    #expect(harness.labels.contains("answer yes"))
    #expect(!harness.labels.contains("Sure?"))
    let fixed = try Harness(Asking(isFixed: true))
    let other = Hand(fixed)
    try other.tap(fixed.frame("sheet"))
    try other.key(.escape)
    #expect(fixed.labels.contains("in sheet"))
  }
}
