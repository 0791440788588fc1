import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// - SeeAlso: Documentation/Behaviours/stack-distribution.md, whose cases are named here.
@Suite("StackEngine distribution")
struct StackDistributionTests {
  /// The widths of a horizontal stack's children after a layout in a width.
  private func widths(
    _ width: CGFloat?,
    height: CGFloat? = 20,
    spacing: CGFloat? = 0,
    _ children: TestElement...
  ) -> [CGFloat] {
    let stack = LayoutContainer(HStackLayout(spacing: spacing), children)
    let proposal = ProposedViewSize(width: width, height: height)
    stack.place(at: .zero, size: stack.measure(proposal), proposal: proposal)
    return children.map(\.frame.width)
  }

  @Test("S1, case 1: a stack of nothing takes no room")
  func emptyStack() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity, .init(width: 9, height: 9)] {
      #expect(hStack().measure(proposal) == .zero)
      #expect(vStack(spacing: 20).measure(proposal) == .zero)
    }
  }

  @Test("S2, case 2: spacing is subtracted before children share")
  func spacingFirst() {
    #expect(widths(320, spacing: 10, color(), color(), color()) == [100, 100, 100])
    #expect(widths(316, spacing: nil, color(), color(), color()) == [100, 100, 100])
  }

  @Test("S2: negative spacing lets children overlap")
  func negativeSpacing() {
    let stack = hStack(spacing: -10, rigid(50), rigid(50))
    #expect(stack.measure(.unspecified).width == 90)
  }

  @Test("S3, S4, case 3: the least flexible child is sized first")
  func leastFlexibleFirst() {
    #expect(widths(300, color(), rigid(40), color()) == [130, 40, 130])
    #expect(widths(300, color(), between(0, 50), rigid(200)) == [50, 50, 200])
    #expect(widths(100, letters(3), color(), letters(30)) == [30, 40, 30])
  }

  @Test("S3: flexibility is measured with the stack's own minor proposal")
  func flexibilityKeepsMinor() {
    let circle = circle()
    _ = widths(100, height: 30, color(), circle)
    #expect(circle.measuredProposals.allSatisfy { $0.height == 30 })
  }

  @Test("S4, S8, case 4: children that are alike are sized in order of declaration")
  func stableOrder() {
    #expect(widths(620, spacing: 10, color(), halving(), color()) == [200, 100, 300])
    #expect(widths(620, spacing: 10, halving(), color(), color()) == [100, 250, 250])
  }

  @Test("S4, case 5: of infinitely flexible children the one with the greater minimum comes first")
  func greaterMinimumFirst() {
    #expect(widths(150, color(), color().frame(minWidth: 100)) == [50, 100])
    #expect(widths(150, color().frame(minWidth: 100), color()) == [100, 50])
  }

  @Test("S5, case 6: lower priorities' minimums are set aside for them")
  func prioritiesReserve() {
    #expect(widths(300, color().priority(1), color()) == [300, 0])
    #expect(widths(300, color().priority(1), color().frame(minWidth: 100)) == [200, 100])
    #expect(widths(300, color(), rigid(50).priority(-1), letters(4).priority(2)) == [210, 50, 40])
    #expect(
      widths(300, rigid(50).priority(-1), color().frame(minWidth: 20), color().priority(3))
        == [50, 20, 230]
    )
  }

  @Test("S5: a priority gets back what was set aside for it and what is left")
  func prioritiesGetBack() {
    #expect(widths(300, between(0, 80).priority(1), color().frame(minWidth: 50)) == [80, 220])
  }

  @Test("S6, case 7: what a child takes beyond its share is missing for those after it")
  func sharesAreRecomputed() {
    #expect(widths(150, color().frame(maxWidth: 100), color().frame(minWidth: 100)) == [75, 100])
    #expect(widths(90, rigid(60), color(), color()) == [60, 15, 15])
  }

  @Test("S7, case 8: a stack overflows rather than going back on a share; it stays centred")
  func overflow() {
    let first = color().frame(maxWidth: 100)
    let stack = hStack(spacing: 0, first, color().frame(minWidth: 100)).frame(width: 150)
    stack.layOut(in: CGSize(width: 150, height: 100))
    #expect(stack.children[0].frame == CGRect(x: -12.5, y: 0, width: 175, height: 100))
    #expect(first.frame.width == 75)
  }

  @Test("S9, case 9: a room that is used up proposes zero, never less")
  func neverNegative() {
    let last = color()
    #expect(widths(100, rigid(300), last) == [300, 0])
    #expect(widths(10, spacing: 30, color(), color()) == [0, 0])
    #expect(last.measuredProposals.allSatisfy { ($0.width ?? 0) >= 0 })
  }

  @Test("S10, case 10: without a proposal each child has its ideal length")
  func idealLengths() {
    let text = letters(30)
    #expect(widths(nil, color(), text, rigid(40)) == [10, 300, 40])
    #expect(text.measuredProposals.allSatisfy { $0.width == nil })
    #expect(widths(nil, color().priority(1), rigid(40)) == [10, 40])
  }

  @Test("a child that answers NaN counts as nothing")
  func notANumber() {
    let strange = Leaf { _ in CGSize(width: CGFloat.nan, height: .nan) }
    #expect(widths(100, color(), strange, rigid(30)) == [70, 0, 30])
    #expect(hStack(spacing: 4, strange, rigid(30)).measure(.unspecified).width == 34)
  }

  @Test("S11, case 11: a flexible child makes a stack infinite where infinity is proposed")
  func infiniteProposal() {
    #expect(hStack(spacing: 0, color(), rigid(40)).measure(.infinity).width == .infinity)
    #expect(hStack(spacing: 5, rigid(40), letters(3)).measure(.infinity).width == 75)
  }

  @Test("S12, S18, case 12: a stack is as long as its children, whatever is proposed")
  func notStretched() {
    let stack = hStack(spacing: 10, rigid(40, 30), rigid(50, 20))
    for width in [nil, 0, 50, 1000, CGFloat.infinity] as [CGFloat?] {
      let size = stack.measure(.init(width: width, height: 500))
      #expect(size == CGSize(width: 100, height: 30))
    }
  }

  @Test("a stack along the other axis is the same with the axes swapped")
  func vertical() {
    let children = [color(), rigid(40, 40), color().priority(1)]
    let stack = LayoutContainer(VStackLayout(spacing: 10), children)
    stack.layOut(in: CGSize(width: 50, height: 200))
    #expect(children.map(\.frame.height) == [0, 40, 140])
    #expect(children.map(\.frame.minY) == [0, 10, 60])
  }

  @Test("L13, L14 (1), L15, case 13: a spacer takes what is left, at least 8, and has no gaps")
  func spacers() {
    let last = letters(2)
    let stack = hStack(letters(3), spacer(), last)
    stack.layOut(in: CGSize(width: 390, height: 50))
    #expect(stack.frame.width == 390)
    #expect(last.frame.maxX == 390)

    let tight = hStack(color().frame(width: 50), spacer(), color().frame(width: 50))
    #expect(tight.measure(.init(width: 104, height: 20)).width == 108)
    let spaced = hStack(spacing: 5, rigid(50), spacer(minLength: 20), rigid(50))
    #expect(spaced.measure(.init(width: 0, height: 20)).width == 130)
  }
}
