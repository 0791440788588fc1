@_spi(Engine) import AviaryEngine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Tasks that outlive their views")
struct LateTaskTests {
  /// What a task waits for.
  @MainActor final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?
    private(set) var hasPassed = false

    var isReached: Bool { waiting != nil }

    func wait() async {
      await withCheckedContinuation { waiting = $0 }
    }

    func pass() { hasPassed = true }
    func open() { waiting?.resume() }
  }

  private struct Waiting: View {
    let gate: Gate
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.locale) private var locale
    @Environment(\.platformServices) private var services
    @State private var count = 0
    @Namespace private var space

    var body: some View {
      Text("\(count)").task {
        await gate.wait()
        _ = (locale, services)
        resetFocus(in: space)
        count += 1
        gate.pass()
      }
    }
  }

  @Test("A task reads the environment, and sets a state, though its window has gone")
  func environment() async {
    let gate = Gate()
    do {
      let screen = Screen(Waiting(gate: gate))
      await screen.settle(limit: .milliseconds(20))
      #expect(gate.isReached)
    }
    gate.open()
    for _ in 0..<1_000 where !gate.hasPassed { await Task.yield() }
    #expect(gate.hasPassed)
  }
}
