import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Rows: View {
  let probes: Probes
  var count = 20
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { i in
        Block(width: 120).probe("row\(i)", probes).id(i)
      }
    }
    .probe("content", probes)
  }
}

/// Numbers measured on Apple's SwiftUI: goldens scroll/*.
@MainActor
@Suite("ScrollView layout")
struct ScrollViewTests {
  private let probes = Probes()

  private func show(
    _ view: some View,
    width: CGFloat = 300,
    height: CGFloat = 200
  ) throws -> Harness<some View> {
    try Harness(
      view.frame(width: width, height: height),
      width: width,
      height: height
    )
  }

  private func scroll(_ harness: Harness<some View>) throws -> ScrollNode {
    try #require(harness.root.node?.first(ScrollNode.self))
  }

  @Test("C1, C2: as long as proposed, as wide as its content")
  func vertical() throws {
    _ = try show(ScrollView { Rows(probes: probes, count: 3) }.probe("scroll", probes))
    #expect(probes.frames["scroll"] == CGRect(x: 90, y: 0, width: 120, height: 200))
    #expect(probes.frames["content"] == CGRect(x: 90, y: 0, width: 120, height: 60))
  }

  @Test("C2: content wider than the room widens the scroll view")
  func wide() throws {
    _ = try show(
      ScrollView { Block(width: 400, height: 400).probe("content", probes) }
        .probe("scroll", probes)
    )
    #expect(probes.frames["content"] == CGRect(x: -50, y: 0, width: 400, height: 400))
    #expect(probes.frames["scroll"] == CGRect(x: -50, y: 0, width: 400, height: 200))
  }

  @Test("C3, Z1: several views form a centred column, whatever the axes")
  func children() throws {
    func blocks(_ name: String) -> some View {
      Group {
        Block(width: 22, height: 16).probe("\(name)Top", probes)
        Block(width: 60, height: 30).probe("\(name)Block", probes)
      }
    }
    _ = try show(
      HStack(alignment: .top, spacing: 20) {
        ScrollView { blocks("v") }.probe("vScroll", probes)
        ScrollView(.horizontal) { blocks("h") }.probe("hScroll", probes)
      }
    )
    #expect(probes.frames["vScroll"] == CGRect(x: 0, y: 0, width: 60, height: 200))
    #expect(probes.frames["vTop"]?.origin == CGPoint(x: 19, y: 0))
    #expect(probes.frames["vBlock"]?.origin == CGPoint(x: 0, y: 24))
    #expect(probes.frames["hScroll"] == CGRect(x: 80, y: 0, width: 220, height: 54))
    #expect(probes.frames["hTop"]?.origin == CGPoint(x: 99, y: 0))
    #expect(probes.frames["hBlock"]?.origin == CGPoint(x: 80, y: 24))
  }

  @Test("C4: defaultScrollAnchor(.bottom) shows the end first")
  func anchorBottom() throws {
    _ = try show(
      ScrollView { Rows(probes: probes) }.defaultScrollAnchor(.bottom).probe("scroll", probes)
    )
    #expect(probes.frames["content"] == CGRect(x: 90, y: -200, width: 120, height: 400))
    #expect(probes.y("row19") == 180)
  }

  @Test("C4: small content lies at the start, or at the anchor for alignment")
  func alignment() throws {
    let harness = try show(
      ScrollView { Block(height: 20).probe("a", probes) }
        .defaultScrollAnchor(.center, for: .alignment)
    )
    #expect(probes.y("a") == 90)
    #expect(try scroll(harness).geometry.contentOffset.y == -90)
    _ = try show(ScrollView { Block(height: 20).probe("b", probes) })
    #expect(probes.y("b") == 0)
  }

  @Test("Z8: an anchor for size changes holds only if it already held")
  func sizeChanges() throws {
    let model = RowsModel()
    struct Subject: View {
      let model: RowsModel
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { _ in Block() } } }
          .defaultScrollAnchor(.bottom)
      }
    }
    let harness = try Harness(Subject(model: model), width: 300, height: 200)
    let scroll = try scroll(harness)
    #expect(scroll.offset.y == 200)
    model.count = 30
    try harness.host.update()
    #expect(scroll.offset.y == 400)
    scroll.scroll(to: CGPoint(x: 0, y: 100))
    try harness.host.update()
    model.count = 40
    try harness.host.update()
    #expect(scroll.offset.y == 100)
  }

  @Test("C5, Z6: margins across widen the scroll view, the offset starts at minus the inset")
  func margins() throws {
    let harness = try show(
      ScrollViewReader { proxy in
        ScrollView { Rows(probes: probes) }.probe("scroll", probes)
          .contentMargins(16)
          .contentMargins(.top, 20, for: .scrollContent)
          .onAppear { proxy.scrollTo(3, anchor: .top) }
      }
    )
    let scroll = try scroll(harness)
    #expect(probes.frames["scroll"] == CGRect(x: 74, y: 0, width: 152, height: 200))
    #expect(probes.frames["row3"]?.origin == CGPoint(x: 90, y: 20))
    let geometry = scroll.geometry
    #expect(geometry.contentOffset == CGPoint(x: -16, y: 40))
    #expect(geometry.containerSize == CGSize(width: 120, height: 164))
    #expect(geometry.bounds == CGRect(x: -16, y: 40, width: 120, height: 164))
    #expect(geometry.visibleRect == CGRect(x: -16, y: 40, width: 152, height: 200))
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16))
    scroll.scroll(to: CGPoint(x: 0, y: -1_000))
    try harness.host.update()
    #expect(scroll.offset == CGPoint(x: -16, y: -20))
    scroll.scroll(to: CGPoint(x: 0, y: 1_000))
    try harness.host.update()
    #expect(scroll.offset.y == 216)
  }

  @Test("The bounds begin at minus the content inset, and move as the content does")
  func bounds() throws {
    let harness = try show(
      ScrollView { Rows(probes: probes) }.contentMargins(.vertical, 20, for: .scrollContent)
    )
    let scroll = try scroll(harness)
    #expect(scroll.geometry.bounds.minY == -20)
    scroll.scroll(to: CGPoint(x: 0, y: 180))
    try harness.host.update()
    #expect(scroll.geometry.bounds.minY == 180)
    #expect(scroll.geometry.contentOffset.y == 180)
  }

  @Test("Z8: scrollTo moves as little as possible without an anchor, else to the anchor")
  func scrollTo() throws {
    let goal = ScrollGoal()
    struct Subject: View {
      let goal: ScrollGoal
      let probes: Probes
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView { Rows(probes: probes) }
            .onChange(of: goal.row) { proxy.scrollTo(goal.row, anchor: goal.anchor) }
        }
      }
    }
    _ = goal
    let harness = try show(Subject(goal: goal, probes: probes))
    func go(_ row: Int, _ anchor: UnitPoint?) throws -> CGFloat? {
      goal.anchor = anchor
      goal.row = row
      try harness.host.update()
      return probes.y("content")
    }
    #expect(try go(15, nil) == -120)
    #expect(try go(3, .top) == -60)
    #expect(try go(10, .center) == -110)
    #expect(try go(0, nil) == 0)
    #expect(try go(19, .top) == -200)
    #expect(try go(18, nil) == -200)
  }

  @Test(
    "scrollTo finds a ForEach's elements, views in nested stacks, and what the same change brings"
  )
  func scrollToElements() throws {
    let model = RowsModel()
    struct Subject: View {
      let model: RowsModel
      let probes: Probes
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<model.count, id: \.self) { i in Block().probe("\(i)", probes) }
              HStack { VStack { Block().id("deep").probe("deep", probes) }.padding(5) }
            }
          }
          .onChange(of: model.count) { proxy.scrollTo(model.count - 1, anchor: .bottom) }
          .onChange(of: model.goal) { proxy.scrollTo("deep", anchor: .bottom) }
        }
      }
    }
    let harness = try show(Subject(model: model, probes: probes))
    model.count = 40
    try harness.host.update()
    #expect(probes.y("39") == 180)
    model.goal = 1
    try harness.host.update()
    #expect(probes.y("deep") == 180)
  }

  @Test("onScrollGeometryChange reports at first and on each change")
  func geometryChange() throws {
    let log = ScrollLog()
    let harness = try show(
      ScrollView { Rows(probes: probes) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
          MainActor.assumeIsolated { log.entries.append("\(old)-\(new)") }
        }
    )
    #expect(log.entries == ["0.0-0.0"])
    try scroll(harness).scroll(to: CGPoint(x: 0, y: 50))
    try harness.host.update()
    #expect(log.entries == ["0.0-0.0", "0.0-50.0"])
  }

  @Test("onScrollVisibilityChange tells of views that come into sight by half")
  func visibilityChange() throws {
    let log = ScrollLog()
    let harness = try show(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { i in
            Block().onScrollVisibilityChange { isVisible in
              MainActor.assumeIsolated { if i == 10 { log.entries.append("\(isVisible)") } }
            }
          }
        }
      }
    )
    #expect(log.entries == [])
    let scroll = try scroll(harness)
    for y in [9, 11, 215] {
      scroll.scroll(to: CGPoint(x: 0, y: CGFloat(y)))
      try harness.host.update()
    }
    #expect(log.entries == ["true", "false"])
  }

  @Test("C9, C10, C11: a relative frame is the container without margins, or parts of it")
  func containerRelative() throws {
    _ = try show(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<100) { i in
            Color.red.frame(height: 20)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 12).probe("\(i)", probes)
          }
        }
      },
      width: 390,
      height: 100
    )
    #expect(probes.frames["0"]?.width == 122)
    #expect(probes.frames["1"]?.minX == 134)
    #expect(probes.frames.count == 3)
    _ = try show(
      ScrollView {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).probe("whole", probes)
        Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.probe(
          "half",
          probes
        )
      }
      .contentMargins(10)
    )
    #expect(probes.frames["whole"]?.size == CGSize(width: 280, height: 180))
    #expect(probes.frames["half"]?.height == 90)
    _ = try Harness(
      VStack { Color.red.containerRelativeFrame(.horizontal).probe("window", probes) },
      width: 390,
      height: 844
    )
    #expect(probes.frames["window"]?.width == 390)
  }

  @Test("A horizontal scroll view in a column is as high as content of relative width")
  func containerRelativeHeight() throws {
    _ = try show(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<3) { _ in
                Color.red.aspectRatio(1, contentMode: .fit)
                  .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
              }
            }
          }
          .contentMargins(.horizontal, 20, for: .scrollContent)
          .probe("row", probes)
          Block().probe("below", probes)
        }
      },
      width: 390,
      height: 844
    )
    // Two and the gap fill 350, not the 390 that the outer scroll view has.
    #expect(probes.frames["row"]?.height == 170)
    #expect(probes.frames["below"]?.minY == 170)
  }

  @Test("Indicators are drawn at rest where they are visible and there is something to scroll")
  func indicators() throws {
    func bars(_ count: Int, _ visibility: ScrollIndicatorVisibility) throws -> Int {
      let harness = try Harness(
        ScrollView { Rows(probes: probes, count: count) }.scrollIndicators(visibility),
        width: 300,
        height: 200
      )
      return harness.dump.components(separatedBy: "#80808080").count - 1
    }
    #expect(try bars(20, .visible) == 1)
    #expect(try bars(3, .visible) == 0)
    #expect(try bars(20, .automatic) == 0)
    #expect(try bars(20, .hidden) == 0)
  }

  @Test("Content is clipped, unless that is disabled")
  func clipping() throws {
    let clipped = try Harness(ScrollView { Rows(probes: probes) }, width: 300, height: 200)
    #expect(clipped.dump.contains("clip"))
    let free = try Harness(
      ScrollView { Rows(probes: probes) }.scrollClipDisabled(),
      width: 300,
      height: 200
    )
    #expect(!free.dump.contains("clip"))
  }
}

@Observable final class RowsModel {
  var count = 20
  var goal = 0
}

@Observable final class ScrollGoal {
  var row = -1
  var anchor: UnitPoint?
}

@MainActor final class ScrollLog {
  var entries: [String] = []
}
