import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Cells of lazy grids in both directions and at all scales; tracks alone are in AviaryLayoutTests.
@MainActor
@Suite("Cells of lazy grids")
struct LazyGridRuleTests {
  @Test("R8: a grid takes all the width, and its alignment places columns that need less")
  func alignment() throws {
    for (alignment, start) in [(HorizontalAlignment.leading, 0), (.center, 26), (.trailing, 52)] {
      let x = CGFloat(start)
      try expectFrames(
        in: 200,
        40,
        ["grid": [0, 10, 200, 20], "a": [x, 10, 70, 20], "b": [x + 78, 10, 70, 20]]
      ) { probes in
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.fixed(70))], alignment: alignment) {
          Color.red.frame(height: 20).probe("a", probes)
          Color.red.frame(height: 20).probe("b", probes)
        }
        .probe("grid", probes)
      }
    }
  }

  @Test("R9: cells are proposed their column's width, then also the height of their row")
  func cells() throws {
    try expectFrames(
      in: 208,
      100,
      [
        "flexible": [0, 30, 100, 40], "rigid": [108, 30, 30, 40], "low": [0, 30, 20, 10],
      ]
    ) { probes in
      LazyVGrid(
        columns: [GridItem(alignment: .topLeading), GridItem(alignment: .topLeading)]
      ) {
        ZStack(alignment: .topLeading) {
          Color.red.probe("flexible", probes)
          Block(width: 20, height: 10).probe("low", probes)
        }
        Block(width: 30, height: 40).probe("rigid", probes)
      }
    }
  }

  @Test(
    "R10: rows are 8 apart unless the grid says otherwise",
    arguments: [nil, 0, 25] as [CGFloat?]
  )
  func rowSpacing(spacing: CGFloat?) throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50))], spacing: spacing) {
      Block(width: 50); Block(width: 50); Text("x").frame(height: 20)
    }
    #expect(try size(grid, 50, nil).height == 60 + 2 * (spacing ?? 8))
  }

  @Test("R11: cells fill row by row, the last one from the start; a section begins a row")
  func rows() throws {
    try expectFrames(
      in: 108,
      200,
      [
        "0": [0, 36, 50, 20], "1": [58, 36, 50, 20], "2": [0, 64, 50, 20],
        "header": [0, 92, 108, 16], "3": [0, 116, 50, 20], "footer": [0, 144, 108, 20],
      ]
    ) { probes in
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        ForEach(0..<3) { Block(width: 50).probe("\($0)", probes) }
        Section {
          Block(width: 50).probe("3", probes)
        } header: {
          Color.red.frame(height: 16).probe("header", probes)
        } footer: {
          Color.red.frame(height: 20).probe("footer", probes)
        }
      }
    }
  }
}
