@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryStacks

@MainActor
@Suite("Scroll indicators that flash", .serialized)
struct ScrollIndicatorFlashTests {
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

  /// Shows a view over time, at rest at a first moment.
  private func begin(
    appears: Bool,
    _ visibility: ScrollIndicatorVisibility = .automatic
  ) throws -> ViewHost<Subject> {
    let host = ViewHost(
      content: Subject(names: names, appears: appears, visibility: visibility),
      textEngine: FakeTextEngine(),
      images: FakeImages()
    ) { _ in }
    host.proposal = ProposedViewSize(width: 200, height: 100)
    host.tick(Self.start)
    try host.update()
    return host
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  /// Lets the moment be over, and a while pass.
  private func pass(_ host: ViewHost<Subject>) throws {
    host.tick(Self.start + ScrollIndicatorFlash.duration)
    try host.update()
    // Indicators may fade out.
    host.tick(Self.start + 10)
    try host.update()
  }

  private func dump(_ host: ViewHost<Subject>) -> String { host.root.displayList().dump }

  /// How many scroll views flash their indicators.
  private func flashing(_ host: ViewHost<Subject>) -> Int {
    host.root.node?.nodes(of: ScrollNode.self).count { $0.flashes > 0 } ?? 0
  }

  @Test("They are shown for a moment when the scroll view appears")
  func onAppear() throws {
    let (plain, host) = (try begin(appears: false), try begin(appears: true))
    #expect(flashing(plain) == 0)
    #expect(flashing(host) == 2)
    // Only the first one has something to scroll.
    #expect(dump(host) != dump(plain))
    try pass(host)
    #expect(flashing(host) == 0)
    #expect(dump(host) == dump(plain))
  }

  @Test("They are shown for a moment when a value changes")
  func trigger() throws {
    let host = try begin(appears: false)
    let atRest = dump(host)
    names.number = 1
    try host.update()
    #expect(flashing(host) == 2)
    #expect(dump(host) != atRest)
    try pass(host)
    #expect(dump(host) == atRest)
  }

  @Test("Two roots have a clock each: the moment of one is not over because that of the other is")
  func twoRoots() throws {
    let (one, other) = (try begin(appears: true), try begin(appears: true))
    try pass(one)
    #expect(flashing(one) == 0)
    #expect(flashing(other) == 2)
  }

  @Test("Hidden ones stay hidden")
  func hidden() throws {
    let (flashing, plain) = (
      try begin(appears: true, .hidden), try begin(appears: false, .hidden)
    )
    #expect(dump(flashing) == dump(plain))
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
