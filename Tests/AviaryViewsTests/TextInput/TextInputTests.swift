import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Text input")
struct TextInputTests {
  @Observable final class Note {
    var text = "abc"
    var selection: TextSelection?
  }

  private struct Editors: View {
    @Bindable var note: Note
    var body: some View {
      TextField("title", text: $note.text, selection: $note.selection)
      TextEditor(text: $note.text, selection: $note.selection)
      TextField("plain", text: $note.text)
    }
  }

  @Test("What is entered takes the place of the selection, in fields and editors", arguments: 0..<2)
  func selection(_ index: Int) throws {
    let note = Note()
    let harness = try Harness(Editors(note: note))
    let input = harness.root.textInputs[index]
    input.enter("d")
    #expect(note.text == "abcd", "at the end where nothing is selected")
    #expect(note.selection?.isInsertion == true)
    let text = note.text
    note.selection = TextSelection(
      range: text.index(after: text.startIndex)..<text.index(before: text.endIndex)
    )
    input.enter("éé")
    #expect(note.text == "aééd")
    let place = try #require(input.selectedRange)
    #expect(note.text[..<place.lowerBound] == "aéé")
    #expect(place.isEmpty)
    note.text = ""
    #expect(try #require(input.selectedRange).isEmpty, "a selection beyond the text ends with it")
    input.enter("x")
    #expect(note.text == "x")
  }

  @Test("A field without a selection enters at the end, a disabled one not at all")
  func withoutSelection() throws {
    let note = Note()
    let harness = try Harness(Editors(note: note))
    harness.root.textInputs[2].enter("d")
    #expect(note.text == "abcd")
    #expect(note.selection == nil)
    let disabled = try Harness(Editors(note: note).disabled(true))
    disabled.root.textInputs[2].enter("e")
    #expect(note.text == "abcd")
  }

  @Test("A field tells what a keyboard on the screen is to know")
  func traits() throws {
    let harness = try Harness(
      TextField("a", text: .constant(""))
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
        .submitLabel(.search)
    )
    let input = harness.root.textInputs[0]
    #expect(input.inputTraits.keyboardType == .emailAddress)
    #expect(input.inputTraits.contentType == .emailAddress)
    #expect(input.inputTraits.autocapitalization == .never)
    #expect(input.isAutocorrectionDisabled)
    #expect(input.submitLabel == .search)
  }
}
