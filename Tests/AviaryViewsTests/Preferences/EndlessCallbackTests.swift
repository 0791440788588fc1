import AviaryFoundation
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Callbacks that bring on their own next call")
struct EndlessCallbackTests {
  private struct Turns: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Calls { var isBeside = false }

  private struct Restless: View {
    let calls: Calls
    @State private var turns = 0
    var body: some View {
      VStack {
        Text("turns").preference(key: Turns.self, value: turns + 1)
          .onPreferenceChange(Turns.self) { turns = $0 }
        if calls.isBeside { Text("beside") }
      }
    }
  }

  @Test("A preference that its own action changes is told of by name, and the views are shown")
  func preference() throws {
    let calls = Calls()
    var harness: Harness<Restless>?
    let told = try Warnings.told { harness = try Harness(Restless(calls: calls)) }
    #expect(told == ["Bound preference Turns tried to update multiple times per frame."])
    let shown = try #require(harness)
    #expect(shown.labels == ["turns"])
    // It rests then: nothing is tried again until something else changes.
    let work = try shown.work()
    #expect(work.bodies == 0)
    try shown.work { calls.isBeside = true }
    #expect(shown.labels == ["turns", "beside"])
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
    }
  }

  @Test("So is a geometry that its own action changes")
  func geometry() throws {
    let told = try Warnings.told {
      let harness = try Harness(Growing(), width: 500, height: 100)
      #expect(harness.size.width > 20)
    }
    #expect(
      told == ["onGeometryChange(for: CGFloat) action tried to update multiple times per frame."]
    )
  }

  private struct Chain: View {
    @State private var level = 0
    var body: some View {
      Text("level \(level)").preference(key: Turns.self, value: min(level + 1, 20))
        .onPreferenceChange(Turns.self) { level = $0 }
    }
  }

  @Test("What comes to rest after some rounds is called for each")
  func chain() throws {
    let told = try Warnings.told {
      let harness = try Harness(Chain())
      #expect(harness.labels == ["level 20"])
    }
    #expect(told.isEmpty)
  }
}
