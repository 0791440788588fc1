import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Variations of the measured cases of this family, worked out by hand from the rules.
@MainActor
@Suite("Family scroll")
struct ScrollFamilyTests {
  @Test("margins on both scrolled axes")
  func marginsOnBothAxes() throws {
    try expectFrames(in: 100, 100, ["block": [10, 10, 300, 300], "view": [0, 0, 100, 100]]) {
      probes in
      ScrollView([.horizontal, .vertical]) {
        Block(width: 300, height: 300).probe("block", probes)
      }
      .contentMargins(10)
      .probe("view", probes)
    }
  }

  @Test("margins across a horizontal scroll view make it higher")
  func marginsAcross() throws {
    // 20 and 5 on both sides: 30 in 50.
    try expectFrames(in: 100, 50, ["view": [0, 10, 100, 30], "block": [0, 15, 300, 20]]) { probes in
      ScrollView(.horizontal) { Block(width: 300).probe("block", probes) }
        .contentMargins(.vertical, 5)
        .probe("view", probes)
    }
  }

  @Test("a first offset in the middle of both axes")
  func middle() throws {
    try expectFrames(in: 100, 100, ["block": [-100, -50, 300, 200]]) { probes in
      ScrollView([.horizontal, .vertical]) {
        Block(width: 300, height: 200).probe("block", probes)
      }
      .defaultScrollAnchor(.center)
    }
  }

  @Test("a first offset at the far corner, and small content there too")
  func farCorner() throws {
    try expectFrames(in: 100, 100, ["block": [-200, -100, 300, 200]]) { probes in
      ScrollView([.horizontal, .vertical]) {
        Block(width: 300, height: 200).probe("block", probes)
      }
      .defaultScrollAnchor(.bottomTrailing)
    }
    try expectFrames(in: 100, 100, ["small": [80, 70, 20, 30]]) { probes in
      ScrollView([.horizontal, .vertical]) {
        Block(width: 20, height: 30).probe("small", probes)
      }
      .defaultScrollAnchor(.bottomTrailing)
    }
  }

  @Test("a horizontal scroll view in a vertical one is as high as its content")
  func nested() throws {
    try expectFrames(
      in: 200,
      100,
      ["inner": [0, 0, 200, 40], "wide": [0, 0, 400, 40], "below": [50, 40, 100, 500]]
    ) { probes in
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Block(width: 400, height: 40).probe("wide", probes) }
            .probe("inner", probes)
          Block(width: 100, height: 500).probe("below", probes)
        }
      }
    }
  }

  @Test("in a row a scroll view is as wide as its content, a colour takes the rest")
  func inRow() throws {
    try expectFrames(in: 100, 50, ["scroll": [0, 0, 30, 50], "color": [30, 0, 70, 50]]) { probes in
      HStack(spacing: 0) {
        ScrollView { Block(width: 30, height: 300) }.probe("scroll", probes)
        Color.red.probe("color", probes)
      }
    }
  }

  @Test("in a column two scroll views share the height, whatever they hold")
  func inColumn() throws {
    try expectFrames(in: 100, 58, ["a": [40, 0, 20, 25], "b": [35, 33, 30, 25]]) { probes in
      VStack {
        ScrollView { Block(width: 20, height: 300) }.probe("a", probes)
        ScrollView { Block(width: 30, height: 5) }.probe("b", probes)
      }
    }
  }

  @Test("a scroll view of fixed size is as long as its content and its margins")
  func fixedSize() throws {
    // 120 + 2 * 10, in 100 from -20.
    try expectFrames(in: 60, 100, ["view": [10, -20, 40, 140], "block": [20, -10, 20, 120]]) {
      probes in
      ScrollView { Block(width: 20, height: 120).probe("block", probes) }
        .contentMargins(10)
        .fixedSize(horizontal: false, vertical: true)
        .probe("view", probes)
    }
  }

  @Test("scrolled to an anchor of a quarter, a row lies with its quarter on the room's")
  func quarter() throws {
    let probes = Probes()
    let harness = try Harness(
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { i in Block().probe("\(i)", probes).id(i) }
          }
        }
        .onAppear { proxy.scrollTo(10, anchor: UnitPoint(x: 0.5, y: 0.25)) }
      },
      width: 200,
      height: 100
    )
    // 0.25 * (100 - 20) from the top.
    #expect(probes.y("10") == 20)
    _ = harness
  }

  @Test("bars at both ends leave the content between them, rows pass below")
  func barsAtBothEnds() throws {
    try expectFrames(
      in: 100,
      100,
      ["content": [30, 20, 40, 300], "top": [0, 0, 100, 20], "bottom": [0, 70, 100, 30]]
    ) { probes in
      ScrollView { Block(width: 40, height: 300).probe("content", probes) }
        .frame(maxWidth: .infinity)
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.red.frame(height: 20).probe("top", probes)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.red.frame(height: 30).probe("bottom", probes)
        }
    }
  }

  @Test("half of a container within margins, in a row of a scrolled column")
  func relativeInColumn() throws {
    // (200 - 2 * 20) / 2 = 80 with no gap.
    try expectFrames(in: 200, 100, ["half": [20, 0, 80, 20], "rest": [100, 0, 80, 20]]) { probes in
      ScrollView {
        HStack(spacing: 0) {
          Color.red.frame(height: 20)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 0).probe("half", probes)
          Color.red.frame(height: 20)
            .containerRelativeFrame(.horizontal) { length, _ in length / 2 }.probe("rest", probes)
        }
      }
      .contentMargins(.horizontal, 20)
    }
  }
}
