import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// - SeeAlso: Documentation/Behaviours/frames.md, cases 27 to 31.
@Suite("ZStackLayout")
struct ZStackTests {
  @Test("O6, case 27: a ZStack is as wide as its widest and as high as its highest child")
  func size() {
    #expect(zStack(rigid(10, 40), rigid(30, 20)).measure(.zero) == CGSize(width: 30, height: 40))
    #expect(zStack().measure(.infinity) == .zero)
    #expect(zStack(color(), rigid(30, 20)).measure(.unspecified) == CGSize(width: 30, height: 20))
  }

  @Test("O6, case 28: children of lower priority do not count, and are not measured for it")
  func priorities() {
    let low = rigid(100, 100)
    let stack = zStack(low, rigid(30, 20).priority(1))
    #expect(stack.measure(.infinity) == CGSize(width: 30, height: 20))
    #expect(low.measuredProposals.isEmpty)
  }

  @Test("O6, case 29: when placed each child is proposed the ZStack's size")
  func placementProposal() {
    let fill = color()
    let stack = zStack(fill, rigid(30, 20))
    stack.place(at: .zero, size: stack.measure(.unspecified), proposal: .unspecified)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(
    "O7, case 30: children meet at the alignment",
    arguments: [
      (Alignment.topLeading, CGPoint.zero), (.center, CGPoint(x: 25, y: 25)),
      (.bottomTrailing, CGPoint(x: 50, y: 50)), (.top, CGPoint(x: 25, y: 0)),
    ]
  )
  func alignment(_ alignment: Alignment, _ origin: CGPoint) {
    let small = color().frame(width: 50, height: 50)
    let stack = zStack(align: alignment, color().frame(width: 100, height: 100), small)
    stack.layOut(in: CGSize(width: 100, height: 100))
    #expect(stack.frame.size == CGSize(width: 100, height: 100))
    #expect(small.frame.origin == origin)
  }

  @Test("O6 (?), S13, case 31: explicit guides can make a ZStack larger than its largest child")
  func explicitGuides() {
    let moved = rigid(40, 40).guide(.leading) { _ in -20 }
    let stack = zStack(align: .topLeading, rigid(50, 50), moved)
    stack.layOut(in: CGSize(width: 60, height: 50))
    #expect(stack.frame.size == CGSize(width: 60, height: 50))
    #expect(moved.frame.minX == 20)
  }

  @Test("A4: a ZStack passes its children's guides on, merged")
  func mergedGuides() {
    let stack = zStack(
      rigid(50, 50),
      rigid(20, 20).guide(.firstTextBaseline) { _ in 15 },
      rigid(20, 30).guide(.firstTextBaseline) { _ in 22 }
    )
    let proposal = ProposedViewSize.unspecified
    let size = stack.measure(proposal)
    #expect(
      stack.explicitAlignment(
        VerticalAlignment.firstTextBaseline.key,
        size: size,
        proposal: proposal
      ) == 30
    )
  }
}
