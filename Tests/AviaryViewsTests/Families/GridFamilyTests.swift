import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Variations of the measured cases of this family, worked out by hand from the rules.
@MainActor
@Suite("Family grid")
struct GridFamilyTests {
  @Test("a cell over a rigid and a flexible column covers both")
  func spanOverMixed() throws {
    // The rigid column takes 20, the flexible one 80; rows of 20 and 10.
    try expectFrames(
      in: 100,
      30,
      ["rigid": [0, 0, 20, 20], "flexible": [20, 5, 80, 10], "span": [0, 20, 100, 10]]
    ) { probes in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(width: 20).probe("rigid", probes)
          Color.red.frame(height: 10).probe("flexible", probes)
        }
        GridRow { Color.red.frame(height: 10).probe("span", probes).gridCellColumns(2) }
      }
    }
  }

  @Test("three flexible columns share what a rigid one leaves")
  func threeFlexible() throws {
    // 240 - 30 - 30 = 180.
    try expectFrames(
      in: 240,
      20,
      [
        "a": [0, 0, 60, 20], "b": [70, 0, 30, 20], "c": [110, 0, 60, 20], "d": [180, 0, 60, 20],
      ]
    ) { probes in
      Grid(horizontalSpacing: 10) {
        GridRow {
          Color.red.probe("a", probes)
          Block(width: 30).probe("b", probes)
          Color.red.probe("c", probes)
          Color.red.probe("d", probes)
        }
      }
    }
  }

  @Test("all cells at the bottom trailing corner")
  func bottomTrailing() throws {
    // Columns 40 and 20, rows 30 and 20, 4 and 6 between.
    try expectFrames(
      in: 64,
      56,
      [
        "a": [30, 20, 10, 10], "b": [44, 0, 20, 30], "c": [0, 36, 40, 20], "d": [59, 51, 5, 5],
      ]
    ) { probes in
      Grid(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow {
          Block(width: 10, height: 10).probe("a", probes)
          Block(width: 20, height: 30).probe("b", probes)
        }
        GridRow {
          Block(width: 40, height: 20).probe("c", probes)
          Block(width: 5, height: 5).probe("d", probes)
        }
      }
    }
  }

  @Test("a cell over three columns adds a third of what it lacks to each")
  func threeColumns() throws {
    // 20, 20, 20 and two gaps of 5 are 70; 100 are needed: 10 more each.
    try expectFrames(
      in: 100,
      30,
      [
        "a": [0, 0, 20, 20], "b": [35, 0, 20, 20], "c": [70, 0, 20, 20], "wide": [0, 20, 100, 10],
      ]
    ) { probes in
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Block(width: 20).probe("a", probes)
          Block(width: 20).probe("b", probes)
          Block(width: 20).probe("c", probes)
        }
        GridRow { Block(width: 100, height: 10).probe("wide", probes).gridCellColumns(3) }
      }
    }
  }

  @Test("cells over fewer columns widen them first")
  func nestedSpans() throws {
    // 10, 10, 10; 40 over two add 10 to each: 20, 20, 10. 80 over three add 10 to each: 30, 30, 20.
    try expectFrames(
      in: 80,
      40,
      ["a": [0, 0, 10, 20], "b": [30, 0, 10, 20], "c": [60, 0, 10, 20], "two": [0, 30, 40, 10]]
    ) { probes in
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(width: 10).probe("a", probes)
          Block(width: 10).probe("b", probes)
          Block(width: 10).probe("c", probes)
        }
        GridRow { Block(width: 80, height: 10).gridCellColumns(3) }
        GridRow { Block(width: 40, height: 10).probe("two", probes).gridCellColumns(2) }
      }
    }
  }

  @Test("flexible rows share the height that a rigid one leaves")
  func rows() throws {
    try expectFrames(
      in: 50,
      130,
      ["a": [0, 0, 50, 50], "b": [15, 50, 20, 30], "c": [0, 80, 50, 50]]
    ) { probes in
      Grid(verticalSpacing: 0) {
        GridRow { Color.red.probe("a", probes) }
        GridRow { Block(width: 20, height: 30).probe("b", probes) }
        GridRow { Color.red.probe("c", probes) }
      }
    }
  }

  @Test("a grid in a cell of a grid is as rigid as its cells")
  func nested() throws {
    // The inner one is 28 x 20; the outer columns are 28 and 40, 8 between: 76 in 100 from 12.
    try expectFrames(
      in: 100,
      48,
      ["x": [12, 0, 10, 20], "y": [30, 0, 10, 20], "below": [48, 28, 40, 20]]
    ) { probes in
      Grid {
        GridRow {
          Grid {
            GridRow {
              Block(width: 10).probe("x", probes)
              Block(width: 10).probe("y", probes)
            }
          }
        }
        GridRow {
          Block(width: 5)
          Block(width: 40).probe("below", probes)
        }
      }
    }
  }

  @Test("a rigid grid in a row is sized before a colour")
  func gridInRow() throws {
    try expectFrames(in: 100, 20, ["grid": [0, 0, 50, 20], "color": [50, 0, 50, 20]]) { probes in
      HStack(spacing: 0) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            Block(width: 20)
            Block(width: 30)
          }
        }
        .probe("grid", probes)
        Color.red.probe("color", probes)
      }
    }
  }

  @Test("a row's own alignment, and a column's, go before the grid's")
  func alignments() throws {
    // Rows 40 and 20; columns 50 and 20. The first row is aligned at the top, the first column at its end.
    try expectFrames(
      in: 70,
      60,
      [
        "a": [40, 0, 10, 10], "tall": [50, 0, 20, 40], "wide": [0, 40, 50, 20],
        "d": [55, 45, 10, 10],
      ]
    ) { probes in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Block(width: 10, height: 10).gridColumnAlignment(.trailing).probe("a", probes)
          Block(width: 20, height: 40).probe("tall", probes)
        }
        GridRow {
          Block(width: 50).probe("wide", probes)
          Block(width: 10, height: 10).probe("d", probes)
        }
      }
    }
  }

  @Test("a line that asks for no width gets the grid's, and leaves it as wide as its cells")
  func unsizedLine() throws {
    // 30 and 40 with 8 between are 78, in 300 from 111; rows of 20 and 2, 4 between.
    try expectFrames(
      in: 300,
      50,
      ["grid": [111, 0, 78, 50], "line": [111, 24, 78, 2], "d": [159, 30, 20, 20]]
    ) { probes in
      Grid(verticalSpacing: 4) {
        GridRow {
          Block(width: 30)
          Block(width: 40)
        }
        Color.red.frame(height: 2).gridCellUnsizedAxes(.horizontal).probe("line", probes)
        GridRow {
          Block(width: 10)
          Block(width: 20).probe("d", probes)
        }
      }
      .probe("grid", probes)
    }
  }

  @Test("an anchor puts a cell's point on the same point of its room")
  func anchors() throws {
    // The room is 60 x 40; a quarter of 60 - 20 and all of 40 - 10.
    try expectFrames(in: 60, 60, ["cell": [10, 30, 20, 10], "wide": [0, 40, 60, 20]]) { probes in
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(width: 20, height: 10).probe("cell", probes)
            .gridCellAnchor(UnitPoint(x: 0.25, y: 1))
          Block(width: 0, height: 40)
        }
        GridRow { Block(width: 60).probe("wide", probes) }
      }
    }
  }

  @Test("a grid without a proposal is as wide as its ideal cells")
  func ideal() throws {
    // A colour is 10 x 10 then; the block 30 x 20.
    try expectFrames(in: 100, 60, ["color": [26, 20, 10, 20], "block": [44, 20, 30, 20]]) {
      probes in
      Grid {
        GridRow {
          Color.red.probe("color", probes)
          Block(width: 30).probe("block", probes)
        }
      }
      .fixedSize()
    }
  }
}
