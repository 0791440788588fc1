import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Places and sizes over time")
struct GeometryMotionTests {
  @MainActor @Observable final class Model {
    var isWide = false
    var order = ["a", "b", "c"]
    var axis = Axis.horizontal
    var angle = 0.0
    var log: [CGFloat] = []
  }

  @Test("M6: a change of layout takes each child from its old place and size to the new one")
  func sizes() throws {
    struct Row: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.labelled("a").frame(width: model.isWide ? 100 : 20, height: 20)
          Color.blue.labelled("b").frame(width: 20, height: 20)
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Row(model: model), height: 20)
    try film.change { withAnimation(.linear(duration: 1)) { model.isWide = true } }
    #expect(film.frame("a").width == 20)
    #expect(film.x("b") == 20)
    let before = film.root.counters
    try film.go(to: 0.5)
    #expect(close(film.frame("a").width, 60))
    #expect(close(film.x("b"), 60))
    #expect((film.root.counters - before).measurements == 0)
    try film.go(to: 1)
    #expect(film.frame("a").width == 100)
    #expect(film.x("b") == 100)
    #expect(film.isAtRest)
  }

  @Test("M6: moves in a ForEach take each element to its new place")
  func moves() throws {
    struct Row: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          ForEach(model.order, id: \.self) { Color.red.frame(width: 20, height: 20).labelled($0) }
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Row(model: model), height: 20)
    try film.change { withAnimation(.linear(duration: 1)) { model.order = ["c", "b", "a"] } }
    try film.go(to: 0.25)
    #expect(close(film.x("a"), 10))
    #expect(film.x("b") == 20)
    #expect(close(film.x("c"), 30))
  }

  @Test("M6: a change of layout with AnyLayout keeps the views and moves them")
  func anyLayout() throws {
    struct Switch: View {
      let model: Model
      var body: some View {
        let layout =
          model.axis == .horizontal
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20).labelled("a")
          Color.red.frame(width: 20, height: 20).labelled("b")
        }
        .frame(width: 400, height: 400, alignment: .topLeading)
      }
    }
    let model = Model()
    let film = try Film(Switch(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.axis = .vertical } }
    try film.go(to: 0.5)
    #expect(close(film.x("b"), 10))
    #expect(close(film.frame("b").minY, 10))
  }

  @Test("motion 16: while something moves, those who ask for its geometry hear where it ends, once")
  func geometryReports() throws {
    struct Reporting: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: model.isWide ? 100 : 20, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            model.log.append($0)
          }
      }
    }
    let model = Model()
    let film = try Film(Reporting(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.isWide = true } }
    try film.play(to: 1.1)
    #expect(model.log == [20, 100])
  }

  struct Ring: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 200)
    }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle)),
          anchor: .center,
          proposal: .unspecified
        )
      }
    }
  }

  @Test(
    "motion 17: a layout with animatable data is run with each step, so that its children go its way"
  )
  func layoutData() throws {
    struct Turning: View {
      let model: Model
      var body: some View {
        Ring(angle: model.angle) { Color.red.frame(width: 20, height: 20).labelled("a") }
      }
    }
    let model = Model()
    let film = try Film(Turning(model: model), width: 200, height: 200)
    #expect(film.frame("a").midX == 200)
    try film.change { withAnimation(.linear(duration: 1)) { model.angle = .pi } }
    #expect(film.frame("a").midX == 200)
    try film.go(to: 0.5)
    // Along the circle, and not across it.
    #expect(close(film.frame("a").midX, 100))
    #expect(close(film.frame("a").midY, 200))
    try film.go(to: 1)
    #expect(film.frame("a").midX == 0)
    #expect(film.isAtRest)
  }

  @MainActor private static var shown: [Double] = []

  private struct Counting: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(value))").offset(x: value) }
  }

  @Test("motion 18: the body of an animatable view runs with each step")
  func animatableView() throws {
    struct Outer: View {
      let model: Model
      var body: some View { Counting(value: model.angle) }
    }
    let model = Model()
    let film = try Film(Outer(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.angle = 100 } }
    #expect(film.harness.labels == ["0"])
    try film.go(to: 0.5)
    #expect(film.harness.labels == ["50"])
    try film.go(to: 0.75)
    #expect(film.harness.labels == ["75"])
    try film.go(to: 1)
    #expect(film.harness.labels == ["100"])
    #expect(film.isAtRest)
  }

  private struct Shifted: ViewModifier, Animatable {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, amount * amount / 100) }
  }

  @Test("motion 19: the body of an animatable modifier runs with each step")
  func animatableModifier() throws {
    struct Outer: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("a")
          .modifier(Shifted(amount: model.isWide ? 100 : 0))
          .frame(width: 400, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Outer(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.isWide = true } }
    try film.go(to: 0.5)
    #expect(close(film.x("a"), 25))
    _ = try film.playToRest()
    #expect(film.x("a") == 100)
  }
}
