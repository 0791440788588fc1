import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Work of tables")
struct TableWorkTests {
  /// A million rows that are made when somebody asks for them.
  struct Numbers: RandomAccessCollection {
    struct Number: Identifiable { let id: Int }
    let startIndex = 0
    var endIndex = 1_000_000
    subscript(index: Int) -> Number { Number(id: index) }
  }

  private static let columns = 8

  private struct Numeric: View {
    let count: Int
    var body: some View {
      Table(Numbers(endIndex: count)) {
        TableColumnForEach(0..<TableWorkTests.columns) { column in
          TableColumn("\(column)") { Text("\($0.id) \(column)") }
        }
      }
      .tableColumnHeaders(.hidden)
    }
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      List(Numbers(endIndex: count)) { Text("\($0.id)") }.listStyle(.plain)
    }
  }

  private func show<V: View>(_ view: V) throws -> Harness<V> {
    try Harness(view, width: 1_000, height: 600)
  }

  @Test("the first frame of a million rows of 8 columns costs what 1000 rows cost")
  func size() throws {
    let few = try show(Numeric(count: 1_000)).root.counters
    let many = try show(Numeric(count: 1_000_000)).root.counters
    #expect(many == few)
  }

  @Test("a first frame costs at most what a list does, times the columns")
  func firstFrame() throws {
    let table = try show(Numeric(count: 1_000_000)).root.counters
    let list = try show(Rows(count: 1_000_000)).root.counters
    #expect(table.nodesMounted <= list.nodesMounted * Self.columns)
    #expect(table.bodies <= list.bodies * Self.columns)
    #expect(table.measurements <= list.measurements * Self.columns)
  }

  @Test("scrolling by a row makes one row")
  func scrolling() throws {
    let harness = try show(Numeric(count: 1_000_000))
    let hand = Hand(harness)
    try hand.scroll(0, 440, at: 500, 300, isPrecise: true)
    let before = harness.root.counters
    try hand.scroll(0, 44, at: 500, 300, isPrecise: true)
    let work = harness.root.counters - before
    #expect(work.closures <= 2 * (1 + Self.columns), "one row, and one looked ahead")
    #expect(work.nodesMounted <= 2 * (Self.columns * 5 + 20))
  }
}
