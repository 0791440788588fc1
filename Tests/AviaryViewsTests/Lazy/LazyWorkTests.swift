import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// A row of 20 points that knows its number.
private struct Row: View {
  let number: Int
  var body: some View { Color.blue.frame(width: 200, height: 20) }
}

@MainActor
@Suite("Lazy containers do the work of what is in sight")
struct LazyWorkTests {
  /// What a screen of 844 points and one more may cost.
  private static let rows = 2 * 43

  private func check(_ view: some View) throws {
    let harness = try Harness(view, width: 390, height: 844)
    let counters = harness.root.counters
    #expect(counters.bodies <= 2 * Self.rows)
    #expect(counters.closures <= 2 * Self.rows)
    #expect(counters.liveNodes <= 6 * Self.rows)
    #expect(counters.measurements <= 8 * Self.rows)
    #expect(counters.rounds <= 4)
  }

  @Test("A million rows")
  func plain() throws {
    try check(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(number: $0) } } }
    )
  }

  @Test("A million rows outside of a scroll view, in a window")
  func withoutScrollView() throws {
    try check(LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { Row(number: $0) } })
  }

  @Test("A million rows through Group(subviews:)")
  func groupSubviews() throws {
    try check(
      ScrollView {
        LazyVStack(spacing: 0) {
          Group(subviews: ForEach(0..<1_000_000) { Row(number: $0) }) { subviews in
            ForEach(subviews) { $0.padding(.horizontal, 4) }
          }
        }
      }
    )
  }

  @Test("A million rows through a collection that is placed as a whole")
  func groupSubviewsAsAWhole() throws {
    try check(
      ScrollView {
        LazyVStack(spacing: 0) {
          Group(subviews: ForEach(0..<1_000_000) { Row(number: $0) }) { subviews in
            Text("\(subviews.count)")
            subviews[1...]
          }
        }
      }
    )
  }

  @Test("A million rows through ForEach(subviews:)")
  func forEachSubviews() throws {
    try check(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<1_000_000) { Row(number: $0) }) { $0 }
        }
      }
    )
  }

  @Test("A million rows through Group(sections:)")
  func groupSections() throws {
    try check(
      ScrollView {
        LazyVStack(spacing: 0) {
          Group(sections: ForEach(0..<1_000_000) { Row(number: $0) }) { sections in
            ForEach(sections) { ForEach($0.content) { $0 } }
          }
        }
      }
    )
  }

  @Test("A million rows through ForEach(sections:)")
  func forEachSections() throws {
    try check(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(
            sections: Section("Rows") { ForEach(0..<1_000_000) { Row(number: $0) } }
          ) { section in
            Section {
              section.content
            } header: {
              section.header
            }
          }
        }
      }
    )
  }

  @Test("A million cells of a grid")
  func grid() throws {
    try check(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<1_000_000) { Row(number: $0) }
        }
      }
    )
  }
}
