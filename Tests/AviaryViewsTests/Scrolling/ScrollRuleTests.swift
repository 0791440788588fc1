import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// What scroll views, lazy containers and safe areas do in layout, in both directions and at all scales.
@MainActor
@Suite("Scroll views and lazy containers in layout")
struct ScrollRuleTests {
  @Test("C1, C2: on its axis as long as proposed, on the other as long as its content wants")
  func axes() throws {
    try expectFrames(
      in: 200,
      100,
      ["column": [75, 0, 50, 100], "tall": [75, 0, 50, 400]]
    ) { probes in
      ScrollView { Block(width: 50, height: 400).probe("tall", probes) }.probe("column", probes)
    }
    try expectFrames(in: 200, 100, ["row": [0, 40, 200, 20], "short": [0, 40, 50, 20]]) { probes in
      ScrollView(.horizontal) { Block(width: 50).probe("short", probes) }.probe("row", probes)
    }
    try expectFrames(in: 200, 100, ["both": [0, 0, 200, 100], "block": [0, 0, 30, 400]]) { probes in
      ScrollView([.horizontal, .vertical]) {
        Block(width: 30, height: 400).probe("block", probes)
      }
      .probe("both", probes)
    }
    let ideal = ScrollView { Block(width: 50, height: 400) }
    #expect(try size(ideal, nil, nil) == CGSize(width: 50, height: 400))
  }

  @Test(
    "C3 (?), Z1: several views form a centred column with default gaps, on one axis and on both",
    arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]]
  )
  func severalViews(axes: Axis.Set) throws {
    let probes = Probes()
    _ = try Harness(
      ScrollView(axes) {
        Block(width: 30).probe("a", probes)
        Block(width: 50).probe("b", probes)
      },
      width: 200,
      height: 100
    )
    let (a, b) = (try #require(probes.frames["a"]), try #require(probes.frames["b"]))
    #expect(a.midX == b.midX)
    #expect(b.minY - a.maxY == 8)
  }

  @Test("C5: margins inset the content on all edges, and not what is drawn under them")
  func margins() throws {
    try expectFrames(
      in: 200,
      100,
      ["scroll": [65, 0, 70, 100], "content": [75, 10, 50, 400]]
    ) { probes in
      ScrollView { Block(width: 50, height: 400).probe("content", probes) }
        .contentMargins(10).probe("scroll", probes)
    }
    let harness = try Harness(
      ScrollView { Block(width: 50, height: 400) }.contentMargins(10),
      width: 200,
      height: 100
    )
    // The clip is the scroll view's, margins and all.
    #expect(harness.dump.contains("clip rect 0,0 70x100"))
  }

  @Test("C5: the room under a bar belongs to the content's margins")
  func safeAreas() throws {
    let harness = try Harness(
      ScrollView { Block(width: 50, height: 400) }.contentMargins(5)
        .safeAreaInset(edge: .bottom, spacing: 0) { Block(width: 50, height: 30) },
      width: 200,
      height: 100
    )
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    #expect(
      scroll.geometry.contentInsets == EdgeInsets(top: 5, leading: 5, bottom: 35, trailing: 5)
    )
    scroll.scroll(to: CGPoint(x: 0, y: 1_000))
    try harness.host.update()
    // At the end the content's last line is 5 above the bar: 400 - (100 - 30 - 5).
    #expect(scroll.offset.y == 335)
  }

  @Test("C6: a LazyVStack proposes its width and no height, and does not share what it has")
  func lazyColumn() throws {
    try expectFrames(
      in: 200,
      100,
      // Colours are 10 high where nothing is proposed; gaps are 8.
      ["lazy": [0, 36, 200, 28], "a": [0, 36, 200, 10], "b": [0, 54, 200, 10]]
    ) { probes in
      LazyVStack {
        Color.red.probe("a", probes)
        Color.red.probe("b", probes)
      }
      .probe("lazy", probes)
    }
  }

  @Test("C7: a LazyHStack is its mirror image")
  func lazyRow() throws {
    try expectFrames(
      in: 200,
      100,
      ["lazy": [86, 0, 28, 100], "a": [86, 0, 10, 100], "b": [104, 0, 10, 100]]
    ) { probes in
      LazyHStack {
        Color.red.probe("a", probes)
        Color.red.probe("b", probes)
      }
      .probe("lazy", probes)
    }
    #expect(try size(LazyHStack { Block(width: 30, height: 25) }, 99, nil).height == 25)
  }

  @Test("C8: headers and footers of a lazy stack span its width; those of a grid, the grid's")
  func headers() throws {
    try expectFrames(
      in: 200,
      100,
      ["header": [0, 20, 200, 12], "row": [75, 40, 50, 20], "footer": [0, 68, 200, 12]]
    ) { probes in
      LazyVStack {
        Section {
          Block(width: 50).probe("row", probes)
        } header: {
          Color.red.frame(height: 12).probe("header", probes)
        } footer: {
          Color.red.frame(height: 12).probe("footer", probes)
        }
      }
    }
  }

  @Test("C9, C10, C11: parts of a container, spans of them, lengths computed from it")
  func relativeFrames() throws {
    try expectFrames(
      in: 390,
      60,
      [
        "third": [0, 0, 122, 20], "two": [134, 0, 256, 20], "half": [402, 0, 195, 20],
      ],
      directions: [.leftToRight]
    ) { probes in
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          Color.red.frame(height: 20)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 12).probe("third", probes)
          Color.red.frame(height: 20)
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
            .probe("two", probes)
          Color.red.frame(height: 20)
            .containerRelativeFrame(.horizontal) { length, axis in
              axis == .horizontal ? length / 2 : 0
            }
            .probe("half", probes)
        }
      }
      .frame(height: 60, alignment: .top)
      .frame(maxHeight: .infinity, alignment: .top)
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test("C12: a bar takes its length and 8 at its edge, before, behind, above or below")
  func bars() throws {
    try expectFrames(
      in: 200,
      100,
      ["content": [0, 28, 162, 72], "top": [71, 0, 20, 20], "side": [170, 40, 30, 20]]
    ) { probes in
      Color.red.probe("content", probes)
        .safeAreaInset(edge: .top) { Block(width: 20).probe("top", probes) }
        .safeAreaInset(edge: .trailing) { Block(width: 30).probe("side", probes) }
    }
  }

  @Test("C13: what ignores the safe area is offered it too, at the edges that it names")
  func ignoring() throws {
    try expectFrames(
      in: 200,
      100,
      ["safe": [10, 20, 190, 80], "top": [10, 0, 190, 100], "all": [0, 0, 200, 100]]
    ) { probes in
      ZStack {
        Color.red.probe("safe", probes)
        Color.red.probe("top", probes).ignoresSafeArea(edges: .top)
        Color.red.probe("all", probes).ignoresSafeArea()
      }
      .safeAreaPadding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
    }
  }
}
