import AviaryGeometry
import Foundation
import Testing

@Suite("Axes, edges, insets and proposals")
struct EdgeTests {
  @Test("sets hold what they were made of")
  func sets() {
    #expect(Axis.Set([.horizontal, .vertical]).contains(Axis.vertical))
    #expect(!Axis.Set.horizontal.contains(Axis.vertical))
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.allCases.allSatisfy { Edge.Set.all.contains(Edge.Set($0)) })
    #expect(HorizontalEdge.Set(HorizontalEdge.leading) == .leading)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(Edge.top.opposite == .bottom && Edge.leading.axis == .horizontal)
    #expect("\(Axis.horizontal)" == "horizontal")
  }

  @Test("raw values are SwiftUI's")
  func rawValues() {
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Axis.Set.vertical.rawValue == 2)
  }

  @Test("insets")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.total(.horizontal) == 6 && insets.total(.vertical) == 4)
    #expect(insets.only(.top) == EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets(8, edges: .vertical).total(.horizontal) == 0)
    var data = insets.animatableData
    data.scale(by: 2)
    var doubled = EdgeInsets()
    doubled.animatableData = data
    #expect(doubled == insets + insets)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 16)
    )
  }

  @Test("P2, P3: a proposal's lengths, and what stands in where there are none")
  func proposals() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10)
    )
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions(by: .zero)
        == CGSize(width: 5, height: 0)
    )
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == .init(width: 1, height: 2))
    #expect(ProposedViewSize(.vertical, major: 1, minor: 2) == .init(width: 2, height: 1))
    #expect(ProposedViewSize.infinity.height == .infinity)
    #expect("\(ProposedViewSize(width: 1.5, height: nil))" == "1.5 x nil")
  }

  @Test("P8, S9: NaN proposes nothing, a negative length zero")
  func sanitized() {
    #expect(ProposedViewSize(width: .nan, height: -3).sanitized == .init(width: nil, height: 0))
    #expect(ProposedViewSize.infinity.sanitized == .infinity)
  }

  @Test("a unit point in a rectangle, also an infinite one")
  func unitPoints() {
    #expect(
      UnitPoint.bottomTrailing.point(in: CGRect(x: 1, y: 2, width: 3, height: 4))
        == CGPoint(x: 4, y: 6)
    )
    #expect(UnitPoint.leading.point(in: CGSize(width: CGFloat.infinity, height: 4)).x == 0)
  }
}
