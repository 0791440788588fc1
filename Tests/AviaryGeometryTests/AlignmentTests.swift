import AviaryGeometry
import Foundation
import Testing

@Suite("Alignment guides")
struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum Low: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] - 2 }
  }

  private final class Source: AlignmentSource {
    var values: [AlignmentKey: CGFloat] = [:]
    func explicitAlignment(
      _ key: AlignmentKey,
      size: CGSize,
      proposal: ProposedViewSize
    ) -> CGFloat? { values[key] }
  }

  private let plain = ViewDimensions(size: CGSize(width: 30, height: 20))

  @Test("A1: guides lie on edges and centres, baselines of what has no text at the bottom")
  func defaults() {
    #expect(plain[.leading] == 0 && plain[HorizontalAlignment.center] == 15)
    #expect(plain[.trailing] == 30)
    #expect(plain[.top] == 0 && plain[VerticalAlignment.center] == 10 && plain[.bottom] == 20)
    #expect(plain[.firstTextBaseline] == 20 && plain[.lastTextBaseline] == 20)
    #expect(plain[.listRowSeparatorLeading] == 0 && plain[.listRowSeparatorTrailing] == 30)
    #expect(plain[HorizontalAlignment(Third.self)] == 10)
    #expect(plain[VerticalAlignment(Low.self)] == 18)
    #expect(plain[explicit: .leading] == nil)
  }

  @Test("A2: an explicit value comes before the default, also for guides derived from it")
  func explicit() {
    let source = Source()
    source.values[VerticalAlignment.bottom.key] = 12
    let dimensions = ViewDimensions(size: plain.size, source: source)
    #expect(dimensions[.bottom] == 12)
    #expect(dimensions[explicit: .bottom] == 12)
    #expect(dimensions[explicit: .firstTextBaseline] == nil)
    #expect(dimensions[.firstTextBaseline] == 12)
    #expect(dimensions[VerticalAlignment(Low.self)] == 10)
  }

  @Test("A4: values merge to their average, baselines to the first and the last")
  func combining() {
    #expect(HorizontalAlignment.center.combineExplicit([10, nil, 20, 60]) == 30)
    #expect(HorizontalAlignment.center.combineExplicit([nil, nil] as [CGFloat?]) == nil)
    #expect(HorizontalAlignment.center.combineExplicit([]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([30, 10, nil]) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([30, 10, nil]) == 30)
    #expect(HorizontalAlignment.firstText.combineExplicit([nil, 30, 10]) == 30)
  }

  @Test("a guide is its type and axis")
  func identity() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(Set([HorizontalAlignment.leading.key, HorizontalAlignment.leading.key]).count == 1)
    let keys = [HorizontalAlignment.leading.key, VerticalAlignment.top.key].sorted()
    #expect(keys[0] < keys[1])
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.leadingFirstTextBaseline.vertical == .firstTextBaseline)
  }

  @Test("dimensions are equal where size and guides are")
  func dimensionsEquality() {
    let source = Source()
    #expect(plain == ViewDimensions(size: plain.size, proposal: .zero))
    #expect(plain != ViewDimensions(size: plain.size, source: source))
    #expect(
      ViewDimensions(size: plain.size, proposal: .zero, source: source)
        != ViewDimensions(size: plain.size, proposal: .infinity, source: source)
    )
  }
}
