import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Variations of the measured cases of this family, worked out by hand from the rules.
@MainActor
@Suite("Family layout: stacks")
struct StackFamilyTests {
  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 20))
  }

  @Test("three priorities share 300")
  func threePriorities() throws {
    // 280 are left of the gaps. Priority 2 is offered 280 - 30 - 20 and takes 90; priority 1 is offered 190 - 30
    // and takes 60; the last one gets 130.
    try expectFrames(
      in: 300,
      20,
      ["a": [0, 0, 130, 20], "b": [140, 0, 90, 20], "c": [240, 0, 60, 20]]
    ) { probes in
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 30).probe("a", probes)
        Color.red.frame(maxWidth: 90).probe("b", probes).layoutPriority(2)
        Color.red.frame(minWidth: 20, maxWidth: 60).probe("c", probes).layoutPriority(1)
      }
    }
  }

  @Test("equal priorities below zero come after all others, and before spacers")
  func negativePriorities() throws {
    // The text takes 40 of 100 - 8 (spacer), then the colours of priority -1 share 52.
    try expectFrames(
      in: 100,
      24,
      ["text": [0, 0, 40, 24], "a": [40, 0, 26, 24], "b": [74, 0, 26, 24]]
    ) { probes in
      HStack(spacing: 0) {
        text("aaaa").probe("text", probes)
        Color.red.probe("a", probes).layoutPriority(-1)
        Spacer()
        Color.red.probe("b", probes).layoutPriority(-1)
      }
    }
  }

  @Test("a greater priority takes from a text, which breaks")
  func priorityOverText() throws {
    // The text needs at least 40 (its longest word); the colour gets the 60 that are left.
    try expectFrames(
      in: 100,
      48,
      ["text": [0, 0, 40, 48], "color": [40, 0, 60, 48]]
    ) { probes in
      HStack(spacing: 0) {
        text("aaaa bbb").probe("text", probes)
        Color.red.probe("color", probes).layoutPriority(1)
      }
    }
  }

  @Test("negative spacing gives flexible views more")
  func negativeSpacing() throws {
    // 200 + 20 less 50 and 30 are 140 for the colour; each neighbour overlaps by 10.
    try expectFrames(
      in: 200,
      20,
      ["a": [0, 0, 50, 20], "color": [40, 0, 140, 20], "b": [170, 0, 30, 20]]
    ) { probes in
      HStack(spacing: -10) {
        Block(width: 50).probe("a", probes)
        Color.red.probe("color", probes)
        Block(width: 30).probe("b", probes)
      }
    }
  }

  @Test("negative spacing beyond the views themselves turns their order around")
  func moreNegativeSpacing() throws {
    // 20 + 20 - 30 = 10 high, from 45 to 55; the second begins at 45 + 20 - 30.
    try expectFrames(
      in: 60,
      100,
      ["stack": [20, 45, 20, 10], "a": [20, 45, 20, 20], "b": [20, 35, 20, 20]]
    ) { probes in
      VStack(spacing: -30) {
        Block(width: 20).probe("a", probes)
        Block(width: 20).probe("b", probes)
      }
      .probe("stack", probes)
    }
  }

  @Test(
    "a column of a rigid and a flexible view goes before a flexible one, and may overflow its share"
  )
  func columnFirst() throws {
    // Both are infinitely flexible; the column's least width is 50. It is offered 40 and takes 50; its own colour
    // was offered 40 and is centred.
    try expectFrames(
      in: 80,
      60,
      [
        "block": [0, 0, 50, 10], "inner": [5, 10, 40, 50], "other": [50, 0, 30, 60],
      ]
    ) { probes in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Block(width: 50, height: 10).probe("block", probes)
          Color.red.probe("inner", probes)
        }
        Color.blue.probe("other", probes)
      }
    }
  }

  @Test("stacks in stacks in stacks divide and divide again")
  func thirds() throws {
    // 270 in three of 90; 60 in two of 30; 90 in three of 30.
    try expectFrames(
      in: 270,
      60,
      ["left": [0, 0, 90, 60], "top": [90, 0, 90, 30], "b": [120, 30, 30, 30]]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("left", probes)
        VStack(spacing: 0) {
          Color.blue.probe("top", probes)
          HStack(spacing: 0) {
            Color.red
            Color.green.probe("b", probes)
            Color.red
          }
        }
        Color.red
      }
    }
  }

  @Test("a spacer of at least 60 leaves the other one the rest")
  func unequalSpacers() throws {
    // 80 are left of 100; the spacer with the greater least length is sized first, takes 60, and leaves 20.
    try expectFrames(in: 100, 20, ["block": [60, 0, 20, 20]]) { probes in
      HStack(spacing: 0) {
        Spacer(minLength: 60)
        Block(width: 20).probe("block", probes)
        Spacer()
      }
    }
  }

  @Test("without a proposed height a row is as high as its text, and its colour too")
  func stretching() throws {
    // The text is less flexible: offered 30, it has three lines of 20; the colour gets 40.
    try expectFrames(
      in: 60,
      100,
      ["text": [0, 0, 20, 72], "color": [20, 0, 40, 72]]
    ) { probes in
      ScrollView {
        HStack(spacing: 0) {
          text("aa bb cc").probe("text", probes)
          Color.red.probe("color", probes)
        }
      }
    }
  }

  @Test("a view of a ratio is less flexible than a colour, which gets what is left")
  func ratioInRow() throws {
    // 50 high: at most 50 wide, so it is sized first.
    try expectFrames(
      in: 200,
      50,
      ["square": [0, 0, 50, 50], "color": [50, 0, 150, 50]]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("square", probes).aspectRatio(1, contentMode: .fit)
        Color.blue.probe("color", probes)
      }
    }
  }

  @Test("the choice of ViewThatFits in a row depends on what the others leave")
  func viewThatFitsInRow() throws {
    // Between 30 and 80 wide it is flexible, so the block is first; of 60 only 30 fit. 90 in 120 begin at 15.
    try expectFrames(in: 120, 20, ["block": [15, 0, 60, 20], "small": [75, 0, 30, 20]]) { probes in
      HStack(spacing: 0) {
        Block(width: 60).probe("block", probes)
        ViewThatFits(in: .horizontal) {
          Block(width: 80)
          Block(width: 30).probe("small", probes)
        }
      }
    }
  }

  @Test("trailing alignment in a column of three widths")
  func trailing() throws {
    // The widest is 50, from 25; the others end at 75.
    try expectFrames(
      in: 100,
      64,
      ["a": [45, 0, 30, 20], "b": [25, 22, 50, 20], "c": [65, 44, 10, 20]]
    ) { probes in
      VStack(alignment: .trailing, spacing: 2) {
        Block(width: 30).probe("a", probes)
        Block(width: 50).probe("b", probes)
        Block(width: 10).probe("c", probes)
      }
    }
  }

  @Test("three sizes at the bottom trailing corner of a ZStack")
  func zStack() throws {
    try expectFrames(
      in: 100,
      100,
      ["a": [20, 20, 60, 60], "b": [50, 60, 30, 20], "c": [70, 40, 10, 40]]
    ) { probes in
      ZStack(alignment: .bottomTrailing) {
        Block(width: 60, height: 60).probe("a", probes)
        Block(width: 30, height: 20).probe("b", probes)
        Block(width: 10, height: 40).probe("c", probes)
      }
    }
  }

  @Test("a ZStack fills only what its colour is offered by the stack around it")
  func zStackInRow() throws {
    // The block of 30 is sized first; the ZStack gets 70, its own block is centred in it.
    try expectFrames(
      in: 100,
      40,
      ["pile": [0, 0, 70, 40], "inside": [30, 10, 10, 20], "block": [70, 10, 30, 20]]
    ) { probes in
      HStack(spacing: 0) {
        ZStack {
          Color.red
          Block(width: 10).probe("inside", probes)
        }
        .probe("pile", probes)
        Block(width: 30).probe("block", probes)
      }
    }
  }

  @Test("a modifier on a group pads each of its views, gaps in between")
  func group() throws {
    // 30 and 40 with padding, 8 between: 78 of 100.
    try expectFrames(in: 100, 30, ["a": [16, 5, 20, 20], "b": [54, 5, 30, 20]]) { probes in
      HStack {
        Group {
          Block(width: 20).probe("a", probes)
          Block(width: 30).probe("b", probes)
        }
        .padding(5)
      }
    }
  }

  @Test("a divider takes its thickness out of what the others share")
  func divider() throws {
    try expectFrames(
      in: 101,
      30,
      ["a": [0, 0, 50, 30], "line": [50, 0, 1, 30], "b": [51, 0, 50, 30]],
      scales: [1]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("a", probes)
        Divider().probe("line", probes)
        Color.red.probe("b", probes)
      }
    }
  }
}
