import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls

@MainActor
@Suite("AttributedTextSelection")
struct AttributedTextSelectionTests {
  private func range(_ text: AttributedString, _ part: String) throws
    -> Range<AttributedString.Index>
  {
    try #require(text.range(of: part))
  }

  @Test("A selection that nobody made is a place at the end of the text")
  func usual() {
    let text = AttributedString("abc")
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    #expect(
      AttributedTextSelection(ranges: RangeSet()).indices(in: text)
        == .insertionPoint(text.endIndex)
    )
    #expect(AttributedTextSelection() == AttributedTextSelection())
  }

  @Test("An empty range is a place where text is entered")
  func emptyRange() {
    let text = AttributedString("abc")
    let selection = AttributedTextSelection(range: text.startIndex..<text.startIndex)
    #expect(selection == AttributedTextSelection(insertionPoint: text.startIndex))
    #expect(String(text[selection].characters).isEmpty)
  }

  @Test(
    "A selection of a longer text is within the shorter one, between its characters, and nothing traps"
  )
  func otherText() throws {
    let long = AttributedString("a long text of many characters")
    let short = AttributedString("👨‍👩‍👧é")
    let all = AttributedTextSelection(range: long.startIndex..<long.endIndex)
    #expect(String(short[all].characters) == "👨‍👩‍👧é")
    let inside = long.index(long.startIndex, offsetByCharacters: 4)
    let selection = AttributedTextSelection(insertionPoint: inside)
    #expect(selection.indices(in: short) == .insertionPoint(short.startIndex))
    #expect(selection.indices(in: "") == .insertionPoint(AttributedString().endIndex))
    #expect(all.indices(in: "") == .insertionPoint(AttributedString().endIndex))
    #expect(Array(all.attributes(in: "")).count == 1)
    guard case .insertionPoint(let index) = selection.indices(in: short) else { return }
    #expect(index.isValid(within: short))
  }

  @Test(
    "The attributes of a selection are those of each run that it touches, or those typed with at a caret"
  )
  func attributes() throws {
    let text = AttributedString(bold: "one *two* three")
    let selection = AttributedTextSelection(range: try range(text, "ne two"))
    #expect(selection.attributes(in: text).map { $0.font != nil } == [false, true])
    #expect(selection.attributes(in: text)[\.font].map { $0 != nil } == [false, true])
    let key = AttributeScopes.SwiftUIAttributes.FontAttribute.self
    #expect(selection.attributes(in: text)[key].map { $0 != nil } == [false, true])
    let caret = AttributedTextSelection(insertionPoint: try range(text, "two").upperBound)
    #expect(caret.attributes(in: text).map { $0.font != nil } == [true])
    #expect(caret.typingAttributes(in: text).font != nil)
  }

  @Test("Attributes of a selection change run by run, and the selection stays on its characters")
  func transformAttributes() throws {
    var text = AttributedString(bold: "one *two* three")
    var selection = AttributedTextSelection(range: try range(text, "ne two"))
    var seen = 0
    text.transformAttributes(in: &selection) {
      seen += 1
      $0.underlineStyle = .single
    }
    #expect(seen == 2)
    #expect(String(text[selection].characters) == "ne two")
    #expect(text[selection].runs.allSatisfy { $0.underlineStyle == .single })
    #expect(try text[range(text, "three")].underlineStyle == nil)
  }

  @Test("At a caret only the attributes that are typed with change")
  func transformTypingAttributes() throws {
    var text = AttributedString(bold: "one *two* three")
    let before = text
    var selection = AttributedTextSelection(insertionPoint: try range(text, "two").upperBound)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    #expect(text == before)
    let typing = selection.typingAttributes(in: text)
    #expect(typing.underlineStyle == .single && typing.font != nil)
  }

  @Test("Several ranges are changed, read and replaced as one selection")
  func severalRanges() throws {
    var text = AttributedString("one two three")
    let ranges = RangeSet([try range(text, "one"), try range(text, "three")])
    var selection = AttributedTextSelection(ranges: ranges)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    #expect(String(text[selection].characters) == "onethree")
    #expect(try text[range(text, "two")].underlineStyle == nil)
    text.replaceSelection(&selection, withCharacters: "X")
    #expect(String(text.characters) == "X two ")
    #expect(selection.places(in: text) == [1..<1])
  }

  @Test("A text that is changed before the selection leaves it on its characters")
  func transformText() throws {
    var text = AttributedString("one two three")
    var selection = AttributedTextSelection(range: try range(text, "two"))
    text.transform(updating: &selection) { text in
      text.insert(AttributedString("zero "), at: text.startIndex)
      text.font = .title
    }
    #expect(String(text.characters) == "zero one two three")
    #expect(String(text[selection].characters) == "two")
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try text.transform(updating: &selection) { (_: inout AttributedString) throws(Failure) in
        throw Failure()
      }
    }
    #expect(String(text[selection].characters) == "two")
    var end = AttributedTextSelection()
    text.transform(updating: &end) { $0.append(AttributedString("!")) }
    #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test(
    "What replaces a selection has its own attributes, or as characters those typed with; the caret is behind it"
  )
  func replaceSelection() throws {
    var text = AttributedString(bold: "one *two* three")
    var selection = AttributedTextSelection(range: try range(text, "two"))
    text.replaceSelection(&selection, withCharacters: "2é")
    #expect(String(text.characters) == "one 2é three")
    #expect(try text[range(text, "2é")].font != nil)
    #expect(selection.places(in: text) == [7..<7])
    var new = AttributedString("new")
    new.underlineStyle = .single
    text.replaceSelection(&selection, with: new)
    #expect(String(text.characters) == "one 2énew three")
    #expect(try text[range(text, "new")].underlineStyle == .single)
    #expect(try text[range(text, "new")].font == nil)
    #expect(selection.places(in: text) == [10..<10])
  }

  @Test("The affinity of the surroundings chooses the character whose attributes are typed with")
  func affinity() throws {
    struct Editor: View {
      @Bindable var note: RichNote
      let affinity: TextSelectionAffinity
      var body: some View { RichEditor(note: note).textSelectionAffinity(affinity) }
    }
    for (affinity, expected) in [
      (TextSelectionAffinity.automatic, "a|x*b*"), (.upstream, "a|x*b*"), (.downstream, "a*x|b*"),
    ] {
      let note = RichNote(AttributedString(bold: "a*b*"))
      let screen = Screen(
        Editor(note: note, affinity: affinity),
        size: ScreenSize(width: 300, height: 100)
      )
      try screen.press(.tab)
      try screen.press(.leftArrow)
      try screen.type("x")
      let marked = note.marked.replacing("|", with: "")
      #expect(marked == expected.replacing("|", with: ""), "\(affinity)")
    }
    let text = AttributedString("a")
    #expect(AttributedTextSelection().affinity(in: text) == .automatic)
  }
}
