import Foundation
import Testing

@testable import AviaryTables

@Suite("Widths of a table's columns")
struct TableColumnWidthsTests {
  private static let usual = TableColumnWidth.usual
  private static let least = TableTheme.leastWidth

  private func widths(
    _ columns: [TableColumnWidth],
    chosen: [CGFloat?] = [],
    in space: CGFloat
  ) -> [CGFloat] {
    TableColumnWidths.widths(columns, chosen: chosen, in: space).map { ($0 * 100).rounded() / 100 }
  }

  @Test("columns that say nothing share the space evenly")
  func even() {
    #expect(widths([Self.usual, Self.usual, Self.usual], in: 300) == [100, 100, 100])
  }

  @Test("a fixed column keeps its width, and the others share what is left")
  func fixed() {
    #expect(widths([Self.usual, Self.usual.fixed(60), Self.usual], in: 360) == [150, 60, 150])
    #expect(widths([Self.usual.fixed(24)], in: 10) == [24])
  }

  @Test("an ideal width is kept while others can take what is left")
  func ideal() {
    let column = Self.usual.limited(least: 80, ideal: 120, greatest: 240)
    #expect(widths([Self.usual, column], in: 500) == [380, 120])
    #expect(widths([column, column], in: 300) == [150, 150])
    #expect(widths([column, column], in: 600) == [240, 240], "what nobody takes stays empty")
    #expect(widths([column, column], in: 200) == [100, 100])
    #expect(widths([column, column], in: 100) == [80, 80], "they reach beyond the space")
  }

  @Test("what a person chose is kept within the limits")
  func chosen() {
    let column = Self.usual.limited(least: 80, ideal: 120, greatest: 240)
    #expect(widths([column, Self.usual], chosen: [400, nil], in: 500) == [240, 260])
    #expect(widths([column, Self.usual], chosen: [10, 90], in: 500) == [80, 90])
  }

  @Test(
    "numbers that mean nothing do no harm",
    arguments: [CGFloat.nan, -1, .infinity, -.infinity]
  )
  func senseless(number: CGFloat) {
    #expect(Self.usual.fixed(number) == Self.usual)
    let limited = Self.usual.limited(least: number, ideal: number, greatest: number)
    #expect(limited.least.isFinite && limited.least >= 0 && limited.greatest >= limited.least)
    #expect(widths([Self.usual, limited], in: number).allSatisfy { $0.isFinite && $0 >= 0 })
    #expect(widths([Self.usual], chosen: [number], in: 100).allSatisfy { $0.isFinite && $0 >= 0 })
    #expect(widths([], in: number).isEmpty)
  }

  @Test("nil leaves a limit as it is")
  func unsaid() {
    let column = Self.usual.limited(least: 10, ideal: nil, greatest: 50)
      .limited(least: nil, ideal: 20, greatest: nil)
    #expect(column == Self.usual.limited(least: 10, ideal: 20, greatest: 50))
    #expect(Self.usual.limited(least: nil, ideal: 20, greatest: nil).least == 20)
  }
}
