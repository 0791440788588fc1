import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryStacks

@MainActor
@Suite("Scroll indicators that flash", .serialized)
struct ScrollIndicatorFlashTests {
  /// Keeps what is to end a flash, as a clock would.
  @MainActor private final class Clock {
    var due: [() -> Void] = []

    func run(_ body: () throws -> Void) rethrows {
      let before = ScrollIndicatorFlash.after
      ScrollIndicatorFlash.after = { [unowned self] _, end in
        MainActor.assumeIsolated { due.append(end) }
      }
      defer { ScrollIndicatorFlash.after = before }
      try body()
    }

    func pass() {
      for end in due { end() }
      due = []
    }
  }

  private struct Subject: View {
    let names: Names
    let appears: Bool
    var visibility = ScrollIndicatorVisibility.automatic

    var body: some View {
      HStack {
        ScrollView { Block(width: 50, height: 500) }
        ScrollView { Block(width: 50, height: 10) }
      }
      .scrollIndicatorsFlash(onAppear: appears)
      .scrollIndicatorsFlash(trigger: names.number)
      .scrollIndicators(visibility)
    }
  }

  private let names = Names()
  private let clock = Clock()

  /// The number of round rectangles that are drawn: the content has none.
  private func indicators(_ harness: Harness<Subject>) -> Int {
    harness.root.node.map { count($0) } ?? 0
  }

  private func count(_ node: ViewNode) -> Int {
    let own = (node as? ScrollNode).map { $0.flashes > 0 } == true ? 1 : 0
    return own + node.children.map(count).reduce(0, +)
  }

  @Test("They are shown for a moment when the scroll view appears")
  func onAppear() throws {
    try clock.run {
      let plain = try Harness(Subject(names: names, appears: false), width: 200, height: 100)
      let harness = try Harness(Subject(names: names, appears: true), width: 200, height: 100)
      #expect(indicators(plain) == 0)
      #expect(indicators(harness) == 2)
      // Only the first one has something to scroll.
      #expect(harness.dump != plain.dump)
      clock.pass()
      #expect(harness.dump == plain.dump)
    }
  }

  @Test("They are shown for a moment when a value changes")
  func trigger() throws {
    try clock.run {
      let harness = try Harness(Subject(names: names, appears: false), width: 200, height: 100)
      let atRest = harness.dump
      _ = try harness.work { names.number = 1 }
      #expect(indicators(harness) == 2)
      #expect(harness.dump != atRest)
      clock.pass()
      #expect(harness.dump == atRest)
    }
  }

  @Test("Hidden ones stay hidden")
  func hidden() throws {
    try clock.run {
      let flashing = try Harness(
        Subject(names: names, appears: true, visibility: .hidden),
        width: 200,
        height: 100
      )
      let plain = try Harness(
        Subject(names: names, appears: false, visibility: .hidden),
        width: 200,
        height: 100
      )
      #expect(flashing.dump == plain.dump)
    }
  }

  @Test("In a picture the moment is over")
  func picture() throws {
    let flashing = try Harness(Subject(names: names, appears: true), width: 200, height: 100)
    let plain = try Harness(Subject(names: names, appears: false), width: 200, height: 100)
    #expect(flashing.dump == plain.dump)
  }

  @Test("While a scroll view moves its indicators are shown")
  func moving() throws {
    let harness = try Harness(Subject(names: names, appears: false), width: 200, height: 100)
    let atRest = harness.dump
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.receive(.grabbed)
    try harness.host.update()
    #expect(harness.dump != atRest)
    scroll.receive(.stopped)
    try harness.host.update()
    #expect(harness.dump == atRest)
  }
}
