import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Variations of the measured cases of this family, worked out by hand from the rules.
@MainActor
@Suite("Family lazy")
struct LazyFamilyTests {
  private func cells(_ count: Int, _ probes: Probes, width: CGFloat? = nil) -> some View {
    ForEach(0..<count, id: \.self) {
      Color.red.frame(width: width, height: 20).probe("\($0)", probes)
    }
  }

  @Test("a fixed, a limited and an adaptive item side by side")
  func mixedItems() throws {
    // Gaps of 4 and 8 and the fixed 50 leave 238. The limited item could have 119 and takes 60; the adaptive one
    // has 178: four of 38.5 with gaps of 8.
    try expectFrames(
      in: 300,
      48,
      [
        "0": [0, 0, 50, 20], "1": [54, 0, 60, 20], "2": [122, 0, 38.5, 20],
        "3": [168.5, 0, 38.5, 20], "5": [261.5, 0, 38.5, 20], "6": [0, 28, 50, 20],
      ]
    ) { probes in
      LazyVGrid(columns: [
        GridItem(.fixed(50), spacing: 4), GridItem(.flexible(minimum: 20, maximum: 60)),
        GridItem(.adaptive(minimum: 30)),
      ]) { cells(7, probes) }
    }
  }

  @Test("adaptive columns at their greatest width leave room on both sides")
  func adaptiveMaximum() throws {
    // Three of at least 50; 61.33 would fit, 60 is the most: 196 in 200.
    try expectFrames(
      in: 200,
      20,
      ["0": [2, 0, 60, 20], "1": [70, 0, 60, 20], "2": [138, 0, 60, 20]]
    ) { probes in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 60))]) { cells(3, probes) }
    }
  }

  @Test("an item that can't shrink after one that took its share makes the grid overflow")
  func overflow() throws {
    // 96 and 140 are 244 in 200, from -22. At 244 the shares are 118 and 140: 266, which begin 11 before the grid.
    try expectFrames(
      in: 200,
      20,
      ["grid": [-22, 0, 244, 20], "0": [-33, 0, 118, 20], "1": [93, 0, 140, 20]]
    ) { probes in
      LazyVGrid(columns: [GridItem(), GridItem(.flexible(minimum: 140))]) { cells(2, probes) }
        .probe("grid", probes)
    }
  }

  @Test("a horizontal grid fills column by column")
  func horizontalGrid() throws {
    // Rows of 30 and 62; columns of 20, 5 between: 45 in 100 from 27.5.
    try expectFrames(
      in: 100,
      100,
      ["0": [27.5, 0, 20, 30], "1": [27.5, 38, 20, 62], "2": [52.5, 0, 20, 30]]
    ) { probes in
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem()], spacing: 5) {
        ForEach(0..<3) { Color.red.frame(width: 20).probe("\($0)", probes) }
      }
    }
  }

  @Test("each row is as high as its highest cell, and items align their own cells")
  func rowHeights() throws {
    // Rows of 40 and 20, 10 between; the first column at the bottom leading corner, the second in the middle.
    try expectFrames(
      in: 108,
      70,
      [
        "a": [0, 30, 20, 10], "b": [68, 0, 30, 40], "c": [0, 50, 50, 20], "d": [78, 55, 10, 10],
      ]
    ) { probes in
      LazyVGrid(columns: [GridItem(alignment: .bottomLeading), GridItem()], spacing: 10) {
        Block(width: 20, height: 10).probe("a", probes)
        Block(width: 30, height: 40).probe("b", probes)
        Color.red.frame(height: 20).probe("c", probes)
        Block(width: 10, height: 10).probe("d", probes)
      }
    }
  }

  @Test("a lazy column at its end edge, with rows that overlap")
  func lazyColumn() throws {
    // 20 + 20 - 5 = 35 high, in 50 from 7.5.
    try expectFrames(
      in: 100,
      50,
      ["stack": [0, 7.5, 100, 35], "a": [70, 7.5, 30, 20], "b": [40, 22.5, 60, 20]]
    ) { probes in
      LazyVStack(alignment: .trailing, spacing: -5) {
        Block(width: 30).probe("a", probes)
        Block(width: 60).probe("b", probes)
      }
      .probe("stack", probes)
    }
  }

  @Test("a lazy row in a scroll view, aligned at the bottom, within margins")
  func lazyRow() throws {
    try expectFrames(
      in: 100,
      60,
      ["a": [5, 35, 20, 20], "b": [28, 25, 20, 30], "scroll": [0, 0, 100, 60]]
    ) { probes in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 3) {
          Block(width: 20).probe("a", probes)
          Block(width: 20, height: 30).probe("b", probes)
        }
      }
      .contentMargins(5)
      .probe("scroll", probes)
    }
  }

  @Test("a flexible row of a lazy column is as high as its ideal")
  func idealRows() throws {
    // A colour 10, a frame's ideal 30, a text of two lines 48: 88 with no gaps.
    try expectFrames(
      in: 100,
      88,
      ["color": [0, 0, 100, 10], "ideal": [0, 10, 100, 30], "text": [15, 40, 70, 48]]
    ) { probes in
      LazyVStack(spacing: 0) {
        Color.red.probe("color", probes)
        Color.red.frame(minHeight: 5, idealHeight: 30).probe("ideal", probes)
        Text(verbatim: "aaaaaaa bbbbb").font(.system(size: 20)).probe("text", probes)
      }
    }
  }
}
