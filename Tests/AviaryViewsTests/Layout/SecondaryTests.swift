import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Overlays, backgrounds and ZStacks as views.
@MainActor
@Suite("Views over and behind others")
struct SecondaryTests {
  @Test("O1: the secondary view is proposed the primary's size, and lies by the guides of both")
  func proposal() throws {
    try expectFrames(
      in: 200,
      100,
      [
        "primary": [60, 30, 80, 40], "fill": [60, 30, 80, 40], "badge": [130, 30, 10, 10],
        // The primary's leading guide is 20 in, so the secondary's leading edge lies there.
        "guided": [80, 30, 5, 5],
      ]
    ) { probes in
      Block(width: 80, height: 40)
        .alignmentGuide(.leading) { _ in 20 }
        .probe("primary", probes)
        .background { Color.red.probe("fill", probes) }
        .overlay(alignment: .topTrailing) { Block(width: 10, height: 10).probe("badge", probes) }
        .overlay(alignment: .topLeading) { Block(width: 5, height: 5).probe("guided", probes) }
    }
  }

  @Test("O2: several views in an overlay lie as in a ZStack of that alignment, guides and all")
  func several() throws {
    @ViewBuilder func content(_ probes: Probes) -> some View {
      Block(width: 30, height: 20).alignmentGuide(.leading) { _ in 10 }.probe("a", probes)
      Block(width: 10, height: 10).probe("b", probes)
    }
    // Their leading guides meet, and meet the primary's: a begins 10 before b, which begins where the primary does.
    let expected: [String: [CGFloat]] = ["a": [50, 30, 30, 20], "b": [60, 30, 10, 10]]
    try expectFrames(in: 200, 100, expected) { probes in
      Block(width: 80, height: 40).overlay(alignment: .topLeading) { content(probes) }
    }
    try expectFrames(in: 200, 100, expected) { probes in
      Block(width: 80, height: 40).overlay(alignment: .topLeading) {
        ZStack(alignment: .topLeading) { content(probes) }
      }
    }
    try expectFrames(in: 200, 100, ["a": [95, 40, 30, 20], "b": [105, 45, 10, 10]]) { probes in
      // Centred: a lies on the primary's middle at 100 but for its own guide, which only `.leading` heeds.
      Block(width: 80, height: 40).background {
        Block(width: 30, height: 20).probe("a", probes).offset(x: 0)
        Block(width: 10, height: 10).probe("b", probes)
      }
      .padding(.leading, 20)
    }
  }

  @Test("O3: a secondary view has no say in the layout, however large; guides are the primary's")
  func noSay() throws {
    try expectFrames(
      in: 200,
      100,
      ["huge": [0, -30, 300, 160], "next": [190, 40, 10, 20], "primary": [110, 40, 80, 20]]
    ) { probes in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Spacer(minLength: 0)
        Block(width: 80).probe("primary", probes)
          .overlay {
            Block(width: 300, height: 160).alignmentGuide(.firstTextBaseline) { _ in 0 }
              .probe("huge", probes)
          }
        Block(width: 10).probe("next", probes)
      }
    }
  }

  @Test("O4: a shape behind a view is proposed its size; a bare style reaches into safe areas")
  func styles() throws {
    let shaped = try drawing(Color.red.padding(4).background(.blue, in: Circle()))
    #expect(shaped.first == "fill ellipse 5,0 10x10 #007aff")
    let bare = Color.red.background(.blue).safeAreaInset(edge: .bottom, spacing: 0) {
      Color.green.frame(height: 30)
    }
    #expect(try drawing(bare, width: 100, height: 100).contains("fill rect 0,0 100x100 #007aff"))
  }

  @Test("O5: a border and a stroke border lie inside of the bounds, a stroke on the outline")
  func borders() throws {
    #expect(
      try drawing(Color.red.border(.blue, width: 2)).last
        == "stroke rect 1,1 18x8 #007aff width 2"
    )
    #expect(
      try drawing(Rectangle().strokeBorder(.blue, lineWidth: 4))
        == ["stroke rect 2,2 16x6 #007aff width 4"]
    )
    #expect(
      try drawing(Rectangle().stroke(.blue, lineWidth: 4))
        == ["stroke rect 0,0 20x10 #007aff width 4"]
    )
    try expectFrames(in: 60, 60, ["view": [20, 20, 20, 20]]) { probes in
      Block(width: 20).border(.red, width: 8).probe("view", probes)
    }
  }

  @Test("O6: a ZStack covers its children of the highest priority, and proposes its size to all")
  func zStack() throws {
    try expectFrames(
      in: 200,
      100,
      ["stack": [75, 35, 50, 30], "fill": [75, 35, 50, 30], "large": [60, 10, 80, 80]]
    ) { probes in
      ZStack {
        Color.red.probe("fill", probes)
        Block(width: 80, height: 80).probe("large", probes)
        Block(width: 50, height: 30).layoutPriority(1)
      }
      .probe("stack", probes)
    }
  }

  @Test("O6 (?): a child's own guide makes a ZStack larger, as it does a stack")
  func zStackGuides() throws {
    try expectFrames(
      in: 100,
      100,
      ["stack": [20, 25, 60, 50], "moved": [40, 25, 40, 40], "plain": [20, 25, 50, 50]]
    ) { probes in
      ZStack(alignment: .topLeading) {
        Block(width: 50, height: 50).probe("plain", probes)
        Block(width: 40, height: 40).alignmentGuide(.leading) { _ in -20 }.probe("moved", probes)
      }
      .probe("stack", probes)
    }
  }

  @Test("O7: a ZStack draws in order, the last child on top, all centred")
  func order() throws {
    #expect(
      try drawing(
        ZStack {
          Color.red
          Color.blue.frame(width: 4, height: 4)
        }
      ) == ["fill rect 0,0 20x10 #ff3b30", "at 8,3", "fill rect 0,0 4x4 #007aff"]
    )
  }

  @Test("O8: clips, masks and round corners leave the layout as it is")
  func clips() throws {
    let expected: [String: [CGFloat]] = ["first": [30, 10, 20, 20], "second": [50, 10, 20, 20]]
    func check(@ViewBuilder _ change: @escaping (AnyView) -> some View) throws {
      try expectFrames(in: 100, 40, expected) { probes in
        HStack(spacing: 0) {
          change(AnyView(Block(width: 20).probe("first", probes)))
          Block(width: 20).probe("second", probes)
        }
      }
    }
    try check { $0.clipShape(.circle) }
    try check { $0.clipped() }
    try check { $0.cornerRadius(9) }
    try check { $0.mask { Color.black.frame(width: 500) } }
  }
}
