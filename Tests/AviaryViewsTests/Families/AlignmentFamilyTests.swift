import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private enum Mast: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let mast = HorizontalAlignment(Mast.self)
}

/// Variations of the measured cases of this family, worked out by hand from the rules.
///
/// At 20 points the fake font's lines are 24 high, their baseline at 19, characters 10 wide.
@MainActor
@Suite("Family layout: alignment")
struct AlignmentFamilyTests {
  private func text(_ string: String, _ size: CGFloat = 20) -> some View {
    Text(verbatim: string).font(.system(size: size))
  }

  @Test("a text and a column with a text below a block stand on one baseline")
  func firstBaselineOfColumn() throws {
    // The column's first baseline is its text's, at 30 + 19; the other text's is at 19.
    try expectFrames(in: 100, 54, ["a": [40, 30, 10, 24], "column": [50, 0, 10, 54]]) { probes in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        text("a").probe("a", probes)
        VStack(spacing: 0) {
          Block(width: 10, height: 30)
          text("b")
        }
        .probe("column", probes)
      }
    }
  }

  @Test("the last baseline of a column of texts is its last text's")
  func lastBaselineOfColumn() throws {
    // 24 + 19 against 19.
    try expectFrames(in: 100, 48, ["column": [40, 0, 10, 48], "c": [50, 24, 10, 24]]) { probes in
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          text("a")
          text("b")
        }
        .probe("column", probes)
        text("c").probe("c", probes)
      }
    }
  }

  @Test("padding and frames move the baseline inside along")
  func baselineThroughWrappers() throws {
    // 11 + 19 = 30 against (44 - 24) / 2 + 19 = 29: the second lies 1 lower; 45 high in all.
    try expectFrames(
      in: 100,
      45,
      ["padded": [40, 0, 10, 35], "framed": [50, 1, 10, 44], "b": [50, 11, 10, 24]]
    ) { probes in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        text("a").padding(.top, 11).probe("padded", probes)
        text("b").probe("b", probes).frame(height: 44).probe("framed", probes)
      }
    }
  }

  @Test("the first baseline of a row in a row is the uppermost one in it")
  func baselineOfRow() throws {
    // In the inner row, aligned at the top, baselines are at 38 (40 points) and 19: its first one is 19. So is the
    // outer text's: all begin at 0.
    try expectFrames(
      in: 100,
      48,
      ["inner": [30, 0, 30, 48], "outer": [60, 0, 10, 24]]
    ) { probes in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          text("A", 40)
          text("b")
        }
        .probe("inner", probes)
        text("c").probe("outer", probes)
      }
    }
  }

  @Test("large and small text on a baseline reach above and below")
  func mixedSizes() throws {
    // Baselines at 38 of 48 and 9.5 of 12; a block without text stands on the line with its bottom.
    try expectFrames(
      in: 60,
      48,
      ["large": [0, 0, 20, 48], "small": [20, 28.5, 5, 12], "block": [25, 18, 35, 20]]
    ) { probes in
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        text("A", 40).probe("large", probes)
        text("b", 10).probe("small", probes)
        Block(width: 35).probe("block", probes)
      }
    }
  }

  @Test("a guide of one's own reaches a column through a row and padding")
  func customThroughRow() throws {
    // In the row the guide lies at 20 + 4 + 12 = 36, with padding at 39. The block's lies at 10, so it begins at 29.
    // 29 + 50 - 0 = 79 wide, in 100 from 10.5.
    try expectFrames(
      in: 100,
      46,
      ["row": [13.5, 3, 54, 20], "block": [39.5, 26, 50, 20]]
    ) { probes in
      VStack(alignment: .mast, spacing: 0) {
        HStack(spacing: 4) {
          Block(width: 20)
          Block(width: 30).alignmentGuide(.mast) { _ in 12 }
        }
        .probe("row", probes)
        .padding(3)
        Block(width: 50).alignmentGuide(.mast) { _ in 10 }.probe("block", probes)
      }
    }
  }

  @Test("guides of one's own in two nested columns average")
  func customAverages() throws {
    // 10 and 30 in the inner column, whose blocks are centred 40 and 20 wide: 10 and 10 + 30 are 25 on average.
    // The block below begins at 25; 65 wide in all, in 100 from 17.5.
    try expectFrames(
      in: 100,
      60,
      ["inner": [17.5, 0, 40, 40], "below": [42.5, 40, 40, 20]]
    ) { probes in
      VStack(alignment: .mast, spacing: 0) {
        VStack(spacing: 0) {
          Block(width: 40).alignmentGuide(.mast) { _ in 10 }
          Block(width: 20).alignmentGuide(.mast) { _ in 30 }
        }
        .probe("inner", probes)
        Block(width: 40).probe("below", probes)
      }
    }
  }

  @Test("a frame places its content by the content's own guide")
  func guideInFrame() throws {
    // The guide at 5 comes to the frame's leading edge.
    try expectFrames(in: 100, 40, ["block": [-5, 10, 20, 20]]) { probes in
      Block(width: 20).alignmentGuide(.leading) { _ in 5 }.probe("block", probes)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test("views pushed apart by guides make the row higher than any of them")
  func apart() throws {
    // From -15 (the second's top above the line) to 20 + 15: bottoms at 20 and 5.
    try expectFrames(
      in: 40,
      60,
      ["row": [0, 12.5, 40, 35], "a": [0, 12.5, 20, 20], "b": [20, 27.5, 20, 20]]
    ) { probes in
      HStack(alignment: .bottom, spacing: 0) {
        Block(width: 20).probe("a", probes)
        Block(width: 20).alignmentGuide(.bottom) { $0.height - 15 }.probe("b", probes)
      }
      .probe("row", probes)
    }
  }

  @Test("a centre guide derived from an edge")
  func derivedCenter() throws {
    // The first one's centre counts as its bottom, which lies on the second one's middle. The row of 35 passes that
    // guide on, at 20, and the room is centred too: 20 comes to 17.5.
    try expectFrames(in: 40, 35, ["a": [0, -2.5, 20, 20], "b": [20, 2.5, 20, 30]]) { probes in
      HStack(alignment: .center, spacing: 0) {
        Block(width: 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }.probe("a", probes)
        Block(width: 20, height: 30).probe("b", probes)
      }
    }
  }
}
