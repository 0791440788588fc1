import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// A staircase: each subview at its ideal size, where the one before ends.
private struct Stairs: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gap * CGFloat(max(0, subviews.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width },
      height: sizes.reduce(gaps) { $0 + $1.height }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner.x += size.width + gap
      corner.y += size.height + gap
    }
  }
}

/// Variations of the measured cases of these families, worked out by hand from the rules.
@MainActor
@Suite("Families customlayout, foreach, section, position")
struct CompositionFamilyTests {
  @Test("customlayout: what a layout places is mirrored as a whole, where it stands in a row too")
  func stairs() throws {
    // 60 x 30 of steps, in 100 with a block of 20: from 10.
    try expectFrames(
      in: 100,
      30,
      [
        "a": [10, 0, 10, 10], "b": [20, 10, 20, 10], "c": [40, 20, 30, 10], "end": [70, 5, 20, 20],
      ]
    ) { probes in
      HStack(spacing: 0) {
        Stairs() {
          Block(width: 10, height: 10).probe("a", probes)
          Block(width: 20, height: 10).probe("b", probes)
          Block(width: 30, height: 10).probe("c", probes)
        }
        Block(width: 20).probe("end", probes)
      }
    }
  }

  @Test("customlayout: a layout in a layout, of subviews of a loop")
  func stairsInStairs() throws {
    // The inner one is 22 x 22 with its gap; the outer one 10 + 5 + 22.
    try expectFrames(
      in: 37,
      37,
      ["first": [0, 0, 10, 10], "0": [15, 15, 10, 10], "1": [27, 27, 10, 10]]
    ) { probes in
      Stairs(gap: 5) {
        Block(width: 10, height: 10).probe("first", probes)
        Stairs(gap: 2) {
          ForEach(0..<2) { Block(width: 10, height: 10).probe("\($0)", probes) }
        }
      }
    }
  }

  @Test("foreach: loops in loops flatten into one row, empty ones leave no gap")
  func loops() throws {
    // None, one and two blocks of 10, a block of 20: 50 and three gaps of 8 are 74, in 100 from 13.
    try expectFrames(
      in: 100,
      20,
      [
        "1.0": [13, 0, 10, 20], "2.0": [31, 0, 10, 20], "2.1": [49, 0, 10, 20],
        "last": [67, 0, 20, 20],
      ]
    ) { probes in
      HStack {
        ForEach(0..<3) { i in
          ForEach(0..<i, id: \.self) { j in Block(width: 10).probe("\(i).\(j)", probes) }
        }
        Block(width: 20).probe("last", probes)
      }
    }
  }

  @Test("foreach: a frame on a loop is one on each element")
  func framedLoop() throws {
    // Thirds of 90, each block at its end.
    try expectFrames(
      in: 90,
      20,
      ["0": [20, 0, 10, 20], "1": [50, 0, 10, 20], "2": [80, 0, 10, 20]]
    ) { probes in
      HStack(spacing: 0) {
        ForEach(0..<3) { Block(width: 10).probe("\($0)", probes) }
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @Test("section: in a column header, content and footer follow each other, each padded")
  func section() throws {
    // Each 10 higher and wider than itself: 20, 30, 30, 15.
    try expectFrames(
      in: 100,
      95,
      [
        "header": [35, 5, 30, 10], "a": [40, 25, 20, 20], "b": [40, 55, 20, 20],
        "footer": [45, 85, 10, 5],
      ]
    ) { probes in
      VStack(spacing: 0) {
        Section {
          Block(width: 20).probe("a", probes)
          Block(width: 20).probe("b", probes)
        } header: {
          Block(width: 30, height: 10).probe("header", probes)
        } footer: {
          Block(width: 10, height: 5).probe("footer", probes)
        }
        .padding(5)
      }
    }
  }

  @Test("section: in a row its members are the row's, beside loose views")
  func sectionInRow() throws {
    // 10, 20, 30 and 40 with gaps of 8 are 124, in 130 from 3.
    try expectFrames(
      in: 130,
      20,
      [
        "loose": [3, 0, 10, 20], "header": [21, 0, 20, 20], "content": [49, 0, 30, 20],
        "after": [87, 0, 40, 20],
      ]
    ) { probes in
      HStack {
        Block(width: 10).probe("loose", probes)
        Section {
          Block(width: 30).probe("content", probes)
        } header: {
          Block(width: 20).probe("header", probes)
        }
        Block(width: 40).probe("after", probes)
      }
    }
  }

  @Test("position: in a row it takes what the others leave")
  func positionInRow() throws {
    // 200 less 24, 32 and two gaps of 10: 124.
    try expectFrames(
      in: 200,
      50,
      [
        "left": [0, 15, 24, 20], "room": [34, 0, 124, 50], "placed": [39, 5, 30, 30],
        "right": [168, 15, 32, 20],
      ]
    ) { probes in
      HStack(spacing: 10) {
        Block(width: 24).probe("left", probes)
        Block(width: 30, height: 30).probe("placed", probes).position(x: 20, y: 20)
          .probe("room", probes)
        Block(width: 32).probe("right", probes)
      }
    }
  }

  @Test("position: of two, the inner one places within what the outer one places")
  func positionTwice() throws {
    // The inner one takes 100 x 80; put with its middle at 60, 50 it begins at 10, 10; the block's middle is 30, 20 in.
    try expectFrames(in: 100, 80, ["block": [30, 20, 20, 20]]) { probes in
      Block(width: 20).probe("block", probes).position(x: 30, y: 20).position(x: 60, y: 50)
    }
  }

  @Test("position: in a frame of its own it reaches out as far as it is told")
  func positionOutside() throws {
    try expectFrames(in: 100, 100, ["block": [70, 20, 20, 20]]) { probes in
      Block(width: 20).probe("block", probes).position(x: 50, y: 0)
        .frame(width: 40, height: 40)
    }
  }
}
