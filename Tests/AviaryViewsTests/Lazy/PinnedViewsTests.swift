import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable private final class Goal {
  var id: String?
  var anchor: UnitPoint? = .top
}

/// Scrolls to the goal when it changes, as the measured cases do.
private struct Scrolled<Content: View>: View {
  let goal: Goal
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { content }
        .onChange(of: goal.id) {
          if let id = goal.id { proxy.scrollTo(id, anchor: goal.anchor) }
        }
    }
  }
}

private struct Sections: View {
  let probes: Probes

  var body: some View {
    section("a")
    section("b")
    section("c")
  }

  private func section(_ name: String) -> some View {
    Section {
      ForEach(0..<8) { i in Block().probe("\(name)\(i)", probes).id("\(name)\(i)") }
    } header: {
      Block(height: 24).probe("\(name)H", probes)
    } footer: {
      Block(height: 16).probe("\(name)F", probes)
    }
  }
}

/// Numbers measured on Apple's SwiftUI: goldens lazy/pinned-headers and lazy/pinned-footers.
@MainActor
@Suite("Pinned headers and footers")
struct PinnedViewsTests {
  private let probes = Probes()
  private let goal = Goal()

  private func show(_ pinned: PinnedScrollableViews) throws -> Harness<some View> {
    try Harness(
      Scrolled(goal: goal) {
        LazyVStack(spacing: 0, pinnedViews: pinned) { Sections(probes: probes) }
      },
      width: 300,
      height: 200
    )
  }

  @Test(
    "C8, Z5: a header sticks to the top while its section is in sight; scrollTo takes no account of it"
  )
  func headers() throws {
    let harness = try show(.sectionHeaders)
    #expect(probes.y("aH") == 0)
    #expect(probes.y("a0") == 24)
    #expect(probes.y("aF") == 184)
    probes.frames = [:]
    goal.id = "b3"
    try harness.host.update()
    #expect(probes.y("b3") == 0)
    #expect(probes.y("bH") == 0)
    #expect(probes.y("bF") == 100)
    #expect(probes.y("cH") == 116)
    #expect(probes.y("c2") == 180)
    #expect(probes.frames["aH"] == nil)
    goal.anchor = .bottom
    goal.id = "a7"
    try harness.host.update()
    #expect(probes.y("a0") == 24)
    #expect(probes.y("aH") == 0)
  }

  @Test("The next section pushes a header out")
  func pushing() throws {
    let harness = try show(.sectionHeaders)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 170))
    try harness.host.update()
    // The content of section a ends at 184.
    #expect(probes.y("aH") == -10)
    #expect(probes.y("bH") == 30)
  }

  @Test("C8: a footer sticks to the bottom while its section is in sight")
  func footers() throws {
    let harness = try show(.sectionFooters)
    #expect(probes.y("aF") == 184)
    probes.frames = [:]
    goal.id = "b3"
    try harness.host.update()
    #expect(probes.y("b3") == 0)
    #expect(probes.y("bF") == 100)
    #expect(probes.y("cH") == 116)
    #expect(near(probes.y("cF"), 184))
    goal.anchor = .bottom
    goal.id = "b0"
    try harness.host.update()
    #expect(probes.y("a1") == 0)
    #expect(probes.y("aF") == 140)
    #expect(probes.y("b0") == 180)
    #expect(near(probes.y("bF"), 184))
    #expect(probes.y("bH") == 156)
  }

  @Test("The header of a section a thousand rows up is mounted, the rows between are not")
  func farHeader() throws {
    let harness = try Harness(
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(0..<100_000) { i in Block().probe("\(i)", probes) }
            } header: {
              Block(height: 24).probe("header", probes)
            }
          }
        }
        .onAppear { proxy.scrollTo(50_000, anchor: .top) }
      },
      width: 300,
      height: 200
    )
    #expect(probes.y("header") == 0)
    #expect(probes.y("50000") == 0)
    #expect(harness.root.counters.closures < 40)
  }

  @Test("Pinned headers are drawn last and read in their place")
  func order() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("Header") { ForEach(0..<100) { Text("row \($0)") } }
        }
      },
      width: 300,
      height: 200
    )
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 500))
    try harness.host.update()
    #expect(harness.labels.first == "Header")
    let dump = harness.dump
    let header = try #require(dump.range(of: "Header")).lowerBound
    let row = try #require(dump.range(of: "row", options: .backwards)).lowerBound
    #expect(header > row)
  }
}
