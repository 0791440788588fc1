import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Tab among what is out of sight, or gone")
struct TabOrderTests {
  @MainActor @Observable final class Model {
    var pressed: [Int] = []
    var rows = Array(0..<5)
  }

  private struct LongForm: View {
    let model: Model
    var body: some View {
      Form {
        ForEach(0..<60) { row in
          if row % 10 == 0 {
            Button("Row \(row)") { model.pressed.append(row) }
          } else {
            Text("Row \(row)")
          }
        }
      }
    }
  }

  @Test("Tab goes to all controls of a form, those out of sight too, and round")
  func beyondSight() async throws {
    let model = Model()
    let screen = Screen(LongForm(model: model), size: ScreenSize(width: 300, height: 300))
    for _ in 0..<7 {
      try screen.press(.tab)
      await screen.settle()
      try screen.press(.space)
    }
    #expect(model.pressed == [0, 10, 20, 30, 40, 50, 0])
    #expect(try screen.button("Row 0").frame.height > 15, "all of it is in sight")
    model.pressed = []
    for _ in 0..<3 {
      try screen.press(.tab, modifiers: .shift)
      await screen.settle()
      try screen.press(.space)
    }
    #expect(model.pressed == [50, 40, 30])
    #expect(try screen.button("Row 30").frame.height > 15, "all of it is in sight")
    // Rows in between come and go; none stays.
    #expect(screen.root.counters.nodesMounted < 20_000)
    #expect(!screen.button("Row 0").exists)
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Button("Remove \(row)") { model.rows.removeAll { $0 == row } }
            Button("Press \(row)") { model.pressed.append(row) }
          }
        }
      }
    }
  }

  @Test("Tab goes on from where a view was that has gone with the focus")
  func removed() throws {
    for modifiers in [EventModifiers(), .shift] {
      let model = Model()
      let screen = Screen(Rows(model: model), size: ScreenSize(width: 300, height: 300))
      // The row of 2 removes itself.
      for _ in 0..<5 { try screen.press(.tab) }
      try screen.press(.space)
      #expect(model.rows == [0, 1, 3, 4])
      try screen.press(.tab, modifiers: modifiers)
      try screen.press(.space)
      if modifiers.isEmpty {
        #expect(model.rows == [0, 1, 4] && model.pressed.isEmpty)
      } else {
        #expect(model.rows == [0, 1, 3, 4] && model.pressed == [1])
      }
    }
  }
}
