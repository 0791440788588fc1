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

  private func started(_ document: Document) throws -> (Harness<Editor>, Hand) {
    let harness = try Harness(Editor(document: document), width: 200, height: 60)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.key(.end)
    return (harness, hand)
  }

  @Test("A change that the window undoes is undone once, and what is undone is no change")
  func once() throws {
    let document = Document()
    let (harness, hand) = try started(document)
    for character in ["1", "2"] {
      try hand.type(character)
      document.undoManager.endEvent()
    }
    #expect(document.text == "012" && document.undoManager.undoCount == 2)
    // The text has no history of its own: the keys are the window's.
    try hand.key("z", .control, characters: "z")
    #expect(document.text == "012")
    for expected in ["01", "0"] {
      document.undoManager.undo()
      try hand.wait(0.1)
      #expect(document.text == expected)
    }
    #expect(!document.undoManager.canUndo)
    document.undoManager.redo()
    document.undoManager.redo()
    try hand.wait(0.1)
    #expect(document.text == "012" && !document.undoManager.canRedo)
    withExtendedLifetime(harness) {}
  }

  @Test("The caret is where something was undone")
  func caret() throws {
    let document = Document()
    document.text = "one two"
    let (harness, hand) = try started(document)
    document.change(to: "one big two")
    document.undoManager.endEvent()
    try hand.wait(0.1)
    _ = harness.dump
    try hand.key(.end)
    document.undoManager.undo()
    try hand.wait(0.1)
    try hand.type("X")
    #expect(document.text == "one Xtwo")
    withExtendedLifetime(harness) {}
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
  func changeBetween() throws {
    let note = Note()
    let harness = try Harness(Plain(note: note), width: 200, height: 60)
    let hand = Hand(harness)
    try hand.key(.tab)
    try hand.type("a")
    note.text += "-"
    try hand.wait(0.1)
    try hand.type("b")
    #expect(note.text == "ab-")
    try hand.key("z", .control, characters: "z")
    #expect(note.text == "a-")
    try hand.key("z", .control, characters: "z")
    #expect(note.text == "")
    withExtendedLifetime(harness) {}
  }

  @Test("A program that keeps less than was typed does not stand in the way of undoing")
  func filtered() throws {
    let note = Note()
    let harness = try Harness(
      Filtered(note: note),
      width: 200,
      height: 60
    )
    let hand = Hand(harness)
    try hand.key(.tab)
    for character in ["1", "x", "2"] { try hand.type(character) }
    #expect(note.text == "12")
    for _ in 0..<4 { try hand.key("z", .control, characters: "z") }
    #expect(note.text == "")
    withExtendedLifetime(harness) {}
  }
}
