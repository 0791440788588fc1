import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Copying and pasting")
struct ClipboardCommandTests {
  @MainActor @Observable final class Names {
    var all = ["Ada", "Bob"]
    var log: [String] = []
  }

  @Test("3.1: copy, cut and paste belong to the view that has the focus")
  func focus() async throws {
    struct Both: View {
      let names: Names
      var body: some View {
        VStack {
          Text("left").focusable().copyable(["left"])
          Text("right").focusable()
            .cuttable(for: String.self) {
              defer { names.all.removeAll() }
              return names.all
            }
            .pasteDestination(for: String.self) { names.all += $0 }
        }
      }
    }
    let names = Names()
    let screen = Screen(Both(names: names))
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == nil)
    try screen.press(.tab)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "left")
    try screen.press("x", modifiers: .control)
    #expect(names.all.count == 2)
    try screen.press(.tab)
    try screen.press("x", modifiers: .command)
    #expect(names.all.isEmpty)
    #expect(screen.pasteboard == "Ada\nBob")
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(names.all == ["Ada", "Bob"])
  }

  @Test("3.2 (?): what copies nothing leaves the clipboard, and asks the views around")
  func nothing() async throws {
    let screen = Screen(
      Text("a").focusable().copyable([String]()).copyable(["outer"])
    )
    screen.pasteboard = "before"
    try screen.press(.tab)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "outer")
  }

  @Test("3.3: a validator filters what is pasted, and nothing is pasted where it leaves nothing")
  func validator() async throws {
    let names = Names()
    let screen = Screen(
      Text("a").focusable()
        .pasteDestination(for: String.self) {
          names.log += $0
        } validator: { texts in
          texts.filter { $0.count < 4 }
        }
    )
    try screen.press(.tab)
    screen.pasteboard = "long text"
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(names.log.isEmpty)
    screen.pasteboard = "abc"
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(names.log == ["abc"])
  }

  @Test("3.4: providers go over the clipboard with all of their types")
  func providers() async throws {
    let names = Names()
    let screen = Screen(
      Text("a").focusable()
        .onCopyCommand {
          let provider = NSItemProvider(object: "words")
          provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier) {
            Data("[1]".utf8)
          }
          return [provider]
        }
        .onPasteCommand(of: [.json]) { providers in
          for provider in providers {
            provider.loadItem(forTypeIdentifier: UTType.json.identifier) { item, _ in
              names.log.append(String(decoding: item as? Data ?? Data(), as: UTF8.self))
            }
            provider.loadObject(ofClass: String.self) { text, _ in names.log.append(text ?? "") }
          }
        }
    )
    try screen.press(.tab)
    try screen.press("c", modifiers: .control)
    #expect(screen.pasteboard == "words")
    try screen.press("v", modifiers: .control)
    await screen.settle()
    #expect(names.log == ["[1]", "words"])
    screen.pasteboard = "text alone"
    try screen.press("v", modifiers: .control)
    #expect(names.log.count == 2)
  }

  @Test("what has several representations is pasted in the one that the destination takes")
  func representations() async throws {
    let names = Names()
    let screen = Screen(
      VStack {
        Text("a").focusable().copyable([Named("Eve")])
        PasteButton(payloadType: Named.self) { names.log += $0.map { "named \($0.id)" } }
        PasteButton(payloadType: String.self) { names.log += $0 }
      }
    )
    try screen.press(.tab)
    try screen.press("c", modifiers: .control)
    try screen.buttons.first.tap()
    await screen.settle()
    #expect(names.log == ["named Eve"])
    try screen.buttons.last.tap()
    await screen.settle()
    #expect(names.log == ["named Eve", "Eve"])
  }

  @Test("3.5: a paste button has the system's label, and does nothing with an empty clipboard")
  func button() async throws {
    let names = Names()
    let screen = Screen(PasteButton(payloadType: String.self) { names.log += $0 })
    try screen.button("Paste").tap()
    #expect(names.log.isEmpty)
    screen.pasteboard = "pasted"
    try screen.button("Paste").tap()
    await screen.settle()
    #expect(names.log == ["pasted"])
  }
}
