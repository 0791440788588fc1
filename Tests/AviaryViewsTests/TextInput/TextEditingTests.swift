import Observation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Editing of text")
struct TextEditingTests {
  @Observable final class Note {
    var text: String
    var selection: TextSelection?
    var submitted = 0
    init(_ text: String) { self.text = text }

    var selected: String? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return String(text[range])
    }

    /// The text with a bar where the caret is.
    var marked: String {
      guard case .selection(let range)? = selection?.indices else { return text }
      var result = text
      result.insert("|", at: range.upperBound)
      if !range.isEmpty { result.insert("|", at: range.lowerBound) }
      return result
    }
  }

  private struct Field: View {
    @Bindable var note: Note
    var body: some View {
      TextField("title", text: $note.text, selection: $note.selection)
        .onSubmit { note.submitted += 1 }
    }
  }

  private func screen<V: View>(_ view: V, width: CGFloat = 200, height: CGFloat = 40) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: width, height: height))
    screen.pointer = .mouse
    return screen
  }

  /// A field whose text is all selected.
  private func field(_ text: String, width: CGFloat = 200) throws -> (note: Note, screen: Screen) {
    let note = Note(text)
    let screen = screen(Field(note: note), width: width)
    try screen.press(.tab)
    return (note, screen)
  }

  /// The place before a part of what is edited.
  private func before(_ part: String, on screen: Screen) throws -> CGPoint {
    let frame = try #require(screen.focused).frame(of: part)
    return CGPoint(x: frame.minX, y: frame.midY)
  }

  private func caret(_ screen: Screen) throws -> CGRect {
    try #require(screen.host.textInputState?.caret)
  }

  @Test("A field that goes away in a frame that comes late has no caret to turn any more")
  func lateRemoval() async throws {
    struct Leaving: View {
      @Bindable var note: Note
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Button("away") { withAnimation(.linear(duration: 0.1)) { isShown = false } }
          if isShown { Field(note: note).transition(.opacity) }
        }
      }
    }
    let screen = screen(Leaving(note: Note("")), height: 80)
    try screen.press(.tab)
    try screen.press(.tab)
    weak let field = screen.root.input.focus.current as? TextInputNode
    #expect(field?.session != nil)
    try screen.button("away").tap()
    screen.tick(to: screen.now.addingTimeInterval(0.8))
    #expect(field == nil)
    await screen.settle()
    #expect(screen.host.nextWakeUp == .never)
  }

  @Test("Typing enters text at the caret; tab selects all of a field")
  func typing() throws {
    let (note, screen) = try field("abc")
    #expect(note.selected == "abc")
    try screen.type("xy")
    #expect(note.marked == "xy|")
    try screen.press(.leftArrow)
    try screen.type("é🙂")
    #expect(note.marked == "xé🙂|y")
    try screen.press(.delete)
    try screen.press(.deleteForward)
    #expect(note.marked == "xé|")
    try screen.press(.return)
    #expect(note.submitted == 1)
    #expect(note.text == "xé")
  }

  @Test("Arrows move by character and word, home and end to the ends; shift selects")
  func movement() throws {
    let (note, screen) = try field("one two three")
    try screen.press(.end)
    #expect(note.marked == "one two three|")
    try screen.press(.leftArrow, modifiers: .control)
    #expect(note.marked == "one two |three")
    try screen.press(.leftArrow, modifiers: [.control, .shift])
    #expect(note.marked == "one |two |three")
    try screen.press(.leftArrow)
    #expect(note.marked == "one |two three")
    try screen.press(.rightArrow, modifiers: .control)
    #expect(note.marked == "one two| three")
    try screen.press(.home, modifiers: .shift)
    #expect(note.selected == "one two")
    try screen.press(.rightArrow)
    #expect(note.marked == "one two| three")
    try screen.press(.delete, modifiers: .control)
    #expect(note.marked == "one | three")
    try screen.press("a", modifiers: .control)
    try screen.type("z")
    #expect(note.marked == "z|")
  }

  @Test("A click puts the caret, a drag selects, two clicks a word, three all")
  func mouse() throws {
    let (note, screen) = try field("one two three")
    try screen.tap(at: before("wo", on: screen))
    #expect(note.marked == "one t|wo three")
    try screen.drag(from: before("ne two", on: screen), to: before("o three", on: screen))
    #expect(note.selected == "ne tw")
    try screen.tap(at: before("wo", on: screen), count: 2)
    #expect(note.selected == "two")
    try screen.tap(at: before("wo", on: screen), count: 3)
    #expect(note.selected == "one two three")
    try screen.tap(at: before("e two", on: screen))
    try screen.tap(at: before("two", on: screen), modifiers: .shift)
    #expect(note.selected == "e ")
  }

  @Test("Cut, copy and paste go through the clipboard")
  func clipboard() throws {
    let (note, screen) = try field("one two")
    try screen.tap(at: before("ne", on: screen), count: 2)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "one")
    try screen.press(.end)
    try screen.press("v", modifiers: .control)
    #expect(note.marked == "one twoone|")
    try screen.press("a", modifiers: .control)
    try screen.press("x", modifiers: .control)
    #expect(note.text.isEmpty)
    #expect(screen.pasteboard == "one twoone")
    screen.pasteboard = "two\nlines"
    try screen.press("v", modifiers: .control)
    #expect(note.text == "two lines", "a field has one line")
  }

  @Test("What is typed in one go is undone in one go, and can be done again")
  func undo() throws {
    let (note, screen) = try field("")
    try screen.type("one")
    try screen.press(.home)
    try screen.type("two")
    #expect(note.marked == "two|one")
    try screen.press("z", modifiers: .control)
    #expect(note.marked == "|one")
    try screen.press("z", modifiers: .control)
    #expect(note.text.isEmpty)
    try screen.press("z", modifiers: .control)
    try screen.press("z", modifiers: [.control, .shift])
    try screen.press("y", modifiers: .control)
    #expect(note.marked == "two|one")
  }

  @Test(
    "What an input method composes is shown at the caret, and is no part of the text before it is committed"
  )
  func preedit() throws {
    let (note, screen) = try field("ab")
    try screen.press(.end)
    try screen.press(.leftArrow)
    let before = try caret(screen).minX
    try screen.compose(["に", "にほ"], commit: nil)
    #expect(note.text == "ab")
    #expect(screen.dump.contains("aにほb"))
    let after = try caret(screen).minX
    try screen.compose([], commit: "日本")
    #expect(note.marked == "a日本|b")
    // Both are two signs that are as wide as they are high.
    #expect(try caret(screen).minX == after)
    #expect(try screen.textFields.first.frame(of: "日本").width == after - before)
    try screen.compose(["x"], commit: nil)
    #expect(screen.dump.contains("本x"))
    try screen.press(.escape)
    #expect(!screen.dump.contains("本x"))
    try screen.send(
      .text(InputEvent.Text(.deleteSurrounding(before: 1, after: 1), time: screen.now))
    )
    #expect(note.marked == "a日|")
  }

  @Test("In text that runs from right to left the left arrow goes on")
  func rightToLeft() throws {
    let (note, screen) = try field("שלום")
    try screen.press(.home)
    #expect(note.marked == "|שלום")
    try screen.press(.leftArrow)
    #expect(note.marked == "ש|לום")
    try screen.press(.leftArrow)
    try screen.press(.rightArrow)
    #expect(note.marked == "ש|לום")
  }

  @Test("A field scrolls so that its caret is in sight")
  func scrolling() throws {
    let (note, screen) = try field("a text that is far longer than its field", width: 85)
    try screen.press(.end)
    let end = try caret(screen)
    #expect(end.maxX <= 85 && end.minX > 60)
    try screen.press(.home)
    #expect(try caret(screen).minX == 0)
    #expect(note.marked.hasPrefix("|"))
  }

  private struct Secret: View {
    @Bindable var note: Note
    var body: some View { SecureField("secret", text: $note.text) }
  }

  @Test("A secret shows dots, is not copied, and is no concern of an input method")
  func secret() throws {
    let note = Note("pässword")
    let screen = screen(Secret(note: note))
    try screen.press(.tab)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == nil)
    let dots = try screen.secureField("secret").frame(of: "••")
    try screen.tap(at: CGPoint(x: dots.maxX, y: dots.midY))
    try screen.press(.delete)
    #expect(note.text == "pssword")
    #expect(!screen.dump.contains("ssword"))
    #expect(screen.host.textInputState?.text.isEmpty == true)
    #expect(screen.host.textInputState?.isSecure == true)
  }

  private struct Editor: View {
    @Bindable var note: Note
    var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
  }

  @Test("In an editor return breaks lines, up and down keep their column, and tab is entered")
  func editor() throws {
    let note = Note("a long line\nab\na long way")
    let screen = screen(Editor(note: note), width: 300, height: 100)
    try screen.textEditor.tap()
    try screen.tap(at: before(" line", on: screen))
    #expect(note.marked == "a long| line\nab\na long way")
    try screen.press(.downArrow)
    #expect(note.marked == "a long line\nab|\na long way")
    try screen.press(.downArrow)
    #expect(note.marked == "a long line\nab\na long| way")
    try screen.press(.home)
    try screen.press(.return)
    try screen.press(.tab)
    #expect(note.marked == "a long line\nab\n\n\t|a long way")
    try screen.press(.upArrow, modifiers: .shift)
    #expect(note.selected == "\n\t")
  }

  @Test("An editor that is scrolled away from its caret stays there until the caret moves")
  func scrolledEditor() async throws {
    let note = Note((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    let screen = screen(Editor(note: note), width: 300, height: 200)
    try screen.tap(at: CGPoint(x: 100, y: 15))
    try screen.turnWheel(by: CGSize(width: 0, height: 300))
    await screen.settle()
    let scrolled = screen.dump
    await screen.advance(by: .seconds(2))
    await screen.settle()
    #expect(screen.dump == scrolled)
    try screen.type("x")
    await screen.settle()
    #expect(screen.dump != scrolled)
    let atCaret = screen.dump
    try screen.press(.pageDown)
    let line = try #require(note.marked.split(separator: "\n").firstIndex { $0.contains("|") })
    #expect(line >= 6 && line <= 10, "\(line)")
    try screen.press(.pageUp)
    #expect(note.marked.split(separator: "\n").firstIndex { $0.contains("|") } == 0)
    await screen.settle()
    #expect(atCaret == screen.dump)
  }

  @Test("The caret blinks for a while and then rests, without a wake-up")
  func blinking() async throws {
    let (_, screen) = try field("")
    let shown = screen.dump
    await screen.advance(by: .seconds(0.65))
    #expect(screen.dump != shown)
    await screen.advance(by: .seconds(0.6))
    #expect(screen.dump == shown)
    let start = screen.now
    await screen.settle()
    #expect(screen.host.nextWakeUp == .never)
    #expect(screen.now.timeIntervalSince(start) < 10)
    #expect(screen.dump == shown)
  }

  @Test("A field that nobody edits has no caret, and a picture has none either")
  func noCaret() throws {
    let (_, screen) = try field("abc")
    let editing = try screen.pngData()
    try screen.press(.end)
    screen.root.input.focus.focus(nil)
    #expect(screen.focused == nil)
    let plain = try self.screen(Field(note: Note("abc"))).pngData()
    #expect(try screen.pngData() == plain)
    #expect(editing != plain)
  }
}
