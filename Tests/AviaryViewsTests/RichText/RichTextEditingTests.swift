import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Editing of attributed text")
struct RichTextEditingTests {
  private func screen<V: View>(_ view: V) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 300, height: 100))
    screen.pointer = .mouse
    return screen
  }

  private func editor(_ text: AttributedString) throws -> (note: RichNote, screen: Screen) {
    let note = RichNote(text)
    let screen = screen(RichEditor(note: note))
    try screen.press(.tab)
    return (note, screen)
  }

  private func place(_ screen: Screen, at count: Int) throws {
    try screen.press(.home, modifiers: .control)
    for _ in 0..<count { try screen.press(.rightArrow) }
  }

  private func select(_ screen: Screen, _ range: Range<Int>) throws {
    try place(screen, at: range.lowerBound)
    for _ in range { try screen.press(.rightArrow, modifiers: .shift) }
  }

  @Test("What is typed takes the attributes of the character before the caret")
  func typing() throws {
    let (note, screen) = try editor(AttributedString(bold: "one *two* three"))
    try place(screen, at: 7)
    try screen.type("xy")
    #expect(note.marked == "one *twoxy*| three")
    try place(screen, at: 4)
    try screen.type("é🙂")
    #expect(note.marked == "one é🙂*|twoxy* three")
    try screen.press(.home)
    try screen.type("a")
    #expect(note.marked == "a|one é🙂*twoxy* three")
    try screen.press(.delete)
    try screen.press(.deleteForward)
    #expect(note.marked == "|ne é🙂*twoxy* three")
  }

  @Test("At the start of a text what is typed takes the attributes of the first character")
  func typingAtStart() throws {
    let (note, screen) = try editor(AttributedString(bold: "*two* three"))
    try screen.press(.home)
    try screen.type("a")
    #expect(note.marked == "*a|two* three")
  }

  @Test("An empty text is typed into, and return, tab and deletion edit it as they do a plain one")
  func emptyText() throws {
    let (note, screen) = try editor("")
    #expect(screen.host.textInputState != nil)
    try screen.type("ab")
    try screen.press(.return)
    try screen.press(.tab)
    try screen.type("c")
    #expect(note.marked == "ab\n\tc|")
    try screen.press(.delete)
    try screen.press(.delete)
    try screen.press(.delete)
    #expect(note.marked == "ab|")
    try screen.press("a", modifiers: .control)
    try screen.press(.delete)
    #expect(note.marked == "|")
  }

  @Test("What is typed over a selection takes the attributes of its first character")
  func replacing() throws {
    let (note, screen) = try editor(AttributedString(bold: "one *two* three"))
    try select(screen, 5..<10)
    #expect(note.marked == "one *t|wo* th|ree")
    try screen.type("X")
    #expect(note.marked == "one *tX*|ree")
  }

  @Test(
    "Control and B, I or U give a format to what is selected, and take it away where all of it has it",
    arguments: [("b", "*"), ("i", "/"), ("u", "_")]
  )
  func formats(key: String, mark: String) throws {
    let (note, screen) = try editor("one two three")
    try select(screen, 4..<7)
    let character = KeyEquivalent(Character(key))
    try screen.press(character, modifiers: .control)
    #expect(note.marked == "one \(mark)|two\(mark)| three")
    try select(screen, 0..<7)
    try screen.press(character, modifiers: .control)
    #expect(note.marked == "\(mark)|one two\(mark)| three")
    try screen.press(character, modifiers: .command)
    #expect(note.marked == "|one two| three")
    #expect(note.text.runs.count == 1, "what is the usual font again is not said")
  }

  @Test(
    "At a caret a format counts for what is typed there, and is forgotten where the caret moves on"
  )
  func typingAttributes() throws {
    let (note, screen) = try editor("one two")
    try place(screen, at: 3)
    try screen.press("b", modifiers: .control)
    #expect(note.marked == "one| two", "no character has changed")
    try screen.type("xy")
    #expect(note.marked == "one*xy*| two")
    try screen.press("b", modifiers: .control)
    try screen.type("z")
    #expect(note.marked == "one*xy*z| two")
    try screen.press("i", modifiers: .control)
    try screen.press(.home)
    try screen.press(.rightArrow)
    try screen.type("q")
    #expect(note.marked == "oq|ne*xy*z two")
  }

  @Test("The program sets the attributes that are typed with, by the selection")
  func programmedTypingAttributes() throws {
    let (note, screen) = try editor("ab")
    var attributes = AttributeContainer()
    attributes.underlineStyle = .single
    let index = note.text.index(note.text.startIndex, offsetByCharacters: 1)
    note.selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    try screen.type("xy")
    #expect(note.marked == "a_xy_|b")
  }

  @Test("The program's selection counts, and what a person selects reaches the program")
  func selection() throws {
    let (note, screen) = try editor("one two three")
    let two = try #require(note.text.range(of: "two"))
    note.selection = AttributedTextSelection(range: two)
    try screen.type("2")
    #expect(note.marked == "one 2| three")
    try screen.press(.leftArrow, modifiers: [.control, .shift])
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
    let (note, screen) = try editor("one")
    try screen.type(" two")
    try screen.press(.leftArrow, modifiers: [.control, .shift])
    try screen.press("b", modifiers: .control)
    try screen.press(.end)
    try screen.type("xyz")
    #expect(note.marked == "one *twoxyz*|")
    try screen.press("z", modifiers: .control)
    #expect(note.marked == "one *two*|")
    try screen.press("z", modifiers: .control)
    #expect(note.marked == "one |two|")
    try screen.press("z", modifiers: .control)
    #expect(note.marked == "one|")
    for _ in 0..<3 { try screen.press("z", modifiers: [.control, .shift]) }
    #expect(note.marked == "one *twoxyz*|")
  }

  @Test(
    "A format that the program gives to the selection keeps it, and is undone like one by a key"
  )
  func programmedFormat() throws {
    let (note, screen) = try editor("one two")
    try select(screen, 4..<7)
    note.text.transformAttributes(in: &note.selection) { $0.underlineStyle = .single }
    #expect(note.marked == "one _|two_|")
    try screen.press("z", modifiers: .control)
    #expect(note.marked == "one |two|")
    try screen.press("y", modifiers: .control)
    #expect(note.marked == "one _|two_|")
  }

  @Test(
    "What an input method composes has the attributes of its place, underlined, and is committed with them"
  )
  func composing() throws {
    let (note, screen) = try editor(AttributedString(bold: "a*b*c"))
    try place(screen, at: 2)
    try screen.compose(["に", "にほ"], commit: nil)
    #expect(note.marked == "a*b*|c")
    let edited = try #require((screen.root.input.focus.current as? TextInputNode)?.editedRichText)
    let composed = try #require(edited.range(of: "にほ"))
    let attributes = try #require(edited[composed].runs.first?.attributes)
    #expect(attributes.underlineStyle == .single && attributes.font != nil)
    let caret = try #require(screen.host.textInputState?.caret.minX)
    try screen.compose([], commit: "日本")
    #expect(note.marked == "a*b日本*|c")
    #expect(screen.host.textInputState?.caret.minX == caret)
    try screen.compose(["x"], commit: nil)
    try screen.press(.escape)
    #expect(note.marked == "a*b日本*|c")
    try screen.send(
      .text(InputEvent.Text(.deleteSurrounding(before: 1, after: 1), time: screen.now))
    )
    #expect(note.marked == "a*b日*|")
  }

  @Test(
    "What is copied in one editor is pasted into another with its attributes, or as plain text with shift"
  )
  func paste() throws {
    let (note, other) = (RichNote(AttributedString(bold: "one *two* three")), RichNote("X"))
    let screen = screen(
      VStack {
        RichEditor(note: note)
        RichEditor(note: other)
      }
    )
    let (first, second) = (screen.elements(.textEditor).first, screen.elements(.textEditor).last)
    try first.focus()
    try select(screen, 2..<7)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "e two")
    try second.focus()
    try screen.press(.end, modifiers: .control)
    try screen.press("v", modifiers: .control)
    #expect(other.marked == "Xe *two*|")
    try screen.press("v", modifiers: [.control, .shift])
    #expect(other.marked == "Xe *twoe two*|", "plain text takes the attributes of its place")
    screen.pasteboard = "plain"
    try screen.press("v", modifiers: .control)
    #expect(other.marked == "Xe *twoe twoplain*|")
    try first.focus()
    try select(screen, 2..<7)
    try screen.press("x", modifiers: .control)
    #expect(note.marked == "on*|* three" || note.marked == "on| three")
  }

  @Test("What is typed behind a link does not belong to it, what is typed inside does")
  func links() throws {
    var text = AttributedString("see here now")
    let here = try #require(text.range(of: "here"))
    text[here].link = URL(string: "https://example.com")
    let (note, screen) = try editor(text)
    try place(screen, at: 8)
    try screen.type("x")
    #expect(note.marked == "see [here]x| now")
    try place(screen, at: 6)
    try screen.type("y")
    #expect(note.marked == "see [hey|re]x now")
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
    let editor = Editor(note: note) { opened.append($0) }
    // A text has places while it is edited.
    let twin = screen(editor)
    try twin.press(.tab)
    let (k, nk) = try (twin.textEditor.frame(of: "k"), twin.textEditor.frame(of: "nk"))
    let screen = screen(editor)
    try screen.tap(at: CGPoint(x: nk.minX, y: nk.midY))
    #expect(opened.isEmpty)
    #expect(note.marked == "[li|nk]")
    try screen.tap(at: CGPoint(x: k.minX, y: k.midY))
    #expect(opened.isEmpty, "nor does a second one")
    try screen.tap(at: CGPoint(x: nk.minX, y: nk.midY), modifiers: .control)
    #expect(opened == [url])
  }

  @Test("An editor without a selection of the program's is typed in and formatted too")
  func withoutSelection() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View { TextEditor(text: $note.text) }
    }
    let note = RichNote("ab")
    let screen = screen(Editor(note: note))
    try screen.press(.tab)
    try screen.press(.leftArrow, modifiers: .shift)
    try screen.press("b", modifiers: .control)
    try screen.press(.end)
    try screen.type("c")
    try screen.press("b", modifiers: .control)
    try screen.type("d")
    note.selection = AttributedTextSelection(insertionPoint: note.text.startIndex)
    #expect(note.marked == "|a*bc*d")
  }

  @Test("A disabled editor is not changed by keys")
  func disabled() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      var body: some View { RichEditor(note: note).disabled(true) }
    }
    let note = RichNote("ab")
    let screen = screen(Editor(note: note))
    try screen.tap(at: CGPoint(x: 20, y: 15))
    #expect(throws: ScreenError.self) { try screen.type("x") }
    try screen.press("x")
    try screen.press("b", modifiers: .control)
    #expect(note.marked == "ab|")
  }

  @Test("A character typed into a long text makes a fixed number of texts anew")
  func work() throws {
    let (_, screen) = try editor(AttributedString(bold: "one *two* three"))
    let work = try screen.measure { try screen.type("x") }
    #expect(work.textsShaped <= 2)
  }
}
