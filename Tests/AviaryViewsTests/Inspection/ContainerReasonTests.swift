import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
@_spi(Engine) import AviaryLayout
import AviaryStacks
import AviaryTestSupport
import SwiftUI
import Testing

/// The numbers follow from layout-rules; a character of the texts here is 8.5 wide and a line 20.4 high.
///
/// - SeeAlso: Documentation/Behaviours/layout-reasons.md.
@Suite("Layout reasons of containers and leaves")
@MainActor
struct ContainerReasonTests: ReasonTests {
  // MARK: - Grids, lazy containers, scrolling

  @Test("D4: a Grid names its columns and rows and how they share")
  func grid() throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Color.red.frame(width: 50, height: 20)
        Color.red
      }
      GridRow {
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(height: 30)
      }
    }
    let found = try reason("Grid", grid, width: 208, height: 100)
    #expect(
      found.summary
        == "Grid: column widths 50, 150 and 1 gap of 8; row heights 66, 30 and 1 gap of 4"
    )
    #expect(
      found.steps.prefix(3) == [
        "width: 2 columns share 200, the least flexible first",
        "column 1: offered 100, takes 50 (always 50)",
        "column 2: offered 150, takes 150 (can be 0...∞)",
      ]
    )
  }

  @Test("R3, R5: a lazy grid tells what each definition makes of its share")
  func lazyGrid() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3) { _ in Color.red.frame(height: 20) }
    }
    let found = try reason("LazyVGrid", grid, width: 200)
    #expect(found.summary == "LazyVGrid: takes the proposed width 200")
    #expect(
      found.steps == [
        "fixed(70): takes its length first",
        "adaptive(40...∞): a share of 122 holds 2 of 57 with 1 gap of 8",
        "height 20: 1 line, all measured",
      ]
    )
  }

  @Test("C6: a lazy stack tells how many of its lines were measured")
  func lazyStack() throws {
    let stack = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(height: 100) } }
    }
    let found = try reason("LazyVStack", stack, width: 200, height: 400)
    #expect(found.summary == "LazyVStack: takes the proposed width 200")
    #expect(found.steps[0].hasPrefix("height 100000: 1000 lines, "))
    #expect(found.steps[0].hasSuffix(" measured, the others guessed to be 100"))
  }

  @Test("C1, C2: a scroll view proposes nil along its axis")
  func scrollView() throws {
    let found = try reason(
      "ScrollView",
      ScrollView { Color.red.frame(width: 50, height: 1000) }.contentMargins(10)
    )
    #expect(
      found.summary
        == "ScrollView: proposes nil along vertical, 370 × nil in all; the content takes 50 × 1000"
    )
    #expect(found.steps[0] == "width: the content's 70")
    #expect(found.steps[1] == "height: the proposed 844")
    #expect(found.steps[2] == "margins of 10 on all edges are around the content")
  }

  @Test("G1: a GeometryReader takes the proposal")
  func geometryReader() throws {
    let view = GeometryReader { _ in Color.red }
    #expect(
      try reason("GeometryReader", view).summary == "GeometryReader: takes the proposal 390 × 844"
    )
  }

  // MARK: - Layouts

  private struct Halving: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let ideal = subviews[0].sizeThatFits(.unspecified)
      let half = proposal.width.map { $0 / 2 }
      return subviews[0].sizeThatFits(.init(width: half, height: ideal.height))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test("Y1: of a custom layout it is told what it asked its subviews")
  func customLayout() throws {
    let found = try reason("Halving", Halving() { Color.red }, width: 200, height: 100)
    #expect(found.summary == "Halving: its sizeThatFits answers 100 × 10 to 200 × 100")
    #expect(found.steps == ["asked child 1: nil × nil → 10 × 10; 100 × 10 → 100 × 10"])
  }

  @Test("Y8: AnyLayout explains itself as the layout in it does")
  func anyLayout() throws {
    let view = AnyLayout(HStackLayout(spacing: 10)) {
      Color.red
      Color.red
    }
    #expect(
      try reason("AnyLayout", view, width: 110, height: 10).summary
        == "AnyLayout of HStackLayout: 2 children share 100 after 1 gap of 10, the least flexible first"
    )
  }

  // MARK: - Leaves

  @Test("L6 to L8: a text tells where it wraps and what cuts it off")
  func text() throws {
    func words(_ view: some View, width: CGFloat?, height: CGFloat? = 844) throws -> LayoutReason {
      try reason("Text", view, width: width, height: height)
    }
    let text = Text("aaaa bbbb cccc")
    #expect(
      try words(text, width: 390).summary == "Text: its ideal width 119 fits into 390, 1 line"
    )
    #expect(try words(text, width: 80).summary == "Text: wraps at 80, 2 lines")
    #expect(try words(text, width: 80).steps == ["its ideal is 119 × 20.4"])
    #expect(
      try words(text, width: 80, height: 30).summary
        == "Text: wraps at 80, 1 line of 2, cut off by the height 30"
    )
    #expect(
      try words(text.lineLimit(1), width: 80).summary
        == "Text: wraps at 80, 1 line, cut off by lineLimit 1"
    )
    #expect(
      try words(text, width: nil).summary
        == "Text: nil is proposed for the width, so nothing wraps, 1 line"
    )
  }

  @Test("L1, L2, L12, L13: colours, shapes, spacers and dividers")
  func leaves() throws {
    #expect(
      try reason("Color", Color.red, width: 50, height: 60).summary
        == "Color: takes the proposal 50 × 60"
    )
    #expect(
      try reason("Rectangle", Rectangle().fill(.red), width: 50, height: nil).summary
        == "Rectangle: takes the proposed width 50; nil is proposed for the height, so its ideal 10"
    )
    #expect(
      try reason("Circle", Circle(), width: 50, height: 60).summary
        == "Circle: a square of the smaller length of 50 × 60"
    )
    let row = HStack(spacing: 0) {
      Spacer()
      Divider()
      Color.red.frame(width: 50, height: 20)
    }
    #expect(
      try reason("Spacer", row, width: 100, height: 30).summary
        == "Spacer: takes the 49 offered along the horizontal stack; the least is 8"
    )
    #expect(
      try reason("Divider", row, width: 100, height: 30).summary
        == "Divider: 1 thick, as long as the proposed height 30"
    )
  }
}
