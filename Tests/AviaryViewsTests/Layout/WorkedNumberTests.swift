import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Scenes in a room of 390 x 844 whose numbers follow from several rules together.
@MainActor
@Suite("Worked numbers")
struct WorkedNumberTests {
  private func check(
    _ expected: [String: [CGFloat]],
    scales: [CGFloat] = [1, 2, 3],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ subject: (Probes) -> some View
  ) throws {
    try expectFrames(
      in: 390,
      844,
      expected,
      scales: scales,
      sourceLocation: sourceLocation,
      of: subject
    )
  }

  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 20))
  }

  @Test("S7: 75 and 100 in 150, where the first colour has a greatest width of 100")
  func overflow() throws {
    try check(["a": [107.5, 0, 75, 844], "b": [182.5, 0, 100, 844]]) { probes in
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).probe("a", probes)
        Color.red.frame(minWidth: 100).probe("b", probes)
      }
      .frame(width: 150)
    }
  }

  @Test("S4, S7: 50 and 100 in 150, where the first colour has no limit")
  func noOverflow() throws {
    try check(["a": [120, 0, 50, 844], "b": [170, 0, 100, 844]]) { probes in
      HStack(spacing: 0) {
        Color.red.probe("a", probes)
        Color.red.frame(minWidth: 100).probe("b", probes)
      }
      .frame(width: 150)
    }
  }

  @Test("S8: 200, 100, 300 in 620, where the second takes half of its proposal")
  func halving() throws {
    struct Half: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 10) / 2, height: proposal.height ?? 10)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    try expectFrames(
      in: 620,
      20,
      ["a": [0, 0, 200, 20], "half": [210, 0, 100, 20], "c": [320, 0, 300, 20]]
    ) { probes in
      HStack(spacing: 10) {
        Color.red.probe("a", probes)
        Half() {}.probe("half", probes)
        Color.red.probe("c", probes)
      }
    }
    try expectFrames(
      in: 620,
      20,
      ["half": [0, 0, 100, 20], "b": [110, 0, 250, 20], "c": [370, 0, 250, 20]]
    ) { probes in
      HStack(spacing: 10) {
        Half() {}.probe("half", probes)
        Color.red.probe("b", probes)
        Color.red.probe("c", probes)
      }
    }
  }

  @Test("V4: a colour over a text takes the rest but for the text's distance")
  func colorOverText() throws {
    // 20 points: descent 5, a tenth of the line 2.4, which is 2.5 in half points: 7.5 between.
    try check(
      ["color": [0, 0, 390, 812.5], "text": [185, 820, 20, 24]],
      scales: [2]
    ) { probes in
      VStack {
        Color.red.probe("color", probes)
        text("ab").probe("text", probes)
      }
    }
  }

  @Test("L13: a spacer drives two texts to the ends")
  func spacer() throws {
    try check(["a": [0, 410, 10, 24], "b": [380, 410, 10, 24]]) { probes in
      HStack {
        text("a").probe("a", probes)
        Spacer()
        text("b").probe("b", probes)
      }
    }
  }

  @Test("L15: 50, spacer, 50 in 104 are 108, four too many")
  func narrowSpacer() throws {
    try check(["row": [141, 0, 108, 844], "a": [141, 0, 50, 844], "b": [199, 0, 50, 844]]) {
      probes in
      HStack {
        Color.red.frame(width: 50).probe("a", probes)
        Spacer()
        Color.red.frame(width: 50).probe("b", probes)
      }
      .probe("row", probes)
      .frame(width: 104)
    }
  }

  @Test("F4: a greatest width of 100 in a frame of 300 is 100 in its middle")
  func nestedFrames() throws {
    try check(["inner": [145, 0, 100, 844], "outer": [45, 0, 300, 844]]) { probes in
      Color.red.frame(maxWidth: 100).probe("inner", probes).frame(width: 300)
        .probe("outer", probes)
    }
  }

  @Test("F4: a text narrower than its frame's minimum of 100")
  func minimum() throws {
    try check(["frame": [145, 410, 100, 24], "text": [190, 410, 10, 24]]) { probes in
      text("x").probe("text", probes).frame(minWidth: 100).probe("frame", probes)
    }
  }

  @Test("F11, L1: a rectangle of fixed size is 10 by 10")
  func fixedSize() throws {
    try check(["shape": [190, 417, 10, 10]]) { Rectangle().fixedSize().probe("shape", $0) }
  }

  @Test("F12: a ratio of 2 in 200 by 200 is 200 by 100 fitted, 400 by 200 filled")
  func aspectRatio() throws {
    try check(["fit": [95, 372, 200, 100]]) { probes in
      Color.red.probe("fit", probes).aspectRatio(2, contentMode: .fit)
        .frame(width: 200, height: 200)
    }
    // From -100 in the frame, which begins at 95.
    try check(["fill": [-5, 322, 400, 200]]) { probes in
      Color.red.probe("fill", probes).aspectRatio(2, contentMode: .fill)
        .frame(width: 200, height: 200)
    }
  }

  @Test(
    "R3 to R5: columns of a fixed and an adaptive item, of two flexible ones, of an adaptive one"
  )
  func gridColumns() throws {
    func grid(_ items: [GridItem], _ width: CGFloat, _ probes: Probes) -> some View {
      LazyVGrid(columns: items) {
        ForEach(0..<items.count + 1, id: \.self) {
          Color.red.frame(height: 20).probe("\($0)", probes)
        }
      }
      .frame(width: width)
    }
    try check(
      ["0": [95, 412, 70, 20], "1": [173, 412, 57, 20], "2": [238, 412, 57, 20]]
    ) { grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200, $0) }
    try check(
      ["0": [0, 398, 191, 20], "1": [199, 398, 191, 20], "2": [0, 426, 191, 20]]
    ) { grid([GridItem(.flexible()), GridItem(.flexible())], 390, $0) }
    try check(["0": [16, 412, 175, 20], "1": [199, 412, 175, 20]]) {
      grid([GridItem(.adaptive(minimum: 160))], 358, $0)
    }
  }

  @Test("C10: a third of 390 with gaps of 12 is 122, and the next one begins at 134")
  func relativeFrame() throws {
    let probes = Probes()
    _ = try Harness(
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<4) { i in
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 12)
              .probe("\(i)", probes)
          }
        }
      }
    )
    #expect((0..<4).map { probes.frames["\($0)"]?.minX } == [0, 134, 268, 402])
    #expect(probes.frames["0"]?.width == 122)
  }

  @Test("C1, C2: a scroll view of a short text is as wide as the text and as high as the room")
  func shortScrollView() throws {
    try check(["scroll": [185, 0, 20, 844], "text": [185, 0, 20, 24]]) { probes in
      ScrollView { text("hi").probe("text", probes) }.probe("scroll", probes)
    }
  }

  @Test("O6: a ZStack of 100 and 50 is 100, the smaller one at its top leading corner")
  func zStack() throws {
    try check(["stack": [145, 372, 100, 100], "small": [145, 372, 50, 50]]) { probes in
      ZStack(alignment: .topLeading) {
        Block(width: 100, height: 100)
        Block(width: 50, height: 50).probe("small", probes)
      }
      .probe("stack", probes)
    }
  }

  @Test("O1: a badge on a text's top trailing corner leaves the text's size")
  func badge() throws {
    try check(["text": [175, 410, 40, 24], "badge": [205, 410, 10, 10]]) { probes in
      text("abcd").overlay(alignment: .topTrailing) {
        Block(width: 10, height: 10).probe("badge", probes)
      }
      .probe("text", probes)
    }
  }

  @Test("T1: of 400 and 300 in 390 the second fits")
  func viewThatFits() throws {
    try check(["chosen": [45, 0, 300, 844]]) { probes in
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 400)
        Color.red.frame(width: 300).probe("chosen", probes)
      }
    }
  }
}
