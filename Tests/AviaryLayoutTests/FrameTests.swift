import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

/// - SeeAlso: Documentation/Behaviours/frames.md, whose cases are named here.
@Suite("Frames")
struct FrameTests {
  // MARK: - Flexible frames

  @Test(
    "F3, case 1: the content is proposed the proposal, or else the ideal, within the limits",
    arguments: [
      (nil, nil, nil, 70, 70), (nil, nil, nil, nil, nil), (100, nil, nil, 70, 100),
      (nil, nil, 50, 70, 50), (nil, 60, nil, nil, 60), (nil, 60, nil, 70, 70),
      (20, nil, 50, nil, nil), (20, 30, 50, nil, 30), (20, nil, 50, .infinity, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?)]
  )
  func contentProposal(
    minimum: CGFloat?,
    ideal: CGFloat?,
    maximum: CGFloat?,
    proposal: CGFloat?,
    expected: CGFloat?
  ) {
    let length = FlexibleLength(minimum: minimum, ideal: ideal, maximum: maximum)
    #expect(length.contentProposal(proposal) == expected)
  }

  @Test(
    "F4, cases 2 to 5: the frame's length from proposal, limits and content",
    arguments: [
      // Neither limit: the content's, or the ideal.
      (nil, nil, nil, 70, 40, 40), (nil, 60, nil, 70, 40, 40), (nil, 60, nil, nil, 40, 60),
      (nil, nil, nil, nil, 40, 40),
      // Both: the proposal, whatever the content.
      (20, nil, 50, 30, 99, 30), (20, nil, 50, 10, 99, 20), (20, nil, 50, 80, 1, 50),
      (20, nil, 50, nil, 99, 50), (20, nil, 50, nil, 30, 30), (20, 25, 50, nil, 99, 25),
      (50, nil, .infinity, .infinity, 40, .infinity),
      // Only a minimum: not beyond the content.
      (100, nil, nil, 300, 40, 100), (100, nil, nil, 300, 150, 150), (100, nil, nil, 120, 150, 120),
      (100, nil, nil, nil, 40, 100), (100, nil, nil, nil, 150, 150),
      // Only a maximum: the proposal, and at least the content up to the maximum.
      (nil, nil, 200, 300, 40, 200), (nil, nil, 200, 100, 40, 100), (nil, nil, 200, 100, 150, 150),
      (nil, nil, 200, 300, 250, 200), (nil, nil, 200, nil, 40, 40), (nil, nil, 200, nil, 250, 200),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)]
  )
  func length(
    minimum: CGFloat?,
    ideal: CGFloat?,
    maximum: CGFloat?,
    proposal: CGFloat?,
    content: CGFloat,
    expected: CGFloat
  ) {
    let length = FlexibleLength(minimum: minimum, ideal: ideal, maximum: maximum)
    #expect(length.length(proposal, content: content) == expected)
  }

  @Test("F5, case 6: an infinite maximum fills the proposal but not below the content")
  func infiniteMaximum() {
    let frame = rigid(100).frame(maxWidth: .infinity)
    #expect(frame.measure(.init(width: 300, height: nil)).width == 300)
    #expect(frame.measure(.init(width: 50, height: nil)).width == 100)
    #expect(frame.measure(.unspecified).width == 100)
    let any = rigid(100).frame(minWidth: 0, maxWidth: .infinity)
    #expect(any.measure(.init(width: 50, height: nil)).width == 50)
    #expect(any.measure(.unspecified).width == 100)
  }

  @Test("F6, case 7: limits are made to rise")
  func monotone() {
    let length = FlexibleLength(minimum: 100, ideal: 50, maximum: 20)
    #expect(length == FlexibleLength(minimum: 100, ideal: 100, maximum: 100))
    #expect(FlexibleLength(ideal: 50, maximum: 20).maximum == 50)
    #expect(FlexibleLength(minimum: 60, maximum: 20).maximum == 60)
  }

  @Test("F7, case 8: an ideal length matters only where none is proposed")
  func idealLength() {
    let frame = color().frame(idealWidth: 150)
    #expect(frame.measure(.init(width: 70, height: 10)).width == 70)
    #expect(frame.fixedSize().measure(.init(width: 70, height: 10)).width == 150)
  }

  @Test("F8, case 9: placed, the content is proposed the frame's own length")
  func placementProposal() {
    let text = letters(30)
    let frame = text.frame(maxWidth: 100)
    frame.place(at: .zero, size: frame.measure(.unspecified), proposal: .unspecified)
    #expect(frame.frame.width == 100)
    #expect(text.frame == CGRect(x: 0, y: -20, width: 100, height: 60))
  }

  @Test("F4, case 10: a frame in a wider frame is centred")
  func nested() {
    let inner = color().frame(maxWidth: 100)
    let outer = inner.frame(width: 300)
    outer.layOut(in: CGSize(width: 400, height: 50))
    #expect(inner.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test("F4, case 11: a narrow text in a frame with a minimum")
  func narrowText() {
    #expect(letters(1).frame(minWidth: 100).measure(.init(width: 390, height: 50)).width == 100)
  }

  @Test(
    "P8, case 12: negative lengths and NaN count as absent",
    arguments: [-1, .nan] as [CGFloat]
  )
  func invalidLengths(_ invalid: CGFloat) {
    #expect(FixedFrame(width: invalid, height: 5) == FixedFrame(height: 5))
    #expect(
      FlexibleLength(minimum: invalid, ideal: invalid, maximum: invalid) == FlexibleLength()
    )
  }

  // MARK: - Fixed frames

  @Test("F1, case 13: a fixed frame proposes and reports its lengths")
  func fixedFrame() {
    let fixed = FixedFrame(width: 40)
    #expect(
      fixed.childProposal(.init(width: 9, height: 7)) == ProposedViewSize(width: 40, height: 7)
    )
    #expect(fixed.childProposal(.unspecified) == ProposedViewSize(width: 40, height: nil))
    #expect(fixed.size(child: CGSize(width: 90, height: 70)) == CGSize(width: 40, height: 70))
  }

  @Test(
    "F2, P5, case 14: the content lies by the alignment, also where it is larger",
    arguments: [
      (Alignment.center, CGPoint(x: -10, y: 40)), (.topLeading, .zero),
      (.bottomTrailing, CGPoint(x: -20, y: 80)), (.leading, CGPoint(x: 0, y: 40)),
    ]
  )
  func alignment(_ alignment: Alignment, _ origin: CGPoint) {
    let content = rigid(120, 20)
    content.frame(width: 100, height: 100, alignment: alignment)
      .layOut(in: CGSize(width: 100, height: 100))
    #expect(content.frame.origin == origin)
  }

  @Test("F2, case 15: the content's own guides count")
  func explicitGuides() {
    let content = rigid(20, 20).guide(.leading) { _ in 5 }
    content.frame(width: 100, height: 100, alignment: .topLeading)
      .layOut(in: CGSize(width: 100, height: 100))
    #expect(content.frame.origin == CGPoint(x: -5, y: 0))
  }

  @Test("F11, L1: a shape of fixed size is 10 by 10")
  func fixedSize() {
    #expect(color().fixedSize().measure(.infinity) == CGSize(width: 10, height: 10))
    #expect(
      color().fixedSize(.vertical).measure(.init(width: 50, height: 50))
        == CGSize(width: 50, height: 10)
    )
  }

  // MARK: - Padding

  @Test("F9, case 16: padding proposes what is left and adds the insets")
  func padding() {
    let padding = Padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      padding.childProposal(.init(width: 100, height: nil))
        == ProposedViewSize(width: 94, height: nil)
    )
    #expect(padding.childProposal(.init(width: 3, height: 0)) == .zero)
    #expect(padding.size(child: CGSize(width: 10, height: 20)) == CGSize(width: 16, height: 24))
    #expect(padding.childOrigin == CGPoint(x: 2, y: 1))
  }

  @Test("F9, case 17: negative padding lets the content reach out")
  func negativePadding() {
    let content = color()
    content.padding(EdgeInsets(-10)).layOut(in: CGSize(width: 100, height: 50))
    #expect(content.frame == CGRect(x: -10, y: -10, width: 120, height: 70))
    #expect(Padding(EdgeInsets(.nan)).insets == EdgeInsets())
    #expect(Padding(EdgeInsets(-50)).size(child: CGSize(width: 10, height: 10)) == .zero)
  }

  // MARK: - Aspect ratio

  @Test(
    "F12, cases 18 to 21: the largest size inside the proposal, or the smallest around it",
    arguments: [
      (2, false, 200, 200, 200, 100), (2, true, 200, 200, 400, 200),
      (0.5, false, 200, 200, 100, 200), (2, false, 200, nil, 200, 100),
      (2, true, nil, 50, 100, 50), (2, false, nil, nil, nil, nil), (2, false, 0, 100, 0, 0),
      (2, true, 0, 100, 200, 100), (2, false, .infinity, 100, 200, 100),
      (2, true, .infinity, 100, .infinity, .infinity),
      (2, false, .infinity, .infinity, .infinity, .infinity),
      (0, false, 30, 40, 30, 40), (.nan, true, 30, 40, 30, 40), (-1, true, 30, 40, 30, 40),
    ] as [(CGFloat, Bool, CGFloat?, CGFloat?, CGFloat?, CGFloat?)]
  )
  func aspectRatio(
    ratio: CGFloat,
    fills: Bool,
    width: CGFloat?,
    height: CGFloat?,
    expectedWidth: CGFloat?,
    expectedHeight: CGFloat?
  ) {
    let proposal = AspectRatio(ratio, fills: fills).childProposal(
      ProposedViewSize(width: width, height: height)
    )
    #expect(proposal == ProposedViewSize(width: expectedWidth, height: expectedHeight))
  }

  @Test("F12, F13, case 22: without a ratio the ideal one counts; a filled view overflows")
  func idealRatio() {
    let image = Leaf { $0.replacingUnspecifiedDimensions(by: CGSize(width: 64, height: 40)) }
    let filled = image.aspectRatio(nil, fills: true).frame(width: 40, height: 60)
    filled.layOut(in: CGSize(width: 40, height: 60))
    #expect(filled.children[0].frame == CGRect(x: -28, y: 0, width: 96, height: 60))
    #expect(AspectRatio(ofIdeal: .zero, fills: false).ratio == nil)
  }

  // MARK: - ViewThatFits

  private func choose(
    _ sizes: [CGSize],
    _ axes: Axis.Set,
    _ proposal: ProposedViewSize
  ) -> Int? {
    firstThatFits(count: sizes.count, in: axes, proposal) { sizes[$0] }
  }

  @Test("T1, case 23: the first candidate that fits, or else the last")
  func firstFit() {
    let sizes = [400, 300, 200].map { CGSize(width: $0, height: 10) }
    #expect(choose(sizes, .horizontal, .init(width: 390, height: 844)) == 1)
    #expect(choose(sizes, .horizontal, .init(width: 400, height: 844)) == 0)
    #expect(choose(sizes, .horizontal, .init(width: 100, height: 844)) == 2)
    #expect(choose([], .horizontal, .zero) == nil)
  }

  @Test("T1, case 24: an axis without a proposal constrains nothing")
  func unspecified() {
    let sizes = [CGSize(width: 400, height: 90), CGSize(width: 10, height: 10)]
    #expect(choose(sizes, [.horizontal, .vertical], .unspecified) == 0)
    #expect(choose(sizes, [.horizontal, .vertical], .init(width: nil, height: 50)) == 1)
  }

  @Test("T3, case 25: only the given axes count")
  func axes() {
    let sizes = [CGSize(width: 400, height: 10), CGSize(width: 10, height: 400)]
    let proposal = ProposedViewSize(width: 100, height: 100)
    #expect(choose(sizes, .vertical, proposal) == 0)
    #expect(choose(sizes, .horizontal, proposal) == 1)
    #expect(choose(sizes, [], proposal) == 0)
  }

  @Test("T1, case 26: candidates after the first that fits are not measured, nor is the last")
  func laziness() {
    var asked: [Int] = []
    let index = firstThatFits(count: 4, in: .horizontal, .init(width: 25, height: 0)) {
      asked.append($0)
      return CGSize(width: 30 - 10 * $0, height: 0)
    }
    #expect(index == 1)
    #expect(asked == [0, 1])
    #expect(firstThatFits(count: 1, in: .horizontal, .zero) { _ in .zero } == 0)
  }

  // MARK: - Overlays, containers, safe areas

  @Test("O1, A1: an overlay lies by the guides of both")
  func overlay() {
    let text = ViewDimensions(size: CGSize(width: 80, height: 20))
    let badge = ViewDimensions(size: CGSize(width: 10, height: 10))
    #expect(alignedOrigin(of: badge, in: text, alignment: .topTrailing) == CGPoint(x: 70, y: 0))
    #expect(alignedOrigin(of: badge, in: text, alignment: .center) == CGPoint(x: 35, y: 5))
    let endless = ViewDimensions(size: CGSize(width: CGFloat.infinity, height: 10))
    #expect(alignedOrigin(of: endless, in: endless, alignment: .center) == .zero)
  }

  @Test("C10: the part of a container that a relative frame covers")
  func containerRelative() {
    #expect(containerRelativeLength(390, count: 3, spacing: 12) == 122)
    #expect(containerRelativeLength(390, count: 3, span: 2, spacing: 12) == 256)
    #expect(containerRelativeLength(390, count: 1, spacing: 12) == 390)
    #expect(containerRelativeLength(390, count: 0, spacing: 12) == 390)
    #expect(containerRelativeLength(10, count: 5, spacing: 12) == 0)
    #expect(containerRelativeLength(.nan, count: 5, spacing: 12) == 0)
  }

  @Test("C12: a safe area inset takes its length and the spacing at its edge")
  func safeAreaInset() {
    let bar = SafeAreaInset(edge: .bottom, spacing: nil)
    let secondary = CGSize(width: 100, height: 40)
    #expect(bar.safeArea(secondary: secondary) == EdgeInsets(48, edges: .bottom))
    #expect(
      bar.primaryProposal(.init(width: 200, height: 400), secondary: secondary)
        == ProposedViewSize(width: 200, height: 352)
    )
    #expect(
      bar.size(primary: CGSize(width: 80, height: 352), secondary: secondary)
        == CGSize(width: 100, height: 400)
    )
    #expect(
      bar.secondaryProposal(
        .init(width: 200, height: 400),
        leastPrimary: CGSize(width: 0, height: 100)
      )
        == ProposedViewSize(width: 200, height: 292)
    )
  }
}
