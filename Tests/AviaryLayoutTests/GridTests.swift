import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// - SeeAlso: Documentation/Behaviours/grid.md, whose cases are named here.
@Suite("GridEngine")
struct GridTests {
  private func place(_ grid: TestElement, _ width: CGFloat?, _ height: CGFloat? = nil) {
    let proposal = ProposedViewSize(width: width, height: height)
    grid.place(at: .zero, size: grid.measure(proposal), proposal: proposal)
  }

  @Test("D1, case 1: the longest row decides how many columns there are; short rows end early")
  func columnCount() {
    let short = rigid(10)
    let grid = gridOf(h: 5, v: 5, [rigid(20), rigid(30), rigid(40)], [short])
    place(grid, 500)
    #expect(grid.frame.size == CGSize(width: 100, height: 25))
    #expect(short.frame.origin == CGPoint(x: 5, y: 15))
  }

  @Test("D2, case 2: a view outside rows is a row of its own across all columns")
  func outsideRowsSpans() {
    let line = color().frame(height: 2).cell { $0.row = outsideRows }
    let grid = gridOf(h: 10, v: 0, [rigid(20), rigid(30)], [line])
    place(grid, 60)
    #expect(line.frame == CGRect(x: 0, y: 10, width: 60, height: 2))
    let alone = LayoutContainer(GridLayout(verticalSpacing: 0), [rigid(20), rigid(30)])
    #expect(alone.measure(.unspecified) == CGSize(width: 30, height: 20))
  }

  @Test("D3, case 3: a column is as wide as its widest cell, a row as high as its highest")
  func tracks() {
    let cells = [rigid(10, 30), rigid(50, 10), rigid(40, 20), rigid(20, 60)]
    let grid = gridOf(align: .topLeading, h: 1, v: 2, Array(cells[0...1]), Array(cells[2...3]))
    place(grid, 500, 500)
    #expect(grid.frame.size == CGSize(width: 91, height: 92))
    #expect(cells.map(\.frame.minX) == [0, 41, 0, 41])
    #expect(cells.map(\.frame.minY) == [0, 0, 32, 32])
  }

  @Test("D3, Z4, case 4: what a cell over columns lacks is added to each of them equally")
  func spansLack() {
    let wide = rigid(100).cell { $0.columnSpan = 2 }
    let cells = [rigid(10), rigid(30), rigid(5)]
    let grid = gridOf(align: .leading, h: 10, v: 0, cells, [wide])
    place(grid, 500)
    #expect(grid.frame.width == 115)
    #expect(cells.map(\.frame.minX) == [0, 45, 110])
  }

  @Test("D6, Z4: views stay aligned in columns that a cell over them widened")
  func alignmentInWidenedColumns() {
    let cells = [rigid(10), rigid(30), rigid(5)]
    let wide = rigid(100).cell { $0.columnSpan = 2 }
    place(gridOf(h: 10, v: 0, cells, [wide]), 500)
    #expect(cells.map(\.frame.minX) == [12.5, 57.5, 110])
  }

  @Test("Z4, case 5: a flexible view outside rows widens each column equally")
  func flexibleOutsideRows() {
    let line = color().frame(height: 4).cell { $0.row = outsideRows }
    let cells = [rigid(9), rigid(60), rigid(28)]
    let grid = gridOf(align: .leading, cells, [line])
    place(grid, 320)
    #expect(grid.frame.width == 320)
    #expect(cells.map(\.frame.minX) == [0, 86, 223])
  }

  @Test("D4, case 6: flexible columns share equally what the others leave")
  func flexibleColumns() {
    let cells = [color(), color(), color()]
    place(gridOf(cells), 390, 50)
    #expect(isNear(cells.map(\.frame.width), [124.6667, 124.6667, 124.6667]))

    let mixed = [color(), rigid(50), color()]
    place(gridOf(h: 0, mixed), 250, 50)
    #expect(mixed.map(\.frame.width) == [100, 50, 100])
  }

  @Test("D4, case 7: flexible rows share equally what the others leave")
  func flexibleRows() {
    let cells = [color(), rigid(50, 30), color()]
    place(gridOf(v: 5, [cells[0]], [cells[1]], [cells[2]]), 100, 140)
    #expect(cells.map(\.frame.height) == [50, 30, 50])
  }

  @Test("D4: a column with one flexible cell is flexible; rigid cells stay in its middle")
  func mixedColumn() {
    let rigidCell = rigid(20)
    let grid = gridOf(h: 0, v: 0, [rigid(40), rigidCell], [rigid(10), color()])
    place(grid, 200, 100)
    #expect(grid.frame.width == 200)
    #expect(rigidCell.frame.minX == 110)
  }

  @Test("D4: text breaks where its column is too narrow")
  func textColumns() {
    let text = letters(20)
    let grid = gridOf(h: 0, v: 0, [rigid(100), text])
    place(grid, 150)
    #expect(text.frame == CGRect(x: 100, y: 0, width: 50, height: 80))
    #expect(grid.measure(.unspecified).width == 300)
  }

  @Test("D5, case 8: a cell that asks for no room gets what the others made")
  func unsizedAxes() {
    let fill = color().cell { $0.unsizedAxes = .horizontal }
    let grid = gridOf(h: 0, v: 0, [rigid(40), rigid(30)], [fill])
    place(grid, 500, 100)
    #expect(grid.frame.size == CGSize(width: 70, height: 100))
    #expect(fill.frame == CGRect(x: 0, y: 10, width: 40, height: 90))

    let line = divider(in: .vertical).cell { $0.row = outsideRows }
    let unsized = line.cell { $0.unsizedAxes = .horizontal }
    let hugging = gridOf(h: 0, v: 0, [rigid(40), rigid(30)], [unsized])
    place(hugging, 500)
    #expect(hugging.frame.width == 70)
    #expect(line.frame.size == CGSize(width: 70, height: 1))
  }

  @Test("D6, case 9: anchor before row and column alignment before the grid's")
  func alignment() {
    let trailing = rigid(10)
    let anchored = rigid(10).cell { $0.anchor = .topLeading }
    let plain = [rigid(10), rigid(10)]
    let bottomRow = [trailing, anchored, rigid(5, 40)].map { $0.cell { $0.rowAlignment = .bottom } }
    let columnRow = [rigid(50, 40).cell { $0.columnAlignment = .trailing }, rigid(60, 40)]
    let grid = gridOf(align: .top, h: 0, v: 0, bottomRow, columnRow, plain + [rigid(5, 40)])
    place(grid, 500)
    #expect(trailing.frame.origin == CGPoint(x: 40, y: 30))
    #expect(anchored.frame.origin == CGPoint(x: 50, y: 0))
    #expect(plain.map(\.frame.origin) == [CGPoint(x: 40, y: 80), CGPoint(x: 75, y: 80)])
  }

  @Test("D6, case 10: a cell over columns heeds the grid's guide, not its first column's")
  func spanAlignment() {
    let header = rigid(40).cell { $0.columnSpan = 2 }
    let grid = gridOf(
      align: .leading,
      h: 0,
      v: 0,
      [header],
      [rigid(50).cell { $0.columnAlignment = .trailing }, rigid(50)]
    )
    place(grid, 500)
    #expect(header.frame.minX == 0)
  }

  @Test("D6: a row lines its cells up on baselines")
  func baselines() {
    let large = rigid(10, 40).guide(.firstTextBaseline) { _ in 30 }
    let small = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
    let grid = gridOf(align: .centerFirstTextBaseline, h: 0, v: 0, [large, small])
    place(grid, 500)
    #expect(small.frame.minY == 15)
    #expect(grid.frame.height == 40)
  }

  @Test("D7, Z4, case 11: without a spacing the greatest distance that neighbours prefer counts")
  func preferredSpacing() {
    let text = ViewSpacing.systemText
    let grid = gridOf(
      [rigid(10, 10), rigid(10, 10).spacing(text)],
      [rigid(10, 10).spacing(text), rigid(10, 10).spacing(text)]
    )
    place(grid, 500)
    #expect(grid.frame.width == 28)
    #expect(isNear(grid.frame.height, 20 + 4.74219))
  }

  @Test("D9, case 12: a cell over columns covers what lies between them")
  func spansCoverGaps() {
    let wide = color().frame(height: 10).cell { $0.columnSpan = 2 }
    let grid = gridOf(h: 10, v: 0, [rigid(20), rigid(30), rigid(5)], [wide, rigid(5)])
    place(grid, 75)
    #expect(wide.frame.width == 60)
  }

  @Test("layout priorities have no say in a grid")
  func priorities() {
    func widths(_ priority: Double) -> [CGFloat] {
      let cells = [color().priority(priority), color(), rigid(40)]
      place(gridOf(h: 0, cells), 100, 20)
      return cells.map(\.frame.width)
    }
    #expect(widths(0) == [30, 30, 40])
    #expect(widths(5) == widths(0))
  }

  @Test("a flexible cell over some columns is offered these and what the grid has left")
  func flexibleSpan() {
    let span = color().frame(height: 10).cell { $0.columnSpan = 2 }
    let cells = [rigid(20), rigid(30), rigid(10)]
    // 60 of 100 are taken: the cell is offered 50 and 40 more, and each of its columns grows by 20.
    place(gridOf(align: .leading, h: 0, v: 0, cells, [span]), 100)
    #expect(span.frame.width == 90)
    #expect(cells.map(\.frame.minX) == [0, 40, 90])
  }

  @Test(
    "a row that another view made higher keeps its baseline at the bottom of the space to spare"
  )
  func baselineInHighRow() {
    let text = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
    let high = rigid(10, 60).cell { $0.anchor = .center }
    place(gridOf(align: .centerFirstTextBaseline, h: 0, v: 0, [text, high]), 500)
    // 40 to spare, all of it above.
    #expect(text.frame.minY == 40)
  }

  @Test("a grid of nothing takes no room")
  func empty() {
    #expect(LayoutContainer(GridLayout(), []).measure(.infinity) == .zero)
  }

  @Test("least and greatest sizes, as a stack around the grid asks for them")
  func extremes() {
    let grid = gridOf(h: 8, v: 8, [color(), rigid(50)])
    #expect(grid.measure(.zero) == CGSize(width: 58, height: 10))
    #expect(grid.measure(.infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(grid.measure(.unspecified) == CGSize(width: 68, height: 10))
  }

  @Test("A4: a grid passes its cells' guides on, merged")
  func mergedGuides() {
    let text = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
    let grid = gridOf(h: 0, v: 10, [rigid(10, 30)], [text])
    let size = grid.measure(.unspecified)
    #expect(
      grid.explicitAlignment(
        VerticalAlignment.firstTextBaseline.key,
        size: size,
        proposal: .unspecified
      ) == 55
    )
  }

  @Test("S17: a grid's own spacing is that of the cells at each edge")
  func spacing() {
    let text = ViewSpacing.systemText
    let grid = gridOf(
      [rigid(10).spacing(text), rigid(10).spacing(text)],
      [rigid(10), rigid(10)]
    )
    #expect(text.distance(to: grid.viewSpacing, along: .vertical) == 0)
    #expect(grid.viewSpacing.distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test("a size query measures each cell at most seven times")
  func measurements() {
    let rows = (0..<20).map { _ in (0..<5).map { letters($0 * 3 + 1) } + [color()] }
    var elements: [TestElement] = []
    for (index, row) in rows.enumerated() { elements += row.map { $0.cell { $0.row = index } } }
    let grid = LayoutContainer(GridLayout(), elements)
    _ = grid.measure(ProposedViewSize(width: 390, height: 844))
    #expect((elements.map(\.measuredProposals.count).max() ?? 0) <= 7)
  }
}
