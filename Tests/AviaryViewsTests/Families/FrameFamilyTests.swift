import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Variations of the measured cases of this family, worked out by hand from the rules.
@MainActor
@Suite("Family layout: frames")
struct FrameFamilyTests {
  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 20))
  }

  @Test("flexible frames to which no height is proposed")
  func nilProposals() throws {
    // Colours are 10 high then: at least 30; the ideal 50; at most 5; 10 within 20 and 70.
    try expectFrames(
      in: 100,
      200,
      [
        "least": [0, 0, 100, 30], "ideal": [0, 30, 100, 50], "most": [0, 80, 100, 5],
        "both": [0, 85, 100, 20], "inLeast": [0, 0, 100, 30], "inIdeal": [0, 30, 100, 50],
        "inMost": [0, 80, 100, 5], "inBoth": [0, 85, 100, 20],
      ]
    ) { probes in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.probe("inLeast", probes).frame(minHeight: 30).probe("least", probes)
          Color.red.probe("inIdeal", probes).frame(minHeight: 20, idealHeight: 50, maxHeight: 70)
            .probe("ideal", probes)
          Color.red.probe("inMost", probes).frame(maxHeight: 5).probe("most", probes)
          Color.red.probe("inBoth", probes).frame(minHeight: 20, maxHeight: 70)
            .probe("both", probes)
        }
      }
    }
  }

  @Test("of two flexible frames around each other each keeps its own limits")
  func nestedFlexible() throws {
    // The outer one offers at most 80; the inner one takes at least 100 and at most 120, and is centred in 80.
    try expectFrames(in: 200, 20, ["inner": [50, 0, 100, 20], "outer": [60, 0, 80, 20]]) { probes in
      Color.red.frame(minWidth: 100, maxWidth: 120).probe("inner", probes)
        .frame(maxWidth: 80).probe("outer", probes)
    }
  }

  @Test("an infinite greatest width with an alignment moves a rigid view to that edge")
  func infiniteWidth() throws {
    try expectFrames(in: 200, 50, ["block": [160, 0, 40, 20], "frame": [0, 0, 200, 50]]) { probes in
      Block(width: 40).probe("block", probes)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .probe("frame", probes)
    }
  }

  @Test("an infinite greatest width in a row makes equal shares of unequal views")
  func equalShares() throws {
    // (100 - 10) / 2 each, contents centred.
    try expectFrames(in: 100, 20, ["a": [12.5, 0, 20, 20], "b": [62.5, 0, 30, 20]]) { probes in
      HStack(spacing: 10) {
        Block(width: 20).probe("a", probes).frame(maxWidth: .infinity)
        Block(width: 30).probe("b", probes).frame(maxWidth: .infinity)
      }
    }
  }

  @Test("a fixed height lets the width through, a fixed width the height")
  func halfFixed() throws {
    try expectFrames(in: 100, 60, ["low": [0, 25, 70, 10], "narrow": [70, 0, 30, 60]]) { probes in
      HStack(spacing: 0) {
        Color.red.frame(height: 10).probe("low", probes)
        Color.red.frame(width: 30).probe("narrow", probes)
      }
    }
  }

  @Test("a text of fixed height in a low room is whole and reaches out")
  func fixedVertically() throws {
    // 50 wide it has two lines, 40 wide and 48 high, in the middle of 20.
    try expectFrames(in: 100, 20, ["text": [30, -14, 40, 48]]) { probes in
      text("aaaa bbbb").probe("text", probes)
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 50)
    }
  }

  @Test("an ideal width counts where a size is fixed, whatever the limits' room")
  func idealWidth() throws {
    try expectFrames(in: 300, 20, ["view": [115, 0, 70, 20]]) { probes in
      Color.red.frame(minWidth: 20, idealWidth: 70, maxWidth: 200).probe("view", probes)
        .fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test("negative padding around padding")
  func negativePadding() throws {
    // 100 + 8 - 20 wide, from -4 + 10.
    try expectFrames(in: 100, 60, ["color": [6, 6, 88, 48]]) { probes in
      Color.red.probe("color", probes).padding(10).padding(-4)
    }
  }

  @Test("padding of one edge moves the view to the other")
  func paddingOfOneEdge() throws {
    // 50 with padding, in 100 from 25; the block after 30 of it.
    try expectFrames(in: 100, 30, ["block": [55, 0, 20, 20]]) { probes in
      Block(width: 20).probe("block", probes).padding(.leading, 30).padding(.bottom, 10)
    }
  }

  @Test("a filled ratio overflows its frame equally on both sides")
  func filled() throws {
    // 50 x 40 is covered by 80 x 40; the frame begins at 25.
    try expectFrames(in: 100, 40, ["color": [10, 0, 80, 40]]) { probes in
      Color.red.probe("color", probes).aspectRatio(2, contentMode: .fill).frame(width: 50)
    }
  }

  @Test("without a ratio that of the ideal size counts: shapes are square")
  func idealRatio() throws {
    try expectFrames(in: 80, 30, ["fit": [25, 0, 30, 30]]) { probes in
      Rectangle().probe("fit", probes).scaledToFit()
    }
    try expectFrames(in: 80, 30, ["fill": [0, -25, 80, 80]]) { probes in
      Rectangle().probe("fill", probes).scaledToFill()
    }
  }

  @Test("bars at three edges inside one another")
  func bars() throws {
    // From outside in: 10 and 0 at the top, then 20 and 8 at the leading edge, then 15 and 5 at the bottom.
    try expectFrames(
      in: 200,
      100,
      [
        "top": [50, 0, 100, 10], "side": [0, 45, 20, 20], "bottom": [109, 85, 10, 15],
        "content": [28, 10, 172, 70],
      ]
    ) { probes in
      Color.red.probe("content", probes)
        .safeAreaInset(edge: .bottom, spacing: 5) {
          Block(width: 10, height: 15).probe("bottom", probes)
        }
        .safeAreaInset(edge: .leading) { Block(width: 20).probe("side", probes) }
        .safeAreaInset(edge: .top, spacing: 0) {
          Block(width: 100, height: 10).probe("top", probes)
        }
    }
  }
}
