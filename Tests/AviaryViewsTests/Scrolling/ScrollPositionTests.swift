import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryStacks

@Observable private final class Model {
  var id: Int?
  var position = ScrollPosition(idType: Int.self)
}

private struct IDSubject: View {
  @Bindable var model: Model
  let probes: Probes
  var anchor: UnitPoint?

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000) { i in Block().probe("\(i)", probes) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $model.id, anchor: anchor)
  }
}

private struct PositionSubject: View {
  @Bindable var model: Model
  let probes: Probes

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<100) { i in Block().probe("\(i)", probes) } }
        .scrollTargetLayout()
    }
    .scrollPosition($model.position)
  }
}

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  private let probes = Probes()
  private let model = Model()

  private func show<V: View>(_ view: V) throws -> (Harness<V>, ScrollNode) {
    let harness = try Harness(view, width: 300, height: 200)
    return (harness, try #require(harness.root.node?.first(ScrollNode.self)))
  }

  @Test("Z8: setting the id moves as little as possible, scrolling sets it to the first in sight")
  func id() throws {
    let (harness, scroll) = try show(IDSubject(model: model, probes: probes))
    #expect(model.id == nil)
    model.id = 500
    try harness.host.update()
    #expect(probes.y("500") == 180)
    #expect(model.id == 500)
    scroll.scroll(to: CGPoint(x: 0, y: 2_010), byHand: true)
    try harness.host.update()
    #expect(model.id == 100)
    #expect(scroll.offset.y == 2_010)
  }

  @Test("With an anchor, the id is that of the view at the anchor")
  func idWithAnchor() throws {
    model.id = 10
    let (harness, scroll) = try show(IDSubject(model: model, probes: probes, anchor: .center))
    #expect(scroll.offset.y == 110)
    #expect(probes.y("10") == 90)
    scroll.scroll(to: CGPoint(x: 0, y: 2_000), byHand: true)
    try harness.host.update()
    #expect(model.id == 104 || model.id == 105)
  }

  @Test("A position asks for edges, points and views, and is told of people")
  func position() throws {
    let (harness, scroll) = try show(PositionSubject(model: model, probes: probes))
    model.position.scrollTo(edge: .bottom)
    try harness.host.update()
    #expect(scroll.offset.y == 1_800)
    model.position.scrollTo(y: 300)
    try harness.host.update()
    #expect(scroll.offset.y == 300)
    #expect(model.position.y == 300)
    model.position.scrollTo(id: 50, anchor: .top)
    try harness.host.update()
    #expect(scroll.offset.y == 1_000)
    #expect(!model.position.isPositionedByUser)
    scroll.scroll(to: CGPoint(x: 0, y: 615), byHand: true)
    try harness.host.update()
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 30)
    #expect(scroll.offset.y == 615)
    model.position.scrollTo(id: 50, anchor: .top)
    try harness.host.update()
    #expect(scroll.offset.y == 1_000)
  }

  @Test("Positions are equal if they ask for the same")
  func equality() {
    #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
    #expect(ScrollPosition(id: 1) != ScrollPosition(id: 2))
    var position = ScrollPosition(id: 1)
    position.scrollTo(id: 1)
    #expect(position != ScrollPosition(id: 1))
    #expect(position.viewID(type: Int.self) == 1)
    #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
  }
}

@MainActor
@Suite("Where scroll views come to rest")
struct ScrollTargetBehaviorTests {
  private func context(
    from origin: CGFloat,
    velocity: CGFloat = 0,
    frames: [CGRect] = [],
    sizeClass: UserInterfaceSizeClass = .compact
  ) -> ScrollTargetBehaviorContext {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: origin, y: 0, width: 100, height: 50)),
      velocity: CGVector(dx: velocity, dy: 0),
      contentSize: CGSize(width: 1_000, height: 50),
      containerSize: CGSize(width: 100, height: 50),
      axes: .horizontal,
      environment: environment,
      targetFrames: { _, _ in frames }
    )
  }

  private func rest(
    _ behavior: some ScrollTargetBehavior,
    at place: CGFloat,
    _ context: ScrollTargetBehaviorContext
  ) -> CGFloat {
    var target = ScrollTarget(rect: CGRect(x: place, y: 0, width: 100, height: 50))
    behavior.updateTarget(&target, context: context)
    return target.rect.minX
  }

  @Test(
    "C14: paging rests at multiples of the container's length, a page further at most",
    arguments: [(140.0, 100.0), (160, 200), (-30, 0), (730, 200), (95, 100)]
  )
  func paging(place: Double, expected: Double) {
    #expect(rest(.paging, at: place, context(from: 100)) == CGFloat(expected))
  }

  @Test("C14: view alignment rests at the start of the nearest view, within its limit")
  func viewAligned() {
    let frames = (0..<20).map { CGRect(x: 48 * $0, y: 0, width: 40, height: 50) }
    let still = context(from: 48, frames: frames)
    #expect(rest(.viewAligned, at: 130, still) == 144)
    // As phones limit it, and wide windows do not.
    #expect(rest(.viewAligned, at: 500, still) == 192)
    let wide = context(from: 48, frames: frames, sizeClass: .regular)
    #expect(rest(.viewAligned, at: 500, wide) == 480)
    #expect(rest(.viewAligned(limitBehavior: .alwaysByOne), at: 500, still) == 96)
    #expect(rest(.viewAligned(limitBehavior: .always), at: 500, still) == 192)
    #expect(rest(.viewAligned(limitBehavior: .never), at: 500, still) == 480)
    #expect(rest(.viewAligned, at: 5_000, wide) == 900)
    let flung = context(from: 48, velocity: 500, frames: frames)
    #expect(rest(.viewAligned(limitBehavior: .alwaysByOne), at: 55, flung) == 96)
    // Centres meet: 144 + 20 lies at the middle of 100.
    #expect(rest(.viewAligned(anchor: .center), at: 110, still) == 114)
  }

  @Test("A scroll view asks its behaviour, which knows lazy targets that were never mounted")
  func restingOffset() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<1_000) { _ in Block(height: 40) } }
          .scrollTargetLayout()
      }
      .contentMargins(.top, 7)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never)),
      width: 300,
      height: 200
    )
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    let rest = scroll.restingOffset(
      from: scroll.offset,
      proposed: CGPoint(x: 0, y: 20_012),
      velocity: .zero
    )
    #expect(near(rest.y, 20_000 - 7))
  }
}
