import SwiftUI
import SwiftUITesting
import Testing

/// What records changes on a screen.
@MainActor
@Suite("Undo on a screen")
struct ScreenUndoTests {
  struct Counter: View {
    @Environment(\.undoManager) private var undoManager
    @State private var box = Box()

    @MainActor @Observable final class Box {
      var count = 0
      func set(_ value: Int, _ undoManager: UndoManager?) {
        let old = count
        undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        count = value
      }
    }

    var body: some View {
      Text("Count \(box.count)")
      Button("Add") { box.set(box.count + 1, undoManager) }
      Button("Undo") { undoManager?.undo() }
    }
  }

  @Test("a screen has what records changes, as a window")
  func undo() throws {
    let screen = Screen(VStack { Counter() })
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(screen.text("Count 2").exists)
    try screen.button("Undo").tap()
    #expect(screen.text("Count 1").exists)
    try screen.button("Undo").tap()
    #expect(screen.text("Count 0").exists)
  }
}
