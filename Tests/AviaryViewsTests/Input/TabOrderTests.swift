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
  func beyondSight() throws {
    let model = Model()
    let harness = try Harness(LongForm(model: model), width: 300, height: 300)
    let hand = Hand(harness)
    for _ in 0..<7 {
      try hand.key(.tab)
      _ = try hand.waitForRest()
      try hand.key(.space)
    }
    #expect(model.pressed == [0, 10, 20, 30, 40, 50, 0])
    #expect(harness.frame("Row 0").map { $0.minY >= 0 && $0.maxY <= 300 } == true)
    model.pressed = []
    for _ in 0..<3 {
      try hand.key(.tab, .shift)
      _ = try hand.waitForRest()
      try hand.key(.space)
    }
    #expect(model.pressed == [50, 40, 30])
    #expect(harness.frame("Row 30").map { $0.minY >= 0 && $0.maxY <= 300 } == true)
    // Rows in between come and go; none stays.
    #expect(harness.root.counters.nodesMounted < 20_000)
    #expect(harness.frame("Row 0") == nil)
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
      let harness = try Harness(Rows(model: model), width: 300, height: 300)
      let hand = Hand(harness)
      // The row of 2 removes itself.
      for _ in 0..<5 { try hand.key(.tab) }
      try hand.key(.space)
      #expect(model.rows == [0, 1, 3, 4])
      try hand.key(.tab, modifiers)
      try hand.key(.space)
      if modifiers.isEmpty {
        #expect(model.rows == [0, 1, 4] && model.pressed.isEmpty)
      } else {
        #expect(model.rows == [0, 1, 3, 4] && model.pressed == [1])
      }
    }
  }
}
