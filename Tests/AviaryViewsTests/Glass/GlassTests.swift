import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryInteraction
@testable import AviaryStacks

private struct Row: View {
  @Namespace private var space
  let spacing: CGFloat?
  var union = false

  private func drop(_ number: Int) -> some View {
    Color.clear.frame(width: 40, height: 40).glassEffect()
      .glassEffectID(number, in: space)
      .glassEffectUnion(id: union ? "all" : nil, namespace: space)
  }

  var body: some View {
    GlassEffectContainer(spacing: spacing) {
      HStack(spacing: 10) {
        drop(1)
        drop(2)
      }
    }
  }
}

@MainActor
@Suite("Glass")
struct GlassTests {
  private func layers(_ view: some View) throws -> [String] { glass(try Harness(view).dump) }

  private func glass(_ dump: String) -> [String] {
    dump.split(separator: "\n").map(String.init)
      .filter { $0.contains("backdrop") && $0.contains("refraction") }
  }

  @Test("A layer alone is drawn behind its view, and bends what is behind it")
  func alone() throws {
    let glass = try layers(Color.clear.frame(width: 40, height: 40).glassEffect())
    #expect(glass.count == 1)
    #expect(try layers(Text(verbatim: "a").glassEffect(.identity)).isEmpty)
    #expect(try layers(Text(verbatim: "a").glassEffect(.regular, isEnabled: false)).isEmpty)
  }

  @Test("Who wants less transparency gets an opaque layer")
  func opaque() throws {
    let glass = Color.clear.frame(width: 40, height: 40).glassEffect()
      .transformEnvironment(\.accessibilitySettings) { $0.reduceTransparency = true }
    #expect(try layers(glass).isEmpty)
  }

  @Test("A container draws the layers inside as one outline for each kind")
  func container() throws {
    #expect(try layers(Row(spacing: 0)).count == 1)
    let two = GlassEffectContainer {
      Color.clear.frame(width: 9, height: 9).glassEffect()
      Color.clear.frame(width: 9, height: 9).glassEffect(.clear)
      Color.clear.frame(width: 9, height: 9).glassEffect(.regular.tint(.red))
    }
    #expect(try layers(two).count == 3)
  }

  @Test("Glass buttons have sizes, and are faint where they are disabled")
  func buttons() throws {
    func size(_ size: ControlSize) throws -> CGSize {
      let button = Button {
      } label: {
        Text(verbatim: "a")
      }.buttonStyle(.glass).controlSize(size)
      return try Harness(button, width: nil, height: nil).size
    }
    let heights = try [ControlSize.small, .regular, .large, .extraLarge].map { try size($0).height }
    #expect(heights == heights.sorted() && Set(heights).count == 4, "\(heights)")
    let faint = Button {
    } label: {
      Text(verbatim: "a")
    }.buttonStyle(.glass).disabled(true)
    #expect(try Harness(faint).dump.contains("#3c3c434"))
  }

  @Test("A container inside of another draws its own layers")
  func nested() throws {
    let view = GlassEffectContainer { Row(spacing: 0) }
    #expect(try layers(view).count == 1)
  }

  // MARK: - Outlines

  private let space = Namespace().wrappedValue

  private func drop(
    _ name: some Hashable & Sendable,
    _ frame: CGRect,
    union: Bool = false,
    transition: GlassEffectTransition = .matchedGeometry
  ) -> GlassDrop {
    GlassDrop(
      GlassLayer(
        id: GlassLayer.ID(namespace: space, value: AnyHashable(name)),
        bounds: Anchor(value: frame) { value, _ in value },
        shape: AnyShape(Rectangle()),
        glass: .regular,
        union: union ? GlassLayer.ID(namespace: space, value: AnyHashable("u")) : nil,
        transition: transition
      ),
      frame: frame
    )
  }

  private func outline(_ frames: [CGRect], spacing: CGFloat, union: Bool = false) -> GlassOutline {
    GlassOutline(
      frames.enumerated().map { drop($0.offset, $0.element, union: union) },
      spacing: spacing
    )
  }

  private let left = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let right = CGRect(x: 50, y: 0, width: 40, height: 40)
  private let below = CGRect(x: 0, y: 46, width: 40, height: 40)

  @Test("Layers nearer than the spacing flow together, side by side and one above the other")
  func flow() {
    let between = CGPoint(x: 45, y: 20)
    #expect(!outline([left, right], spacing: 0).path(in: .zero).contains(between))
    #expect(!outline([left, right], spacing: 10).path(in: .zero).contains(between))
    #expect(outline([left, right], spacing: 20).path(in: .zero).contains(between))
    #expect(outline([left, below], spacing: 20).path(in: .zero).contains(CGPoint(x: 20, y: 43)))
    // The neck is less high than they are, and the nearer they are the higher.
    #expect(!outline([left, right], spacing: 20).path(in: .zero).contains(CGPoint(x: 45, y: 2)))
    let near = CGRect(x: 42, y: 0, width: 40, height: 40)
    #expect(outline([left, near], spacing: 20).path(in: .zero).contains(CGPoint(x: 41, y: 9)))
    #expect(!outline([left, right], spacing: 20).path(in: .zero).contains(CGPoint(x: 45, y: 9)))
  }

  @Test(
    "Of layers that lie over each other at their ends the notch is filled, deep in each other nothing"
  )
  func notch() throws {
    let over = CGRect(x: 36, y: 0, width: 40, height: 40)
    let bridge = try #require(GlassBridge(left, over, spacing: 20))
    #expect(bridge.path.contains(CGPoint(x: 38, y: 6)))
    #expect(!bridge.path.contains(CGPoint(x: 38, y: 1)))
    #expect(GlassBridge(left, CGRect(x: 8, y: 0, width: 40, height: 40), spacing: 20) == nil)
    #expect(GlassBridge(left, left, spacing: 20) == nil)
    let column = try #require(
      GlassBridge(left, CGRect(x: 2, y: 36, width: 40, height: 40), spacing: 20)
    )
    #expect(column.path.contains(CGPoint(x: 8, y: 38)))
  }

  @Test("Layers of one union are one shape over the space of all")
  func union() {
    let path = outline([left, right], spacing: 0, union: true).path(in: .zero)
    #expect(path.contains(CGPoint(x: 45, y: 1)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 90, height: 40))
  }

  @Test(
    "What is empty, or of no number, flows into nothing",
    arguments: [CGRect.zero, CGRect(x: 45, y: 0, width: 0, height: 40)]
  )
  func empty(frame: CGRect) {
    #expect(GlassBridge(left, frame, spacing: 20) == nil)
    #expect(outline([left, frame], spacing: 20).path(in: .zero).boundingRect == left)
    #expect(outline([], spacing: 20).path(in: .zero).isEmpty)
  }

  // MARK: - On the way

  @Test(
    "On its way a layer that has come begins at the one nearest to it, in its place without being there, or in its place"
  )
  func births() throws {
    let old = GlassDrops([drop("a", left)]).animatableData
    let cases: [(GlassEffectTransition, CGRect, CGFloat)] = [
      (.matchedGeometry, left, 0), (.materialize, right, 0), (.identity, right, 1),
      (.matchedGeometry(properties: .position), left, 0),
      (.matchedGeometry(properties: .size), right, 0),
    ]
    for (transition, birth, presence) in cases {
      var new = GlassDrops([drop("a", left), drop("b", right, transition: transition)])
      let target = new.animatableData
      let way = target - old
      // At the start all of the way remains.
      new.animatableData = target - way
      #expect(new.drops.map(\.frame) == [left, birth], "\(transition)")
      #expect(new.drops.map(\.presence) == [1, presence], "\(transition)")
      new.animatableData = target - way.scaled(by: 0.5)
      #expect(new.drops[1].presence == (1 + presence) / 2)
      #expect(new.drops[1].isMerged == (transition.kind != .materialize))
      new.animatableData = target - way.scaled(by: 0)
      #expect(new.drops.map(\.frame) == [left, right] && new.drops.allSatisfy(\.isMerged))
    }
  }

  @Test("A layer that has gone ends where it would have begun, unless it goes at once")
  func ends() {
    let cases: [(GlassEffectTransition, [CGRect])] = [
      (.matchedGeometry, [left, left]), (.materialize, [left, right]), (.identity, [left]),
    ]
    for (transition, frames) in cases {
      let here = drop("a", left)
      let gone = drop("b", right, transition: transition)
      var after = GlassDrops([here], leaving: [gone])
      #expect(after.drops.map(\.frame) == frames, "\(transition)")
      #expect(after.drops.dropFirst().allSatisfy { $0.presence == 0 && !$0.isMerged })
      guard frames.count > 1 else { continue }
      let target = after.animatableData
      let way = target - GlassDrops([here, gone]).animatableData
      after.animatableData = target - way
      #expect(after.drops.map(\.frame) == [left, right] && after.drops[1].presence == 1)
      after.animatableData = target - way.scaled(by: 0.5)
      #expect(after.drops[1].presence == 0.5)
    }
  }

  @Test(
    "What has left is remembered until it comes back, and asked twice the memory answers the same"
  )
  func memory() {
    let memory = GlassMemory()
    let a = drop("a", left)
    let b = drop("b", right)
    #expect(memory.isEmpty)
    #expect(memory.drops([a, b]) == GlassDrops([a, b]))
    #expect(memory.drops([a]) == GlassDrops([a], leaving: [b]))
    #expect(memory.drops([a]) == GlassDrops([a], leaving: [b]))
    #expect(memory.drops([]).drops.allSatisfy { $0.presence == 0 } && !memory.isEmpty)
    #expect(memory.drops([b]) == GlassDrops([b], leaving: [a]))
    for number in 0..<100 { _ = memory.drops([drop(number, left)]) }
    #expect(memory.drops([]).drops.count == 32)
  }

  @Test("Places less places are ways, and places less ways are places")
  func arithmetic() {
    let whole = GlassDrops([drop("a", left), drop("b", right)]).animatableData
    #expect(whole + .zero == whole)
    #expect(whole - .zero == whole)
    #expect((whole - whole).magnitudeSquared == 0)
    var part = whole
    let first = part.entries.keys.first
    part.entries = part.entries.filter { $0.key == first }
    let way = whole - part
    #expect(part + way == whole)
    #expect(way.magnitudeSquared > 0)
    // An older way, that knows nothing of what came, leaves it where it is.
    let older = part - part
    #expect(whole - older == whole)
  }

  @Test("A layer with the name of one that was there takes its place, without fading")
  func morph() throws {
    let model = Model()
    let film = try Film(Morphing(model: model))
    let before = glass(film.harness.dump)
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try film.go(to: 0.5)
    let during = glass(film.harness.dump)
    _ = try film.playToRest()
    let after = glass(film.harness.dump)
    #expect(before.count == 1 && during.count == 1 && after.count == 1, "\(during)")
    #expect(before != after)
    #expect(after == glass(try Harness(Morphing(model: model)).dump))
  }

  /// What is drawn of layers at times of an animation of a second that a model's change begins.
  private func frames(
    _ view: some View,
    _ model: Model,
    at times: [TimeInterval]
  ) throws -> [String] {
    let film = try Film(view)
    var dumps = [glass(film.harness.dump).joined(separator: "\n")]
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
    for time in times {
      try film.go(to: time)
      dumps.append(glass(film.harness.dump).joined(separator: "\n"))
    }
    _ = try film.playToRest()
    return dumps + [glass(film.harness.dump).joined(separator: "\n")]
  }

  @Test("On the way from one layer to the next of its name each frame has a shape of its own")
  func morphsInFrames() throws {
    let model = Model()
    let dumps = try frames(Morphing(model: model), model, at: [0.25, 0.5, 0.75])
    #expect(Set(dumps).count == dumps.count, "\(dumps)")
  }

  @Test("A layer that comes grows out of its neighbour, and one that goes back into it")
  func growsOut() throws {
    let model = Model()
    let pair = Pair(model: model, transition: .matchedGeometry)
    let coming = try frames(pair, model, at: [0.2, 0.6])
    #expect(Set(coming).count == coming.count, "\(coming)")
    #expect(coming.allSatisfy { $0.split(separator: "\n").count == 1 })
    let going = try frames(pair, model, at: [0.4, 0.8])
    #expect(Set(going).count == going.count, "\(going)")
    #expect(going.last == coming.first)
  }

  @Test("A layer that materializes becomes visible in its place, and disappears there")
  func materializes() throws {
    let model = Model()
    for _ in 0..<2 {
      let dumps = try frames(Pair(model: model, transition: .materialize), model, at: [0.5])
      // Two outlines on the way: that of the others, and its own.
      #expect(dumps.map { $0.split(separator: "\n").count } == [1, 2, 1], "\(dumps)")
    }
  }

  @Test("A layer of the identity transition comes and goes at once")
  func comesAtOnce() throws {
    let model = Model()
    let dumps = try frames(Pair(model: model, transition: .identity), model, at: [0.1, 0.9])
    #expect(dumps[0] != dumps[1] && dumps[1] == dumps[2] && dumps[2] == dumps[3], "\(dumps)")
  }

  @Test("Without an animation layers come and go at once, whatever their transition")
  func withoutAnimation() throws {
    let model = Model()
    let harness = try Harness(Pair(model: model, transition: .matchedGeometry))
    model.isOn = true
    try harness.host.update()
    let on = Model()
    on.isOn = true
    #expect(
      glass(harness.dump) == glass(try Harness(Pair(model: on, transition: .matchedGeometry)).dump)
    )
  }

  private struct Pair: View {
    @Namespace private var space
    let model: Model
    let transition: GlassEffectTransition

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 30) {
          Color.clear.frame(width: 40, height: 40).glassEffect()
          if model.isOn {
            Color.clear.frame(width: 40, height: 40).glassEffect()
              .glassEffectTransition(transition)
          }
        }
        .frame(width: 200, alignment: .leading)
      }
    }
  }

  @Test("A layer that is interactive grows by 4 points at each end, and nothing without a size")
  func scales() {
    #expect(GlassTouch.scale(CGSize(width: 80, height: 40)) == 1.1)
    #expect(GlassTouch.scale(.zero) == 1)
    #expect(GlassTouch.scale(CGSize(width: CGFloat.infinity, height: 1)) == 1)
  }

  @MainActor @Observable final class Model { var isOn = false }

  private struct Morphing: View {
    @Namespace private var space
    let model: Model

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        if model.isOn {
          Color.clear.frame(width: 80, height: 40).glassEffect().glassEffectID("a", in: space)
        } else {
          Color.clear.frame(width: 40, height: 40).glassEffect().glassEffectID("a", in: space)
        }
      }
    }
  }
}
