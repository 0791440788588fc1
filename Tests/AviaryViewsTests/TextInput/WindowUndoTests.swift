@_spi(Engine) import AviaryEngine
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Undoing text that somebody else keeps")
struct WindowUndoTests {
  /// Keeps a text and has a window undo its changes, as a document does.
  @MainActor @Observable final class Document {
    var text = "0"
    @ObservationIgnored let undoManager = UndoManager()

    func change(to new: String) {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
      text = new
    }
  }

  private struct Editor: View {
    @Bindable var document: Document
    var body: some View {
      TextField(
        "title",
        text: Binding(get: { document.text }, set: { document.change(to: $0) })
      )
      .environment(\.undoManager, document.undoManager)
    }
  }

  private func started(_ document: Document) throws -> Screen {
    let screen = screen(Editor(document: document))
    try screen.press(.tab)
    try screen.press(.end)
    return screen
  }

  private func screen<V: View>(_ view: V) -> Screen {
    Screen(view, size: ScreenSize(width: 200, height: 60))
  }

  @Test("A change that the window undoes is undone once, and what is undone is no change")
  func once() async throws {
    let document = Document()
    let screen = try started(document)
    for character in ["1", "2"] {
      try screen.type(character)
      document.undoManager.endEvent()
    }
    #expect(document.text == "012" && document.undoManager.undoCount == 2)
    // The text has no history of its own: the keys are the window's.
    try screen.press("z", modifiers: .control)
    #expect(document.text == "012")
    for expected in ["01", "0"] {
      document.undoManager.undo()
      await screen.advance(by: .seconds(0.1))
      #expect(document.text == expected)
    }
    #expect(!document.undoManager.canUndo)
    document.undoManager.redo()
    document.undoManager.redo()
    await screen.advance(by: .seconds(0.1))
    #expect(document.text == "012" && !document.undoManager.canRedo)
  }

  @Test("The caret is where something was undone")
  func caret() async throws {
    let document = Document()
    document.text = "one two"
    let screen = try started(document)
    document.change(to: "one big two")
    document.undoManager.endEvent()
    await screen.advance(by: .seconds(0.1))
    try screen.press(.end)
    document.undoManager.undo()
    await screen.advance(by: .seconds(0.1))
    try screen.type("X")
    #expect(document.text == "one Xtwo")
  }

  @Observable final class Note {
    var text = ""
  }

  private struct Plain: View {
    @Bindable var note: Note
    var body: some View { TextField("title", text: $note.text) }
  }

  private struct Filtered: View {
    @Bindable var note: Note
    var body: some View {
      Plain(note: note).onChange(of: note.text) { note.text.removeAll { !$0.isNumber } }
    }
  }

  @Test("What is typed after a change of the program's is undone by itself")
  func changeBetween() async throws {
    let note = Note()
    let screen = screen(Plain(note: note))
    try screen.press(.tab)
    try screen.type("a")
    note.text += "-"
    await screen.advance(by: .seconds(0.1))
    try screen.type("b")
    #expect(note.text == "ab-")
    try screen.press("z", modifiers: .control)
    #expect(note.text == "a-")
    try screen.press("z", modifiers: .control)
    #expect(note.text == "")
  }

  @Test("A program that keeps less than was typed does not stand in the way of undoing")
  func filtered() throws {
    let note = Note()
    let screen = screen(Filtered(note: note))
    try screen.press(.tab)
    for character in ["1", "x", "2"] { try screen.type(character) }
    #expect(note.text == "12")
    for _ in 0..<4 { try screen.press("z", modifiers: .control) }
    #expect(note.text == "")
  }
}
