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

  private func outline(
    _ frames: [CGRect],
    spacing: CGFloat,
    union: Bool = false,
    transition: GlassEffectTransition = .matchedGeometry
  ) -> GlassOutline {
    let space = Namespace().wrappedValue
    return GlassOutline(
      frames.enumerated().map { index, frame in
        GlassDrop(
          GlassLayer(
            id: GlassLayer.ID(namespace: space, value: AnyHashable(index)),
            bounds: Anchor(value: frame) { value, _ in value },
            shape: AnyShape(Rectangle()),
            glass: .regular,
            union: union ? GlassLayer.ID(namespace: space, value: AnyHashable("u")) : nil,
            transition: transition
          ),
          frame: frame
        )
      },
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
    "On its way a layer that has come begins at the one nearest to it, at its middle, or in its place"
  )
  func births() throws {
    let old = outline([left], spacing: 0)
    let cases: [(GlassEffectTransition, CGRect)] = [
      (.matchedGeometry, left), (.materialize, CGRect(x: 70, y: 20, width: 0, height: 0)),
      (.identity, right),
      (.matchedGeometry(properties: .position), left),
      (.matchedGeometry(properties: .size), right),
    ]
    for (transition, birth) in cases {
      var new = outline([left, right], spacing: 0, transition: transition)
      // The ids of both outlines are those of two namespaces: only what came is looked at.
      let target = new.animatableData
      let way = target - old.animatableData
      // At the start all of the way remains.
      new.animatableData = target - way
      let union = new.path(in: .zero).boundingRect
      // Nothing can be seen of what has no size yet.
      #expect(birth.isEmpty ? union == left : union.contains(birth), "\(transition)")
      new.animatableData = target - way.scaled(by: 0)
      #expect(new.path(in: .zero).boundingRect == left.union(right))
    }
  }

  @Test("Places less places are ways, and places less ways are places")
  func arithmetic() {
    let whole = outline([left, right], spacing: 0).animatableData
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
