import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

/// Changes are recorded, taken back and made again.
///
/// Source: the documentation of Foundation's `UndoManager`.
@MainActor
@Suite("Undo manager")
struct UndoManagerTests {
  @MainActor final class Document {
    let undoManager = UndoManager()
    private(set) var text = ""

    func set(_ new: String, _ name: String = "") {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.set(old, name) }
      if !name.isEmpty { undoManager.setActionName(name) }
      text = new
    }

    /// As an event does.
    func setAlone(_ new: String, _ name: String = "") {
      set(new, name)
      undoManager.endEvent()
    }
  }

  @Test("a change is undone and made again, as often as one likes")
  func undoAndRedo() {
    let document = Document()
    let manager = document.undoManager
    #expect(!manager.canUndo && !manager.canRedo)
    document.setAlone("a")
    document.setAlone("b")
    manager.undo()
    #expect(document.text == "a" && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(document.text == "b" && !manager.canRedo)
    manager.undo()
    document.setAlone("c")
    #expect(!manager.canRedo, "a new change forgets what was undone")
    manager.undo()
    #expect(document.text == "a")
  }

  @Test("what one event changes is undone together, the last first; the last change needs no end")
  func events() async {
    let document = Document()
    let manager = document.undoManager
    document.set("a")
    document.set("b")
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()
    #expect(document.text == "")
    document.set("a")
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    document.set("b")
    manager.undo()
    #expect(document.text == "a")
  }

  @Test("groups are made by hand, also inside each other")
  func groups() {
    let document = Document()
    let manager = document.undoManager
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.set("a", "Outer")
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    document.set("b", "Inner")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1, "an empty group is none")
    #expect(manager.undoActionName == "Outer")
    manager.undo()
    #expect(document.text == "")
    manager.redo()
    #expect(document.text == "b")
  }

  @Test("names make titles, and stay with what is undone and redone")
  func names() {
    let document = Document()
    let manager = document.undoManager
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    document.setAlone("a", "Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
    manager.setActionName("Later")
    #expect(manager.undoActionName == "Later")
  }

  @Test("levels, turning off and forgetting")
  func forgetting() {
    let document = Document()
    let manager = document.undoManager
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { document.setAlone(text) }
    #expect(manager.undoCount == 2)
    manager.disableUndoRegistration()
    document.setAlone("d")
    #expect(manager.undoCount == 2 && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
    document.setAlone("e")
    manager.removeAllActions()
    #expect(!manager.canUndo)

    let other = UndoManager()
    var short: Document? = Document()
    other.registerUndo(withTarget: short!) { $0.set("gone") }
    weak let weakly = short
    short = nil
    #expect(weakly == nil, "a target is not kept")
    other.undo()
  }

  @Test("undoing tells of itself")
  func notifications() {
    let document = Document()
    var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let manager = document.undoManager
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { heard.append("\(name) \(manager.isUndoing)") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    document.setAlone("a")
    manager.undo()
    manager.redo()
    #expect(
      heard == [
        "NSUndoManagerWillUndoChangeNotification false",
        "NSUndoManagerDidUndoChangeNotification false",
        "NSUndoManagerWillRedoChangeNotification false",
        "NSUndoManagerDidRedoChangeNotification false",
      ]
    )
  }

  // MARK: - In a window

  private struct Page: View {
    let bar: MenuBar
    let document: Document

    var body: some View {
      VStack(spacing: 0) {
        bar
        Reader(document: document)
      }
    }
  }

  private struct Reader: View {
    let document: Document
    @Environment(\.undoManager) private var undoManager
    @State private var note = ""

    var body: some View {
      Text(undoManager == document.undoManager ? "the window's" : "none")
      TextField("Note", text: $note)
      Button("Type") { document.setAlone(document.text + "a", "Typing") }
    }
  }

  @Test("the menu Edit undoes and redoes by name, and follows what there is to undo")
  func menu() async throws {
    let document = Document()
    let standard = StandardCommands(
      undoManager: document.undoManager,
      closeWindow: {},
      quit: {}
    )
    let screen = Screen(
      Page(
        bar: MenuBar([{ CommandMenu("Own") { Button("A") {} }._parts() }], standard: standard),
        document: document
      )
      .environment(\.undoManager, document.undoManager),
      size: ScreenSize(width: 600, height: 400)
    )
    #expect(screen.element("the window's").exists)
    #expect(try !screen.press("z", modifiers: [.control]), "nothing to undo")
    try screen.button("Type").tap()
    try screen.button("Edit").tap()
    await screen.settle()
    #expect(screen.menuItem("Undo Typing, Ctrl+Z").exists)
    try screen.menuItem("Undo Typing, Ctrl+Z").tap()
    await screen.settle()
    #expect(document.text == "")
    #expect(try screen.press("z", modifiers: [.control, .shift]))
    #expect(document.text == "a")
    #expect(try screen.press("z", modifiers: [.control]))
    #expect(document.text == "")

    // A text that is edited comes first, as long as it has something to undo.
    try screen.button("Type").tap()
    try screen.textField("Note").tap()
    try screen.type("x")
    try screen.press("z", modifiers: .control)
    #expect(document.text == "a")
    try screen.press("z", modifiers: .control)
    #expect(document.text == "")
  }

  @Test("without a menu bar the keys do the same, and those of scenes open windows")
  func keys() throws {
    let document = Document()
    var opened: [String] = []
    let standard = StandardCommands(
      newWindows: [.init(Text("New"), KeyboardShortcut("n")) { opened.append("new") }],
      windows: [
        .init(Text("Other"), KeyboardShortcut("0", modifiers: [.command, .shift])) {
          opened.append("other")
        }
      ],
      undoManager: document.undoManager,
      closeWindow: { opened.append("close") },
      quit: {}
    )
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, hasMenuBar: Bool = false) -> Bool
    {
      standard.perform(
        InputEvent.Key(key, .down, modifiers: modifiers, time: .now),
        hasMenuBar: hasMenuBar
      )
    }
    #expect(!press("z", .control))
    document.setAlone("a")
    #expect(press("z", .control) && document.text == "")
    #expect(!press("z", [.control, .shift], hasMenuBar: true))
    #expect(press("z", [.control, .shift]) && document.text == "a")
    #expect(press("n", .control) && press("0", [.control, .shift]) && press("w", .control))
    #expect(press("w", .control, hasMenuBar: true) && !press("n", .control, hasMenuBar: true))
    #expect(opened == ["new", "other", "close", "close"])
  }

  @Test("a scene's keys are what its modifier says")
  func sceneKeys() throws {
    @MainActor struct Subject: App {
      var body: some Scene {
        WindowGroup { Text("a") }
        Window("Progress", id: "progress") { Text("b") }
          .keyboardShortcut("0", modifiers: [.command, .shift])
        WindowGroup("Third", id: "third") { Text("c") }.keyboardShortcut(nil)
      }
    }
    let windows = AppHost(Subject(), textEngine: FakeTextEngine(), images: FakeImages()).windows
    let new = KeyboardShortcut("n")
    #expect(windows[0].openingKeys.shortcut(new) == new)
    #expect(
      windows[1].openingKeys.shortcut(nil) == KeyboardShortcut("0", modifiers: [.command, .shift])
    )
    #expect(windows[2].openingKeys.shortcut(new) == nil)
    let environment = EnvironmentValues()
    let titles = windows.map { $0.openingTitle(else: "Program").string(in: environment) }
    #expect(titles == ["New Program Window", "Progress", "New Third Window"])
  }
}
