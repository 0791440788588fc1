import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

@Suite("StackEngine alignment and placement")
struct StackAlignmentTests {
  @Test("S13, case 14: default guides line up edges and centres")
  func defaultGuides() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      let children = [rigid(10, 30), rigid(10, 50)]
      LayoutContainer(HStackLayout(alignment: alignment, spacing: 0), children)
        .layOut(in: CGSize(width: 20, height: 50))
      return children.map(\.frame.minY)
    }
    #expect(tops(.top) == [0, 0])
    #expect(tops(.center) == [10, 0])
    #expect(tops(.bottom) == [20, 0])
    #expect(tops(.firstTextBaseline) == [20, 0])
  }

  @Test("S12, S13, case 15: explicit guides can make a stack larger than its largest child")
  func explicitGuides() {
    let low = rigid(10, 40).guide(.top) { _ in -20 }
    let high = rigid(10, 40)
    let stack = hStack(align: .top, spacing: 0, low, high)
    stack.layOut(in: CGSize(width: 20, height: 60))
    #expect(stack.frame.size == CGSize(width: 20, height: 60))
    #expect([low, high].map(\.frame.minY) == [20, 0])
  }

  @Test("S13: baselines line up")
  func baselines() {
    let large = rigid(10, 40).guide(.firstTextBaseline) { _ in 30 }
    let small = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
    let stack = hStack(align: .firstTextBaseline, spacing: 0, large, small, rigid(10, 10))
    stack.layOut(in: CGSize(width: 30, height: 40))
    #expect(stack.children.map(\.frame.minY) == [0, 15, 20])
  }

  @Test("S14 (1), case 16: without a minor proposal flexible children stretch to the stack")
  func stretches() {
    let text = letters(9)
    let fill = color()
    let stack = hStack(spacing: 0, text, fill)
    let proposal = ProposedViewSize(width: 60, height: nil)
    let size = stack.measure(proposal)
    #expect(size == CGSize(width: 60, height: 60))
    stack.place(at: .zero, size: size, proposal: proposal)
    #expect(fill.frame == CGRect(x: 30, y: 0, width: 30, height: 60))
    #expect(fill.placementProposal == ProposedViewSize(width: 30, height: 60))
  }

  @Test("S14 (1): sized again with its own minor length, a stack divides its length anew")
  func dividesAnew() {
    // Without a height the circle is 10 by 10, and the colour takes 80. The rigid view is 60 high, and so is the
    // stack; offered that, the circle may be 45 wide, half of what is left of 100 - 10, and takes it.
    let circle = circle()
    let fill = color()
    let tall = rigid(10, 60)
    let stack = hStack(spacing: 0, circle, fill, tall)
    let proposal = ProposedViewSize(width: 100, height: nil)
    #expect(stack.measure(proposal) == CGSize(width: 100, height: 60))
    #expect(circle.measure(.init(width: 45, height: nil)).width == 10)
    stack.place(at: .zero, size: CGSize(width: 100, height: 60), proposal: proposal)
    #expect(circle.frame.size == CGSize(width: 45, height: 45))
    #expect(fill.frame.width == 45)
  }

  @Test("S15: children are placed with the proposals they were sized with")
  func placementProposals() {
    let children = [color(), letters(4), rigid(200)]
    let stack = LayoutContainer(HStackLayout(spacing: 0), children)
    stack.layOut(in: CGSize(width: 300, height: 20))
    for child in children {
      #expect(child.placementCount == 1)
      #expect(child.placementProposal.map(child.measure) == child.frame.size)
    }
  }

  @Test("Y1: bounds need not start at zero")
  func boundsOrigin() {
    let children = [rigid(10, 30), rigid(10, 50)]
    let subviews = LayoutSubviews(children)
    let layout = HStackLayout(alignment: .bottom, spacing: 5)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(x: 100, y: 200, width: 25, height: 50),
      proposal: .unspecified,
      subviews: subviews,
      cache: &cache
    )
    #expect(children.map(\.frame.origin) == [CGPoint(x: 100, y: 220), CGPoint(x: 115, y: 200)])
  }

  @Test(
    "bounds larger than the stack leave room by its alignment",
    arguments: [
      (VerticalAlignment.top, 0), (.center, 25), (.bottom, 50),
    ] as [(VerticalAlignment, CGFloat)]
  )
  func largerBounds(_ alignment: VerticalAlignment, _ top: CGFloat) {
    let child = rigid(10, 50)
    let subviews = LayoutSubviews([child])
    let layout = HStackLayout(alignment: alignment)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: 10, height: 100),
      proposal: .zero,
      subviews: subviews,
      cache: &cache
    )
    #expect(child.frame.minY == top)
  }

  @Test("A4, case 17: a stack passes its children's guides on, merged")
  func mergedGuides() {
    let custom = VerticalAlignment(CustomGuide.self)
    let first = rigid(10, 40).guide(.firstTextBaseline) { _ in 30 }
      .guide(.lastTextBaseline) { _ in 30 }.guide(custom) { _ in 10 }
    let second = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
      .guide(.lastTextBaseline) { _ in 15 }.guide(custom) { _ in 20 }
    let stack = vStack(spacing: 10, first, second, rigid(10, 10))
    let proposal = ProposedViewSize.unspecified
    let dimensions = ViewDimensions(
      size: stack.measure(proposal),
      proposal: proposal,
      source: stack
    )
    #expect(dimensions[.firstTextBaseline] == 30)
    #expect(dimensions[.lastTextBaseline] == 65)
    #expect(dimensions[custom] == 40)
    #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions[.bottom] == 90)
  }

  @Test("A3, A4: guides reach through frames and stacks to the stack that aligns by them")
  func guidesThroughContainers() {
    let text = rigid(10, 20).guide(.firstTextBaseline) { _ in 15 }
    let nested = vStack(spacing: 0, rigid(10, 30), text)
    let other = rigid(10, 40).guide(.firstTextBaseline) { _ in 5 }
    let stack = hStack(align: .firstTextBaseline, spacing: 0, nested.frame(height: 100), other)
    stack.layOut(in: CGSize(width: 20, height: 100))
    // The frame's content starts at 25, its text at 55, the baseline at 70.
    #expect(other.frame.minY == 65)
  }

  @Test("S16: from right to left a row, and a column's horizontal guides, are mirrored")
  func rightToLeft() {
    func frames(_ layout: some Layout, _ direction: LayoutDirection) -> [CGRect] {
      let children = [rigid(10, 20), rigid(30, 10), color()]
      LayoutContainer(layout, children, direction: direction)
        .layOut(in: CGSize(width: 100, height: 100))
      return children.map(\.frame)
    }
    func mirrored(_ frames: [CGRect], in width: CGFloat) -> [CGRect] {
      frames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    let row = HStackLayout(alignment: .top, spacing: 5)
    #expect(frames(row, .leftToRight).map(\.minX) == [0, 15, 50])
    #expect(frames(row, .rightToLeft).map(\.minX) == [90, 55, 0])
    #expect(frames(row, .rightToLeft) == mirrored(frames(row, .leftToRight), in: 100))
    let column = VStackLayout(alignment: .leading, spacing: 5)
    #expect(frames(column, .rightToLeft).map(\.maxX) == [100, 100, 100])
    #expect(frames(column, .rightToLeft) == mirrored(frames(column, .leftToRight), in: 100))
  }

  @Test("Z12, case 18: an extent of infinity minus infinity is infinite")
  func infiniteExtent() {
    let size = hStack(color(), rigid(10, 20)).measure(.infinity)
    #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
    let stack = vStack(align: .trailing, color().guide(.trailing) { _ in 5 })
    #expect(stack.measure(.infinity).width == .infinity)
  }

  @Test("S17, case 19: a stack's own spacing is that of its ends and the union of its sides")
  func stackSpacing() {
    let text = rigid(10).spacing(.systemText)
    let stack = hStack(rigid(10), text)
    let spacing = stack.viewSpacing
    let view = ViewSpacing()
    #expect(spacing.distance(to: view, along: .horizontal) == 8)
    #expect(isNear(view.distance(to: spacing, along: .vertical), 8))
    #expect(hStack(text, text).viewSpacing.distance(to: .systemText, along: .vertical) == 0)
    #expect(hStack(text, spacer(), text).viewSpacing == hStack(text, text).viewSpacing)
    #expect(hStack(spacer(), text).viewSpacing.distance(to: view, along: .horizontal) == 8)
    #expect(view.distance(to: hStack(spacer(), text).viewSpacing, along: .horizontal) == 0)
    #expect(hStack().viewSpacing == .zero)
  }
}

/// A guide of our own.
enum CustomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 3 }
}
