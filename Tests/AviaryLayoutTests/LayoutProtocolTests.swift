import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

@Suite("Layout protocol")
struct LayoutProtocolTests {
  /// Puts each subview at its number times ten, except those whose number is in `skipped`.
  struct Diagonal: Layout {
    var skipped: Set<Int> = []

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for index in subviews.indices where !skipped.contains(index) {
        subviews[index].place(at: .zero, proposal: .zero)
        subviews[index].place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY),
          proposal: .unspecified
        )
      }
    }
  }

  /// Counts how often its cache is made, and animates.
  struct Counting: Layout {
    var animatableData = AnimatablePair<CGFloat, Double>(1, 2)

    func makeCache(subviews: Subviews) -> [Int] { [subviews.count] }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Int]
    ) -> CGSize {
      cache.append(0)
      return CGSize(width: CGFloat(cache.count), height: 0)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [Int]
    ) {}
  }

  private struct Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 4
  }

  @Test("Y2: of several calls of place the last counts; what is not placed is centred")
  func unplaced() {
    let children = [rigid(10, 10), rigid(20, 20), rigid(10, 10)]
    LayoutContainer(Diagonal(skipped: [1]), children).layOut(in: CGSize(width: 100, height: 100))
    #expect(
      children.map(\.frame.origin) == [.zero, CGPoint(x: 40, y: 40), CGPoint(x: 20, y: 0)]
    )
    #expect(children[1].placementProposal == ProposedViewSize(width: 100, height: 100))
    #expect(children.allSatisfy { $0.placementCount == 1 })
  }

  @Test("Y2: a subview says its size, guides, spacing, priority and values")
  func subviewQueries() {
    let element = letters(10).priority(3).guide(.top) { $0.height / 4 }.value(Indent.self, 7)
      .spacing(.zero)
    let subview = LayoutSubview(element)
    #expect(subview.sizeThatFits(.init(width: 50, height: nil)) == CGSize(width: 50, height: 40))
    let dimensions = subview.dimensions(in: .init(width: 50, height: nil))
    #expect(dimensions.height == 40)
    #expect(dimensions[VerticalAlignment.top] == 10)
    #expect(dimensions[explicit: VerticalAlignment.bottom] == nil)
    #expect(subview.priority == 3)
    #expect(subview.spacing == .zero)
    #expect(subview[Indent.self] == 7)
    #expect(LayoutSubview(rigid(1))[Indent.self] == 4)
    #expect(subview == LayoutSubview(element))
    #expect(subview != LayoutSubview(rigid(1)))
  }

  @Test("Y2: place puts a point of the subview at a position")
  func anchors() {
    let element = rigid(20, 40)
    LayoutSubview(element).place(
      at: CGPoint(x: 100, y: 100),
      anchor: .bottomTrailing,
      proposal: .zero
    )
    #expect(element.frame.origin == CGPoint(x: 80, y: 60))
    let endless = color()
    LayoutSubview(endless).place(at: CGPoint(x: 5, y: 5), proposal: .infinity)
    #expect(endless.frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test("Y3: by default the cache is made anew whenever something changes")
  func updateCache() {
    let layout = Counting()
    let subviews = LayoutSubviews([rigid(1), rigid(1)])
    var cache = layout.makeCache(subviews: subviews)
    _ = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
    #expect(cache == [2, 0])
    layout.updateCache(&cache, subviews: subviews[0..<1])
    #expect(cache == [1])
  }

  @Test("Y4: by default a layout's spacing is the union of its subviews' spacings")
  func defaultSpacing() {
    let container = LayoutContainer(
      Diagonal(),
      [rigid(1).spacing(.systemText), rigid(1).spacing(.systemText)]
    )
    #expect(container.viewSpacing == .systemText)
    #expect(LayoutContainer(Diagonal(), []).viewSpacing == .zero)
    #expect(Diagonal.layoutProperties.stackOrientation == nil)
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
  }

  @Test("Y4, A4: by default a layout's guides are its subviews' where it would place them, merged")
  func defaultAlignment() {
    let custom = HorizontalAlignment(CustomGuide.self)
    let children = [
      rigid(10, 10).guide(custom) { _ in 1 }, rigid(10, 10), rigid(10, 10).guide(custom) { _ in 3 },
    ]
    let layout = Diagonal()
    let subviews = LayoutSubviews(children)
    var cache: Void = layout.makeCache(subviews: subviews)
    let guide = layout.explicitAlignment(
      of: custom,
      in: CGRect(x: 500, y: 500, width: 100, height: 100),
      proposal: .zero,
      subviews: subviews,
      cache: &cache
    )
    #expect(guide == 12)
    #expect(children.allSatisfy { $0.placementCount == 0 })
    #expect(
      layout.explicitAlignment(
        of: VerticalAlignment.top,
        in: .zero,
        proposal: .zero,
        subviews: subviews,
        cache: &cache
      )
        == nil
    )
  }

  @Test("Y4: a layout that delegates to another keeps its positions when only asked for guides")
  func recordingSubsets() {
    struct Reversed: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        let reversed = subviews[subviews.indices.reversed()]
        var inner = HStackLayout(spacing: 0).makeCache(subviews: reversed)
        return HStackLayout(spacing: 0).sizeThatFits(
          proposal: proposal,
          subviews: reversed,
          cache: &inner
        )
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        let reversed = subviews[subviews.indices.reversed()]
        var inner = HStackLayout(spacing: 0).makeCache(subviews: reversed)
        HStackLayout(spacing: 0).placeSubviews(
          in: bounds,
          proposal: proposal,
          subviews: reversed,
          cache: &inner
        )
      }
    }
    let children = [rigid(10), rigid(20).guide(.leading) { _ in 0 }, rigid(40)]
    let container = LayoutContainer(Reversed(), children)
    let size = container.measure(.unspecified)
    let guide = container.explicitAlignment(
      HorizontalAlignment.leading.key,
      size: size,
      proposal: .unspecified
    )
    #expect(guide == 40)
    container.place(at: .zero, size: size, proposal: .unspecified)
    #expect(children.map(\.frame.minX) == [60, 40, 0])
  }

  @Test("subviews are a collection whose parts keep their numbers")
  func subviewsCollection() {
    let elements = (0..<5).map { rigid(CGFloat($0)) }
    let subviews = LayoutSubviews(elements, layoutDirection: .rightToLeft)
    #expect(subviews.count == 5)
    let part = subviews[1..<4]
    #expect(part.startIndex == 1 && part.endIndex == 4)
    #expect(part[2] == subviews[2])
    #expect(part.dropFirst().first == subviews[2])
    #expect(part.layoutDirection == .rightToLeft)
    let chosen = subviews[[4, 0]]
    #expect(chosen.startIndex == 0)
    #expect(chosen[0] == subviews[4] && chosen[1] == subviews[0])
    #expect(subviews == LayoutSubviews(elements, layoutDirection: .rightToLeft))
    #expect(subviews != LayoutSubviews(elements))
    #expect(subviews != part)
  }

  @Test(
    "Y8: AnyLayout lays out exactly as what it wraps",
    arguments: [nil, 0, 100, 300] as [CGFloat?]
  )
  func anyLayout(width: CGFloat?) {
    func make() -> [TestElement] { [color(), letters(9), rigid(40).priority(1)] }
    func frames(_ container: TestElement) -> [CGRect] {
      let proposal = ProposedViewSize(width: width, height: 50)
      container.place(at: .zero, size: container.measure(proposal), proposal: proposal)
      return [container.frame] + container.children.map(\.frame)
    }
    #expect(
      frames(LayoutContainer(AnyLayout(HStackLayout(spacing: 3)), make()))
        == frames(LayoutContainer(HStackLayout(spacing: 3), make()))
    )
    #expect(
      frames(LayoutContainer(AnyLayout(GridLayout()), make()))
        == frames(LayoutContainer(GridLayout(), make()))
    )
  }

  @Test("Y8: AnyLayout copes with the cache of the layout it wrapped before")
  func anyLayoutChanges() {
    let subviews = LayoutSubviews([rigid(10, 10), rigid(20, 20)])
    var cache = AnyLayout(HStackLayout(spacing: 0)).makeCache(subviews: subviews)
    let vertical = AnyLayout(VStackLayout(spacing: 0))
    vertical.updateCache(&cache, subviews: subviews)
    let other = AnyLayout(Counting())
    #expect(
      vertical.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
        == CGSize(width: 20, height: 30)
    )
    other.updateCache(&cache, subviews: subviews)
    #expect(other.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width == 2)
    #expect(
      vertical.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).height == 30
    )
  }

  @Test("AnyLayout animates the data of what it wraps")
  func anyLayoutAnimation() {
    var layout = AnyLayout(Counting())
    let start = layout.animatableData
    let end = AnyLayout(Counting(animatableData: .init(3, 4))).animatableData
    let middle = start.interpolated(towards: end, amount: 0.5)
    #expect(middle == AnyLayout(Counting(animatableData: .init(2, 3))).animatableData)
    layout.animatableData = middle
    #expect(layout.animatableData == middle)
    #expect(start - start == .zero)
    #expect(start + .zero == start)
    #expect(.zero + start == start)
    #expect(start.magnitudeSquared == 5)
    #expect(start - AnyLayout(HStackLayout()).animatableData == start)
  }
}
