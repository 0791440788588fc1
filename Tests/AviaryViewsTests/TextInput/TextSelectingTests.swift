import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Selecting of texts that can't be edited")
struct TextSelectingTests {
  private struct Words: View {
    var string = "one two three"
    var body: some View {
      Text(verbatim: string).frame(width: 300, height: 60, alignment: .topLeading)
        .textSelection(.enabled)
    }
  }

  /// A view below a mouse.
  private func screen<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 60) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: width, height: height))
    screen.pointer = .mouse
    return screen
  }

  /// What the keys for copying copy; nil for nothing, since nothing is selected.
  private func copied(_ screen: Screen) throws -> String? {
    screen.pasteboard = nil
    try screen.press("c", modifiers: .control)
    return screen.pasteboard
  }

  /// The place before a part of the text.
  private func before(_ part: String, in element: ScreenElement) throws -> CGPoint {
    let frame = try element.frame(of: part)
    return CGPoint(x: frame.minX, y: frame.midY)
  }

  @Test("A pointer that is dragged selects what it is dragged over, and Control and C copies it")
  func dragging() throws {
    let screen = screen(Words())
    let words = screen.text("one two three")
    try screen.drag(from: before("two", in: words), to: before(" three", in: words))
    #expect(try copied(screen) == "two")
  }

  @Test("Two clicks select a word, three a line, shift goes on from there")
  func clicks() throws {
    let screen = screen(Words(string: "one two three\nfour"))
    let words = screen.text("one two three\nfour")
    try screen.tap(at: before("wo", in: words), count: 2)
    #expect(try copied(screen) == "two")
    try screen.tap(at: before("wo", in: words), count: 3)
    #expect(try copied(screen) == "one two three")
    try screen.tap(at: before("ne two", in: words))
    try screen.tap(at: before("wo", in: words), modifiers: .shift)
    #expect(try copied(screen) == "ne t")
  }

  @Test("Keys select: tab brings all, shift and arrows go on, escape lets go")
  func keys() throws {
    let screen = screen(Words())
    try screen.press(.tab)
    #expect(try copied(screen) == "one two three")
    try screen.press(.leftArrow, modifiers: .shift)
    #expect(try copied(screen) == "one two thre")
    try screen.press(.leftArrow, modifiers: [.shift, .control])
    #expect(try copied(screen) == "one two ")
    try screen.press(.escape)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "one two ", "what was copied stays")
    #expect(try copied(screen) == nil)
  }

  @Test("What is selected runs over several lines")
  func lines() throws {
    let screen = screen(
      Text(verbatim: "one two three").frame(width: 70).textSelection(.enabled),
      width: 70
    )
    let words = screen.text("one two three")
    let (start, end) = try (before("two", in: words), before("ee", in: words))
    #expect(try words.frame(of: "one").midY == start.y)
    #expect(end.y > start.y + 15)
    try screen.drag(from: start, to: end)
    #expect(try copied(screen) == "two thr")
  }

  @Test("What is selected is drawn behind the text, and gone with the focus")
  func drawing() throws {
    struct Two: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "above").textSelection(.enabled)
          Text(verbatim: "below").textSelection(.enabled)
        }
      }
    }
    let screen = screen(Two(), width: 100)
    let plain = try screen.pngData()
    try screen.text("above").tap(count: 2)
    #expect(try copied(screen) == "above")
    #expect(try screen.pngData() != plain)
    try screen.text("below").tap(count: 2)
    #expect(try copied(screen) == "below")
    let anew = self.screen(Two(), width: 100)
    try anew.text("below").tap(count: 2)
    #expect(try anew.pngData() == screen.pngData())
  }

  @Test("The title of a control is not selected, and what is disabled neither")
  func controls() throws {
    struct Controls: View {
      let tap: @MainActor () -> Void
      var body: some View {
        VStack(spacing: 0) {
          Button(action: tap) { Text(verbatim: "button") }
          Text(verbatim: "plain").textSelection(.disabled)
        }
        .textSelection(.enabled)
      }
    }
    var taps = 0
    let screen = screen(Controls { taps += 1 }, width: 100)
    try screen.button("button").tap()
    #expect(taps == 1)
    for element in [screen.button("button"), screen.text("plain")] {
      let frame = try element.frame
      try screen.drag(
        from: CGPoint(x: frame.minX + 1, y: frame.midY),
        to: CGPoint(x: frame.maxX, y: frame.midY)
      )
      #expect(try copied(screen) == nil)
    }
  }

  @Test("A finger that rests selects all and offers to copy; one that scrolls does not")
  func touch() throws {
    let screen = Screen(Words(), size: ScreenSize(width: 300, height: 120))
    let word = try screen.text("one two three").frame(of: "one")
    let place = CGPoint(x: word.midX, y: word.midY)
    try screen.beginDrag(at: place)
    try screen.moveDrag(to: CGPoint(x: place.x, y: place.y + 32), rest: .seconds(0.7))
    try screen.endDrag()
    #expect(try copied(screen) == nil)
    #expect(!screen.menuItem("Copy").exists)
    try screen.beginDrag(at: place, hold: .seconds(0.7))
    #expect(screen.menuItem("Copy").exists)
    try screen.endDrag()
    screen.pasteboard = nil
    try screen.menuItem("Copy").tap()
    #expect(screen.pasteboard == "one two three")
  }

  @Test("A text that gets shorter keeps no place outside of it")
  func shorter() throws {
    struct Changing: View {
      @State private var isShort = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: isShort ? "one" : "one two three").textSelection(.enabled)
          Button("change") { isShort = true }.keyboardShortcut("k", modifiers: .control)
        }
      }
    }
    let screen = screen(Changing(), width: 200, height: 80)
    try screen.press(.tab)
    try screen.press("k", modifiers: .control)
    #expect(screen.text("one").exists)
    #expect(try copied(screen) == "one")
  }
}
