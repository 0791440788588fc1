import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Editing of attributed text")
struct RichTextEditingTests {
  private func editor(
    _ text: AttributedString
  ) throws -> (note: RichNote, hand: Hand, harness: Harness<RichEditor>) {
    let note = RichNote(text)
    let harness = try Harness(RichEditor(note: note), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.key(.tab)
    return (note, hand, harness)
  }

  private func place(_ hand: Hand, at count: Int) throws {
    try hand.key(.home, .control)
    for _ in 0..<count { try hand.key(.rightArrow) }
  }

  private func select(_ hand: Hand, _ range: Range<Int>) throws {
    try place(hand, at: range.lowerBound)
    for _ in range { try hand.key(.rightArrow, .shift) }
  }

  @Test("What is typed takes the attributes of the character before the caret")
  func typing() throws {
    let (note, hand, harness) = try editor(AttributedString(bold: "one *two* three"))
    try place(hand, at: 7)
    try hand.type("xy")
    #expect(note.marked == "one *twoxy*| three")
    try place(hand, at: 4)
    try hand.type("é🙂")
    #expect(note.marked == "one é🙂*|twoxy* three")
    try hand.key(.home)
    try hand.type("a")
    #expect(note.marked == "a|one é🙂*twoxy* three")
    try hand.key(.delete)
    try hand.key(.deleteForward)
    #expect(note.marked == "|ne é🙂*twoxy* three")
    withExtendedLifetime(harness) {}
  }

  @Test("At the start of a text what is typed takes the attributes of the first character")
  func typingAtStart() throws {
    let (note, hand, harness) = try editor(AttributedString(bold: "*two* three"))
    try hand.key(.home)
    try hand.type("a")
    #expect(note.marked == "*a|two* three")
    withExtendedLifetime(harness) {}
  }

  @Test("An empty text is typed into, and return, tab and deletion edit it as they do a plain one")
  func emptyText() throws {
    let (note, hand, harness) = try editor("")
    #expect(harness.host.textInputState != nil)
    try hand.type("ab")
    try hand.key(.return)
    try hand.key(.tab)
    try hand.type("c")
    #expect(note.marked == "ab\n\tc|")
    try hand.key(.delete)
    try hand.key(.delete)
    try hand.key(.delete)
    #expect(note.marked == "ab|")
    try hand.key("a", .control)
    try hand.key(.delete)
    #expect(note.marked == "|")
    withExtendedLifetime(harness) {}
  }

  @Test("What is typed over a selection takes the attributes of its first character")
  func replacing() throws {
    let (note, hand, harness) = try editor(AttributedString(bold: "one *two* three"))
    try select(hand, 5..<10)
    #expect(note.marked == "one *t|wo* th|ree")
    try hand.type("X")
    #expect(note.marked == "one *tX*|ree")
    withExtendedLifetime(harness) {}
  }

  @Test(
    "Control and B, I or U give a format to what is selected, and take it away where all of it has it",
    arguments: [("b", "*"), ("i", "/"), ("u", "_")]
  )
  func formats(key: String, mark: String) throws {
    let (note, hand, harness) = try editor("one two three")
    try select(hand, 4..<7)
    let character = KeyEquivalent(Character(key))
    try hand.key(character, .control)
    #expect(note.marked == "one \(mark)|two\(mark)| three")
    try select(hand, 0..<7)
    try hand.key(character, .control)
    #expect(note.marked == "\(mark)|one two\(mark)| three")
    try hand.key(character, .command)
    #expect(note.marked == "|one two| three")
    #expect(note.text.runs.count == 1, "what is the usual font again is not said")
    withExtendedLifetime(harness) {}
  }

  @Test(
    "At a caret a format counts for what is typed there, and is forgotten where the caret moves on"
  )
  func typingAttributes() throws {
    let (note, hand, harness) = try editor("one two")
    try place(hand, at: 3)
    try hand.key("b", .control)
    #expect(note.marked == "one| two", "no character has changed")
    try hand.type("xy")
    #expect(note.marked == "one*xy*| two")
    try hand.key("b", .control)
    try hand.type("z")
    #expect(note.marked == "one*xy*z| two")
    try hand.key("i", .control)
    try hand.key(.home)
    try hand.key(.rightArrow)
    try hand.type("q")
    #expect(note.marked == "oq|ne*xy*z two")
    withExtendedLifetime(harness) {}
  }

  @Test("The program sets the attributes that are typed with, by the selection")
  func programmedTypingAttributes() throws {
    let (note, hand, harness) = try editor("ab")
    var attributes = AttributeContainer()
    attributes.underlineStyle = .single
    let index = note.text.index(note.text.startIndex, offsetByCharacters: 1)
    note.selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    try harness.host.update()
    try hand.type("xy")
    #expect(note.marked == "a_xy_|b")
    withExtendedLifetime(harness) {}
  }

  @Test("The program's selection counts, and what a person selects reaches the program")
  func selection() throws {
    let (note, hand, harness) = try editor("one two three")
    let two = try #require(note.text.range(of: "two"))
    note.selection = AttributedTextSelection(range: two)
    try harness.host.update()
    try hand.type("2")
    #expect(note.marked == "one 2| three")
    try hand.key(.leftArrow, [.control, .shift])
    #expect(note.marked == "one |2| three")
    guard case .ranges(let ranges) = note.selection.indices(in: note.text) else {
      Issue.record("nothing is selected")
      return
    }
    #expect(ranges.ranges.map { String(note.text[$0].characters) } == ["2"])
    #expect(String(note.text[note.selection].characters) == "2")
  }

  @Test("A run of typing is undone in one step, a format in one of its own, with all attributes")
  func undo() throws {
    let (note, hand, harness) = try editor("one")
    try hand.type(" two")
    try hand.key(.leftArrow, [.control, .shift])
    try hand.key("b", .control)
    try hand.key(.end)
    try hand.type("xyz")
    #expect(note.marked == "one *twoxyz*|")
    try hand.key("z", .control)
    #expect(note.marked == "one *two*|")
    try hand.key("z", .control)
    #expect(note.marked == "one |two|")
    try hand.key("z", .control)
    #expect(note.marked == "one|")
    for _ in 0..<3 { try hand.key("z", [.control, .shift]) }
    #expect(note.marked == "one *twoxyz*|")
    withExtendedLifetime(harness) {}
  }

  @Test(
    "A format that the program gives to the selection keeps it, and is undone like one by a key"
  )
  func programmedFormat() throws {
    let (note, hand, harness) = try editor("one two")
    try select(hand, 4..<7)
    note.text.transformAttributes(in: &note.selection) { $0.underlineStyle = .single }
    try harness.host.update()
    #expect(note.marked == "one _|two_|")
    try hand.key("z", .control)
    #expect(note.marked == "one |two|")
    try hand.key("y", .control)
    #expect(note.marked == "one _|two_|")
  }

  @Test(
    "What an input method composes has the attributes of its place, underlined, and is committed with them"
  )
  func composing() throws {
    let (note, hand, harness) = try editor(AttributedString(bold: "a*b*c"))
    try place(hand, at: 2)
    try hand.text(.preedit("にほ", caret: 6))
    #expect(note.marked == "a*b*|c")
    let edited = try #require((harness.root.input.focus.current as? TextInputNode)?.editedRichText)
    let composed = try #require(edited.range(of: "にほ"))
    let attributes = try #require(edited[composed].runs.first?.attributes)
    #expect(attributes.underlineStyle == .single && attributes.font != nil)
    let caret = try #require(harness.host.textInputState?.caret.minX)
    try hand.text(.commit("日本"))
    #expect(note.marked == "a*b日本*|c")
    #expect(harness.host.textInputState?.caret.minX == caret)
    try hand.text(.preedit("x", caret: 1))
    try hand.key(.escape)
    #expect(note.marked == "a*b日本*|c")
    try hand.text(.deleteSurrounding(before: 1, after: 1))
    #expect(note.marked == "a*b日*|")
  }

  @Test(
    "What is copied in one editor is pasted into another with its attributes, or as plain text with shift"
  )
  func paste() throws {
    let (note, hand, harness) = try editor(AttributedString(bold: "one *two* three"))
    try select(hand, 2..<7)
    try hand.key("c", .control)
    let clipboard = try #require(harness.root.services.clipboard as? PrivateClipboard)
    #expect(clipboard.text == "e two")
    let other = RichNote("X")
    var services = PlatformServices()
    services.clipboard = clipboard
    let otherHarness = try Harness(
      RichEditor(note: other),
      width: 300,
      height: 100,
      services: services
    )
    let otherHand = Hand(otherHarness)
    try otherHand.key(.tab)
    try otherHand.key("v", .control)
    #expect(other.marked == "Xe *two*|")
    try otherHand.key("v", [.control, .shift])
    #expect(other.marked == "Xe *twoe two*|", "plain text takes the attributes of its place")
    clipboard.write("plain")
    try otherHand.key("v", .control)
    #expect(other.marked == "Xe *twoe twoplain*|")
    try hand.key("x", .control)
    #expect(note.marked == "on*|* three" || note.marked == "on| three")
  }

  @Test("What is typed behind a link does not belong to it, what is typed inside does")
  func links() throws {
    var text = AttributedString("see here now")
    let here = try #require(text.range(of: "here"))
    text[here].link = URL(string: "https://example.com")
    let (note, hand, harness) = try editor(text)
    try place(hand, at: 8)
    try hand.type("x")
    #expect(note.marked == "see [here]x| now")
    try place(hand, at: 6)
    try hand.type("y")
    #expect(note.marked == "see [hey|re]x now")
    withExtendedLifetime(harness) {}
  }

  @Test("A click with Control opens a link of an editor; one alone puts the caret into it")
  func openingLinks() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      let open: (URL) -> Void
      var body: some View {
        RichEditor(note: note)
          .environment(
            \.openURL,
            OpenURLAction {
              open($0); return .handled
            }
          )
      }
    }
    let url = try #require(URL(string: "https://example.com"))
    var text = AttributedString("link")
    text.link = url
    let note = RichNote(text)
    var opened: [URL] = []
    let harness = try Harness(Editor(note: note) { opened.append($0) }, width: 300, height: 100)
    let hand = Hand(harness)
    try hand.tap(5 + 2 * 8.5, 15)
    #expect(opened.isEmpty)
    #expect(note.marked == "[li|nk]")
    try hand.tap(5 + 3 * 8.5, 15)
    #expect(opened.isEmpty, "nor does a second one")
    hand.modifiers = .control
    try hand.tap(5 + 2 * 8.5, 15)
    #expect(opened == [url])
  }

  @Test("An editor without a selection of the program's is typed in and formatted too")
  func withoutSelection() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View { TextEditor(text: $note.text) }
    }
    let note = RichNote("ab")
    let harness = try Harness(Editor(note: note), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.leftArrow, .shift)
    try hand.key("b", .control)
    try hand.key(.end)
    try hand.type("c")
    try hand.key("b", .control)
    try hand.type("d")
    note.selection = AttributedTextSelection(insertionPoint: note.text.startIndex)
    #expect(note.marked == "|a*bc*d")
    withExtendedLifetime(harness) {}
  }

  @Test("A disabled editor is not changed by keys")
  func disabled() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View { RichEditor(note: note).disabled(true) }
    }
    let note = RichNote("ab")
    let harness = try Harness(Editor(note: note), width: 300, height: 100)
    let hand = Hand(harness)
    try hand.tap(20, 15)
    try hand.type("x")
    try hand.key("b", .control)
    #expect(note.marked == "ab|")
    withExtendedLifetime(harness) {}
  }

  @Test("A character typed into a long text makes a fixed number of texts anew")
  func work() throws {
    let (_, hand, harness) = try editor(AttributedString(bold: "one *two* three"))
    let before = harness.root.counters
    try hand.type("x")
    let one = harness.root.counters - before
    #expect(one.textsShaped <= 2, "\(one.textsShaped)")
    withExtendedLifetime(hand) {}
  }
}
