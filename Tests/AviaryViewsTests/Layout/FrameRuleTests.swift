import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Frames, padding, ratios and positions as views; the arithmetic alone is in AviaryLayoutTests.
@MainActor
@Suite("Frames around views")
struct FrameRuleTests {
  @Test(
    "F3: what a flexible frame proposes to its content",
    arguments: [
      // minimum, ideal, maximum, proposal, proposal to the content
      (20, nil, 50, 10, 20), (20, nil, 50, 30, 30), (20, nil, 50, 80, 50), (nil, 60, nil, nil, 60),
      (nil, nil, 50, nil, nil), (70, 60, nil, nil, 70),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?)]
  )
  func contentProposal(
    least: CGFloat?,
    ideal: CGFloat?,
    most: CGFloat?,
    proposal: CGFloat?,
    expected: CGFloat?
  ) throws {
    final class Log { var widths: [CGFloat?] = [] }
    struct Leaf: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.widths.append(proposal.width)
        return CGSize(width: 1, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    let log = Log()
    _ = try Harness(
      Leaf(log: log) {}.frame(minWidth: least, idealWidth: ideal, maxWidth: most),
      width: proposal,
      height: 10
    )
    #expect(log.widths.first == .some(expected))
  }

  @Test(
    "F4: the width of a flexible frame around 40",
    arguments: [
      // minimum, maximum, proposal, width
      (nil, nil, 70, 40), (20, 60, 10, 20), (20, 60, 50, 50), (20, 60, 90, 60), (20, 60, nil, 40),
      (100, nil, 300, 100), (30, nil, 300, 40), (30, nil, 35, 35), (30, nil, nil, 40),
      (nil, 200, 300, 200), (nil, 200, 100, 100), (nil, 200, 10, 40), (nil, 30, 10, 30),
      (nil, 200, nil, 40),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)]
  )
  func flexibleWidth(least: CGFloat?, most: CGFloat?, proposal: CGFloat?, expected: CGFloat)
    throws
  {
    let view = Block(width: 40).frame(minWidth: least, maxWidth: most)
    #expect(try size(view, proposal, 20).width == expected)
  }

  @Test("F10, Z10: padding() is 16 on every edge, on the named ones, or exact")
  func defaultPadding() throws {
    try expectFrames(
      in: 200,
      100,
      ["all": [16, 16, 168, 68], "sides": [16, 0, 168, 100], "exact": [3, 3, 194, 94]]
    ) { probes in
      ZStack {
        Color.red.probe("all", probes).padding()
        Color.red.probe("sides", probes).padding(.horizontal)
        Color.red.probe("exact", probes).padding(3)
      }
    }
  }

  @Test("F14, Z11: what moves, turns, scales, fades or shades a view leaves the layout as it is")
  func effects() throws {
    struct Skew: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 9, ty: 9))
      }
    }
    func row(_ probes: Probes, @ViewBuilder _ middle: (Block) -> some View) -> some View {
      HStack(spacing: 0) {
        Block(width: 20)
        middle(Block(width: 30)).probe("middle", probes)
        Block(width: 20).probe("last", probes)
      }
    }
    let expected: [String: [CGFloat]] = ["middle": [35, 0, 30, 20], "last": [65, 0, 20, 20]]
    func check(@ViewBuilder _ middle: @escaping (Block) -> some View) throws {
      try expectFrames(in: 100, 20, expected) { row($0, middle) }
    }
    try check { $0.offset(x: 50, y: 7) }
    try check { $0.scaleEffect(3) }
    try check { $0.rotationEffect(.degrees(45)) }
    try check { $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
    try check { $0.modifier(Skew()) }
    try check { $0.opacity(0.3) }
    try check { $0.opacity(0) }
    try check { $0.hidden() }
    try check { $0.shadow(radius: 9) }
    try check { $0.blur(radius: 9) }
    try check { $0.blendMode(.multiply) }
    try check { $0.border(.red, width: 4) }
    try check { $0.clipShape(.circle) }
    try check { $0.mask { Circle() } }
    try check { $0.cornerRadius(5) }
  }

  @Test("F15: position takes what is proposed, else its content's size, and puts the middle there")
  func position() throws {
    try expectFrames(
      in: 200,
      100,
      ["taken": [0, 0, 200, 100], "placed": [30, 5, 40, 30]]
    ) { probes in
      Block(width: 40, height: 30).probe("placed", probes).position(x: 50, y: 20)
        .probe("taken", probes)
    }
    let view = Block(width: 40, height: 30).position(x: 50, y: 20)
    #expect(try size(view, nil, nil) == CGSize(width: 40, height: 30))
    #expect(try size(view, 99, nil) == CGSize(width: 99, height: 30))
  }

  @Test("F16, M5: priorities aside, what is written on views changes no size and no place")
  func writtenOnViews() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    try expectFrames(
      in: 200,
      20,
      [
        "a": [0, 0, 46, 20], "b": [54, 0, 38, 20], "c": [100, 0, 46, 20], "d": [154, 0, 46, 20],
      ]
    ) { probes in
      HStack {
        Color.red.probe("a", probes).zIndex(4).id("a").tag(7)
        Block(width: 38).probe("b", probes).zIndex(-1).containerValue(\.level, 4)
        Color.red.probe("c", probes).preference(key: Key.self, value: 3).layoutPriority(0)
        Color.blue.probe("d", probes).environment(\.testTitle, "other").environment(\.font, .title)
      }
    }
  }
}
