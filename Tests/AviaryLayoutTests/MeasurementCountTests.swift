import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// How often leaves work a size out.
///
/// Elements remember four sizes.
@Suite("Counts of measurements")
struct MeasurementCountTests {
  @Test("a stack measures each child at most three times for a proposal")
  func oneStack() {
    let children = (0..<50).map { $0 % 3 == 0 ? color() : letters($0) }
    let stack = LayoutContainer(HStackLayout(), children)
    stack.layOut(in: CGSize(width: 390, height: 844))
    #expect(children.allSatisfy { $0.measuredProposals.count <= 3 })
  }

  @Test("an only child is measured once, and a rigid proposal asks nothing else")
  func onlyChild() {
    let child = color()
    vStack(child).layOut(in: CGSize(width: 390, height: 844))
    #expect(child.measuredProposals.count == 1)
    let ideal = [color(), color()]
    let stack = LayoutContainer(VStackLayout(), ideal)
    _ = stack.measure(.init(width: 100, height: nil))
    #expect(ideal.allSatisfy { $0.measuredProposals.count == 1 })
    _ = stack.measure(.init(width: 100, height: 0))
    #expect(ideal.allSatisfy { $0.measuredProposals.count == 2 })
  }

  @Test("a stack with a spacing of its own asks no child for one")
  func ownSpacing() {
    let children = (0..<5).map { letters($0 + 1) }
    let stack = LayoutContainer(VStackLayout(spacing: 3), children)
    stack.layOut(in: CGSize(width: 390, height: 844))
    #expect(children.allSatisfy { $0.spacingReads == 0 })
    let asking = (0..<5).map { letters($0 + 1) }
    LayoutContainer(VStackLayout(), asking).layOut(in: CGSize(width: 390, height: 844))
    #expect(asking.allSatisfy { $0.spacingReads == 1 })
  }

  /// A tower of stacks, each with a leaf before and after the next.
  private func tower(
    depth: Int,
    leaves: inout [TestElement],
    stack: (Int, [TestElement]) -> TestElement
  ) -> TestElement {
    var result = letters(3)
    leaves.append(result)
    for level in 0..<depth {
      let siblings = [letters(5), color()]
      leaves += siblings
      result = stack(level, [siblings[0], result, siblings[1]])
    }
    return result
  }

  private func mostMeasurements(
    depth: Int,
    in side: CGFloat,
    stack: (Int, [TestElement]) -> TestElement
  ) -> Int {
    var leaves: [TestElement] = []
    let root = tower(depth: depth, leaves: &leaves, stack: stack)
    root.layOut(in: CGSize(width: side, height: side))
    return leaves.map(\.measuredProposals.count).max() ?? 0
  }

  @Test("100 stacks deep along one axis, a leaf is measured a fixed number of times")
  func deepAlongOneAxis() {
    func count(_ depth: Int) -> Int {
      mostMeasurements(depth: depth, in: 1e15) { LayoutContainer(VStackLayout(), $1) }
    }
    #expect(count(100) <= 4)
    #expect(count(100) == count(10))
  }

  /// Stacks along both axes in turn.
  private func alternating(_ level: Int, _ children: [TestElement]) -> TestElement {
    level.isMultiple(of: 2)
      ? LayoutContainer(HStackLayout(), children) : LayoutContainer(VStackLayout(), children)
  }

  @Test("100 stacks deep along alternating axes, a leaf is measured a fixed number of times")
  func deepAlongBothAxes() {
    let counts = [10, 30, 100].map {
      mostMeasurements(depth: $0, in: 4000, stack: alternating)
    }
    #expect(counts == [14, 14, 14])
  }

  @Test("where each of 30 levels has room to give, a leaf is measured less than once a level")
  func deepWithRoom() {
    let count = mostMeasurements(depth: 30, in: 1e15, stack: alternating)
    #expect(count < 30)
  }

  @Test("P7: a change of one leaf measures that leaf and nothing else again")
  func oneChange() {
    let children = (0..<1000).map { letters($0 % 30 + 1) }
    let layout = VStackLayout()
    let subviews = LayoutSubviews(children)
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 390, height: 100_000)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    for child in children { child.forgetMeasurements() }
    layout.updateCache(&cache, subviews: subviews)
    #expect(
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) == size
    )
    #expect(children.allSatisfy { $0.measuredProposals.isEmpty })
  }
}
