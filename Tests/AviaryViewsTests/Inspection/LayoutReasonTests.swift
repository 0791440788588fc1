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
@Suite("Layout reasons of stacks and frames")
@MainActor
struct LayoutReasonTests: ReasonTests {
  // MARK: - Stacks

  @Test("S2, S6: a stack names what its children share, and what each is offered and takes")
  func sharing() throws {
    let stack = HStack(spacing: 16) {
      Color.red
      Color.red.frame(width: 40)
      Color.red
    }
    let found = try reason("HStack", stack, width: 300, height: 20)
    #expect(
      found.summary == "HStack: 3 children share 268 after 2 gaps of 16, the least flexible first"
    )
    #expect(
      found.steps == [
        "child 2: offered 89.33, takes 40 (always 40)",
        "child 1: offered 114, takes 114 (can be 0...∞)",
        "child 3: offered 114, takes 114 (can be 0...∞)",
        "height: the greatest of the children's, 20",
      ]
    )
  }

  @Test("S7: a stack says by how much its children take more than there is")
  func overflow() throws {
    let stack = HStack(spacing: 0) {
      Color.red.frame(width: 100)
      Color.red.frame(width: 80)
    }
    let found = try reason("HStack", stack.frame(width: 150), height: 20)
    #expect(
      found.summary
        == "HStack: 2 children share 150 after no gaps, the least flexible first"
    )
    #expect(found.steps[2] == "they take 180, 30 more than there is")
  }

  @Test("S5: of lower priorities the least lengths are set aside")
  func priorities() throws {
    let stack = HStack(spacing: 0) {
      Color.red.frame(minWidth: 30)
      Color.red.layoutPriority(1)
    }
    let found = try reason("HStack", stack, width: 100, height: 20)
    #expect(
      found.summary
        == "HStack: 2 children share 100 after no gaps, by priority, then the least flexible"
    )
    #expect(
      found.steps.prefix(4) == [
        "priority 1: 30 is set aside for lower ones",
        "child 2: offered 70, takes 70 (can be 0...∞)",
        "priority 0",
        "child 1: offered 30, takes 30 (can be 30...∞)",
      ]
    )
  }

  @Test("S10: with nil along it, a stack adds up ideal lengths")
  func ideal() throws {
    let stack = VStack(spacing: 5) {
      Color.red.frame(height: 50)
      Color.red
    }
    let found = try reason("VStack", stack, width: 100, height: nil)
    #expect(
      found.summary
        == "VStack: nil is proposed along it, so 2 children take their ideal height 50 + 10; "
        + "with 1 gap of 5 that is 65"
    )
  }

  @Test("S14: a stack says which children stretch to its own length")
  func stretching() throws {
    let stack = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Color.red
    }
    let found = try reason("HStack", stack, width: 100, height: nil)
    #expect(
      found.steps.last
        == "placed with the stack's height 40 in place of nil: child 2 becomes 90 × 40"
    )
  }

  @Test("S13: children that their guides spread reach over more than the greatest")
  func guides() throws {
    let stack = HStack(alignment: .bottom, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Color.red.frame(width: 10, height: 20).alignmentGuide(.bottom) { _ in 0 }
    }
    let found = try nodes(stack)
    let row = try #require(found.first { $0.view == "HStack" })
    #expect(
      row.reason.steps.last
        == "height: aligned by bottom, the children reach over 60; the greatest is 40"
    )
    #expect(
      found.first { $0.view == "alignmentGuide" }?.reason.summary
        == "alignmentGuide: puts bottom at 0 in place of 20; the size stays the child's 10 × 20"
    )
  }

  @Test("O6: a ZStack names the widest and the highest of its children")
  func pile() throws {
    let pile = ZStack {
      Color.red.frame(width: 100, height: 20)
      Color.red.frame(width: 50, height: 60)
    }
    #expect(
      try reason("ZStack", pile).summary
        == "ZStack: offers 390 × 844 to each of 2 children; the widest is 100, the highest 60"
    )
  }

  // MARK: - Frames

  @Test("F1, F2: a fixed frame names its lengths and where the child lies in it")
  func fixedFrame() throws {
    let view = Color.red.frame(width: 40, height: 10)
      .frame(width: 100, height: 50, alignment: .bottomTrailing)
    let found = try reason("frame", view)
    #expect(found.summary == "fixed frame: 100 × 50, whatever is proposed")
    #expect(found.steps == ["aligned bottomTrailing, the child's 40 × 10 lies at 60, 40"])
    #expect(
      try reason("frame", Text("abcd").frame(width: 100)).summary
        == "fixed frame: width 100, height the child's 21"
    )
  }

  @Test(
    "F3, F4: a flexible frame shows its formula",
    arguments: [
      (50, nil, 120, 200, "clamp(200, 50...120) = 120"),
      (50, 80, 120, nil, "clamp(ideal 80, 50...120) = 80"),
      (50, nil, 120, nil, "clamp(child 34, 50...120) = 50"),
      (100, nil, nil, 200, "max(100, min(200, child 34)) = 100"),
      (nil, nil, .infinity, 200, "min(∞, max(200, child 34)) = 200"),
      (nil, 60, nil, nil, "ideal 60 for nil"),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, String)]
  )
  func flexibleFrame(
    minimum: CGFloat?,
    ideal: CGFloat?,
    maximum: CGFloat?,
    proposed: CGFloat?,
    words: String
  ) throws {
    let view = Text("abcd").frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
    #expect(
      try reason("frame", view, width: proposed).summary
        == "flexible frame: width \(words), height the child's 21"
    )
  }

  @Test("F9, F10: padding names its insets and what it offers")
  func padding() throws {
    let view = Color.red.frame(width: 50, height: 20)
    #expect(
      try reason("padding", view.padding(), width: 200, height: 100).summary
        == "padding: 16 on all edges around the child's 50 × 20, which was offered 168 × 68"
    )
    #expect(
      try reason("padding", view.padding(.horizontal, 8), width: 200, height: nil).summary
        == "padding: 8 horizontal around the child's 50 × 20, which was offered 184 × nil"
    )
  }

  @Test("F11: fixedSize asks for the ideal")
  func fixedSize() throws {
    #expect(
      try reason("fixedSize", Rectangle().fixedSize()).summary
        == "fixedSize: asks for the ideal, 10 × 10"
    )
    #expect(
      try reason("fixedSize", Rectangle().fixedSize(horizontal: true, vertical: false)).summary
        == "fixedSize: asks for the ideal width, 10; the height offered stays 844"
    )
  }

  @Test("F12: aspectRatio names the ratio, the room and what it makes of it")
  func aspectRatio() throws {
    func words(_ view: some View, width: CGFloat? = 200, height: CGFloat? = 200) throws -> String {
      try reason("aspectRatio", view, width: width, height: height).summary
    }
    #expect(
      try words(Color.red.aspectRatio(2, contentMode: .fit))
        == "aspectRatio 2, fit: 200 × 100 inside 200 × 200"
    )
    #expect(
      try words(Color.red.aspectRatio(2, contentMode: .fill))
        == "aspectRatio 2, fill: 400 × 200 covers 200 × 200"
    )
    #expect(
      try words(Color.red.aspectRatio(2, contentMode: .fit), height: nil)
        == "aspectRatio 2, fit: 200 × 100 for 200 × nil"
    )
    #expect(
      try words(Color.red.frame(width: 30, height: 20).scaledToFit())
        == "aspectRatio 1.5 of the ideal 30 × 20, fit: 200 × 133.33 inside 200 × 200"
    )
  }

  @Test("F14, F15: position takes what there is; offset only draws elsewhere")
  func positionAndOffset() throws {
    let view = Color.red.frame(width: 50, height: 20)
    #expect(
      try reason("position", view.position(x: 30, y: 40), width: 200, height: 100).summary
        == "position: takes the proposal 200 × 100, and puts the child's center at 30, 40"
    )
    let found = try nodes(view.offset(x: 10, y: 5))
    let offset = try #require(found.first { $0.view == "offset" })
    #expect(offset.reason.summary == "offset: draws 10, 5 away; layout keeps the child's 50 × 20")
    #expect(offset.frame.origin == CGPoint(x: 10, y: 5))
  }

  @Test("O1: an overlay is offered the primary's size and aligned in it")
  func overlay() throws {
    let view = Color.red.frame(width: 50, height: 20)
      .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10) }
    let found = try reason("overlay", view)
    #expect(found.summary == "overlay: as large as the primary view, 50 × 20")
    #expect(
      found.steps == [
        "what is over it is offered that, takes 10 × 10, and lies aligned topTrailing at 40, 0"
      ]
    )
    #expect(
      try reason("background", Text("ab").background(Color.red)).summary
        == "background: drawn as large as the child, 17 × 21"
    )
  }

  @Test("O1, O8, S16: masks and right-to-left overlays say where they lie, from the leading edge")
  func maskAndDirection() throws {
    let view = Color.red.frame(width: 50, height: 20)
    let masked = view.mask(alignment: .leading) { Circle().frame(width: 10, height: 10) }
    let mask = try reason("mask", masked)
    #expect(mask.summary == "mask: as large as what is masked, 50 × 20")
    #expect(
      mask.steps == [
        "the mask is offered that, takes 10 × 10, and lies aligned leading at 0, 5"
      ]
    )
    let mirrored = view.overlay(alignment: .leading) { Color.blue.frame(width: 10, height: 10) }
      .environment(\.layoutDirection, .rightToLeft)
    let found = try nodes(mirrored)
    #expect(
      found.first { $0.view == "overlay" }?.reason.steps == [
        "what is over it is offered that, takes 10 × 10, and lies aligned leading at 0, 5"
      ]
    )
    #expect(found.first { $0.view == "content" }?.frame.minX == 40)
  }

  @Test("T1: ViewThatFits says which candidates were too large, and by which length")
  func viewThatFits() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 400)
      Color.red.frame(width: 300)
      Color.red.frame(width: 100)
    }
    let found = try reason("ViewThatFits", view)
    #expect(
      found.summary == "ViewThatFits: candidate 2 of 3, its ideal 300 × 844 fits into 390 × 844"
    )
    #expect(found.steps == ["candidate 1 is 400 wide of 390"])
    #expect(
      try reason("ViewThatFits", view, width: 50).summary
        == "ViewThatFits: candidate 3 of 3, the last, as no other fits"
    )
  }

  @Test("C10: containerRelativeFrame names the container's length and the parts")
  func containerRelative() throws {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 12)
    #expect(
      try reason("containerRelativeFrame", view).summary
        == "containerRelativeFrame: width 122 from the container's 390: 1 of 3 parts with 12 between"
    )
  }

  @Test("C12, C13: safe areas name what they take")
  func safeAreas() throws {
    let view = Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }
    #expect(
      try reason("safeAreaInset", view, width: 100, height: 200).summary
        == "safeAreaInset, bottom: the view there takes 40 and 8 of spacing; "
        + "the primary is offered 100 × 152 and takes 100 × 152"
    )
    let padded = Color.red.ignoresSafeArea().safeAreaPadding(10)
    #expect(
      try reason("ignoresSafeArea", padded, width: 100, height: 200).summary
        == "ignoresSafeArea: its size stays 80 × 180; "
        + "the child reaches over the safe area by 10 on all edges"
    )
    #expect(
      try reason("safeAreaPadding", padded, width: 100, height: 200).summary
        == "safeAreaPadding: 10 on all edges around the child's 80 × 180, which was offered 80 × 180"
    )
  }
}
