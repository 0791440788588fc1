import AviaryTestSupport
import Observation
import SwiftUI
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

  private func field(
    _ text: String,
    width: CGFloat = 200
  ) throws -> (note: Note, hand: Hand, harness: Harness<Field>) {
    let note = Note(text)
    let harness = try Harness(Field(note: note), width: width, height: 40)
    let hand = Hand(harness)
    try hand.key(.tab)
    return (note, hand, harness)
  }

  // A character of the body font is 8.5 points wide.
  private func x(_ character: CGFloat) -> CGFloat { character * 8.5 }

  @Test("A field that goes away in a frame that comes late has no caret to turn any more")
  func lateRemoval() throws {
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
    let harness = try Harness(Leaving(note: Note("")), width: 200, height: 80)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.tab)
    weak var field = harness.root.input.focus.current as? TextInputNode
    #expect(field?.session != nil)
    try hand.tap(harness.frame("away"))
    try hand.stall(0.8)
    #expect(field == nil)
    #expect(try hand.waitForRest() != nil)
  }

  @Test("Typing enters text at the caret; tab selects all of a field")
  func typing() throws {
    let (note, hand, harness) = try field("abc")
    #expect(note.selected == "abc")
    try hand.type("xy")
    #expect(note.marked == "xy|")
    try hand.key(.leftArrow)
    try hand.type("é🙂")
    #expect(note.marked == "xé🙂|y")
    try hand.key(.delete)
    try hand.key(.deleteForward)
    #expect(note.marked == "xé|")
    try hand.key(.return)
    #expect(note.submitted == 1)
    #expect(note.text == "xé")
    withExtendedLifetime(harness) {}
  }

  @Test("Arrows move by character and word, home and end to the ends; shift selects")
  func movement() throws {
    let (note, hand, harness) = try field("one two three")
    try hand.key(.end)
    #expect(note.marked == "one two three|")
    try hand.key(.leftArrow, .control)
    #expect(note.marked == "one two |three")
    try hand.key(.leftArrow, [.control, .shift])
    #expect(note.marked == "one |two |three")
    try hand.key(.leftArrow)
    #expect(note.marked == "one |two three")
    try hand.key(.rightArrow, .control)
    #expect(note.marked == "one two| three")
    try hand.key(.home, .shift)
    #expect(note.selected == "one two")
    try hand.key(.rightArrow)
    #expect(note.marked == "one two| three")
    try hand.key(.delete, .control)
    #expect(note.marked == "one | three")
    try hand.key("a", .control, characters: "a")
    try hand.type("z")
    #expect(note.marked == "z|")
    withExtendedLifetime(harness) {}
  }

  @Test("A click puts the caret, a drag selects, two clicks a word, three all")
  func mouse() throws {
    let (note, hand, harness) = try field("one two three")
    try hand.tap(x(5), 20)
    #expect(note.marked == "one t|wo three")
    try hand.drag(from: CGPoint(x: x(1), y: 20), to: CGPoint(x: x(6), y: 20))
    #expect(note.selected == "ne tw")
    try hand.tap(x(5), 20, clickCount: 2)
    #expect(note.selected == "two")
    try hand.tap(x(5), 20, clickCount: 3)
    #expect(note.selected == "one two three")
    try hand.tap(x(2), 20)
    hand.modifiers = .shift
    try hand.tap(x(4), 20)
    #expect(note.selected == "e ")
    withExtendedLifetime(harness) {}
  }

  @Test("Cut, copy and paste go through the clipboard")
  func clipboard() throws {
    let (note, hand, harness) = try field("one two")
    let clipboard = try #require(harness.root.services.clipboard as? PrivateClipboard)
    try hand.tap(x(1), 20, clickCount: 2)
    try hand.key("c", .control, characters: "c")
    #expect(clipboard.text == "one")
    try hand.key(.end)
    try hand.key("v", .control, characters: "v")
    #expect(note.marked == "one twoone|")
    try hand.key("a", .control, characters: "a")
    try hand.key("x", .control, characters: "x")
    #expect(note.text.isEmpty)
    #expect(clipboard.text == "one twoone")
    clipboard.write("two\nlines")
    try hand.key("v", .control, characters: "v")
    #expect(note.text == "two lines", "a field has one line")
  }

  @Test("What is typed in one go is undone in one go, and can be done again")
  func undo() throws {
    let (note, hand, harness) = try field("")
    try hand.type("one")
    try hand.key(.home)
    try hand.type("two")
    #expect(note.marked == "two|one")
    try hand.key("z", .control, characters: "z")
    #expect(note.marked == "|one")
    try hand.key("z", .control, characters: "z")
    #expect(note.text.isEmpty)
    try hand.key("z", .control, characters: "z")
    try hand.key("z", [.control, .shift], characters: "Z")
    try hand.key("y", .control, characters: "y")
    #expect(note.marked == "two|one")
    withExtendedLifetime(harness) {}
  }

  @Test(
    "What an input method composes is shown at the caret, and is no part of the text before it is committed"
  )
  func preedit() throws {
    let (note, hand, harness) = try field("ab")
    try hand.key(.end)
    try hand.key(.leftArrow)
    let before = try #require(harness.host.textInputState?.caret.minX)
    try hand.text(.preedit("にほ", caret: 6))
    #expect(note.text == "ab")
    #expect(harness.dump.contains("aにほb"))
    let after = try #require(harness.host.textInputState?.caret.minX)
    #expect(after == before + x(2))
    try hand.text(.commit("日本"))
    #expect(note.marked == "a日本|b")
    try hand.text(.preedit("x", caret: 1))
    #expect(harness.dump.contains("本x"))
    try hand.key(.escape)
    #expect(!harness.dump.contains("本x"))
    try hand.text(.deleteSurrounding(before: 1, after: 1))
    #expect(note.marked == "a日|")
  }

  @Test("In text that runs from right to left the left arrow goes on")
  func rightToLeft() throws {
    let (note, hand, harness) = try field("שלום")
    try hand.key(.home)
    #expect(note.marked == "|שלום")
    try hand.key(.leftArrow)
    #expect(note.marked == "ש|לום")
    try hand.key(.leftArrow)
    try hand.key(.rightArrow)
    #expect(note.marked == "ש|לום")
    withExtendedLifetime(harness) {}
  }

  @Test("A field scrolls so that its caret is in sight")
  func scrolling() throws {
    let (note, hand, harness) = try field("a text that is far longer than its field", width: 85)
    try hand.key(.end)
    let end = try #require(harness.host.textInputState?.caret)
    #expect(end.maxX <= 85 && end.minX > 60)
    try hand.key(.home)
    #expect(harness.host.textInputState?.caret.minX == 0)
    #expect(note.marked.hasPrefix("|"))
  }

  private struct Secret: View {
    @Bindable var note: Note
    var body: some View { SecureField("secret", text: $note.text) }
  }

  @Test("A secret shows dots, is not copied, and is no concern of an input method")
  func secret() throws {
    let note = Note("pässword")
    let harness = try Harness(Secret(note: note), width: 200, height: 40)
    let hand = Hand(harness)
    let clipboard = try #require(harness.root.services.clipboard as? PrivateClipboard)
    try hand.key(.tab)
    try hand.key("c", .control, characters: "c")
    #expect(clipboard.text == nil)
    try hand.tap(x(2), 20)
    try hand.key(.delete)
    #expect(note.text == "pssword")
    #expect(!harness.dump.contains("ssword"))
    #expect(harness.host.textInputState?.text.isEmpty == true)
    #expect(harness.host.textInputState?.isSecure == true)
  }

  private struct Editor: View {
    @Bindable var note: Note
    var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
  }

  @Test("In an editor return breaks lines, up and down keep their column, and tab is entered")
  func editor() throws {
    let note = Note("a long line\nab\nanother line")
    let harness = try Harness(Editor(note: note), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.tap(5 + x(6), 15)
    #expect(note.marked == "a long| line\nab\nanother line")
    try hand.key(.downArrow)
    #expect(note.marked == "a long line\nab|\nanother line")
    try hand.key(.downArrow)
    #expect(note.marked == "a long line\nab\nanothe|r line")
    try hand.key(.home)
    try hand.key(.return)
    try hand.type("\t")
    #expect(note.marked == "a long line\nab\n\n\t|another line")
    try hand.key(.upArrow, .shift)
    #expect(note.selected == "\n\t")
  }

  @Test("An editor that is scrolled away from its caret stays there until the caret moves")
  func scrolledEditor() throws {
    let note = Note((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    let harness = try Harness(Editor(note: note), width: 300, height: 200)
    let hand = Hand(harness)
    try hand.tap(100, 15)
    try hand.scroll(0, 300, at: 100, 100)
    _ = try hand.waitForRest(limit: 20)
    let scrolled = harness.dump
    try hand.wait(2)
    _ = try hand.waitForRest(limit: 20)
    #expect(harness.dump == scrolled)
    try hand.type("x")
    _ = try hand.waitForRest(limit: 20)
    #expect(harness.dump != scrolled)
    let atCaret = harness.dump
    try hand.key(.pageDown)
    let line = try #require(note.marked.split(separator: "\n").firstIndex { $0.contains("|") })
    #expect(line >= 6 && line <= 10, "\(line)")
    try hand.key(.pageUp)
    #expect(note.marked.split(separator: "\n").firstIndex { $0.contains("|") } == 0)
    _ = try hand.waitForRest(limit: 20)
    #expect(atCaret == harness.dump)
  }

  @Test("The caret blinks for a while and then rests, without a wake-up")
  func blinking() throws {
    let (_, hand, harness) = try field("")
    let shown = harness.dump
    try hand.wait(0.65)
    #expect(harness.dump != shown)
    try hand.wait(0.6)
    #expect(harness.dump == shown)
    let rest = try #require(try hand.waitForRest(limit: 20))
    #expect(rest < 10)
    #expect(harness.dump == shown)
  }

  @Test("A field that nobody edits has no caret, and a picture has none either")
  func noCaret() throws {
    let (_, hand, harness) = try field("abc")
    let editing = harness.dump
    try hand.key(.end)
    harness.root.input.focus.focus(nil)
    try harness.host.update()
    let plain = try Harness(Field(note: Note("abc")), width: 200, height: 40)
    #expect(harness.dump == plain.dump)
    #expect(editing != plain.dump)
  }
}
