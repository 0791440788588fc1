import SwiftUI
import SwiftUITesting
import Testing

/// Views that draw and say nothing of themselves, with what is said of them.
@MainActor
@Suite("Views that say nothing of themselves")
struct PlainViewTests {
  @Test("a colour is an element in whatever order its label and traits stand")
  func order() throws {
    let screen = Screen(
      VStack {
        Color.red.frame(height: 40).accessibilityAddTraits(.isButton).accessibilityLabel("One")
        Color.red.frame(height: 40).accessibilityLabel("Two").accessibilityAddTraits(.isButton)
        Circle().frame(height: 40).accessibilityAddTraits(.isButton).accessibilityHint("Round")
          .accessibilityLabel("Three")
        Color.blue.frame(height: 40).accessibilityAddTraits(.isButton)
      }
    )
    #expect(screen.buttons.count == 3)
    for name in ["One", "Two", "Three"] as [TextMatch] { #expect(screen.button(name).exists) }
    #expect(try screen.button("Three").hint == "Round")
  }

  @Test("a row without a background is swiped anywhere")
  func rows() throws {
    let screen = Screen(
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).swipeActions { Button("Archive") {} }
        }
        .listRowBackground(Color.clear)
      }
    )
    let frame = try screen.row("b").frame
    let place = CGPoint(x: frame.maxX - 30, y: frame.midY)
    try screen.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y))
    #expect(screen.button("Archive").exists)
  }

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
