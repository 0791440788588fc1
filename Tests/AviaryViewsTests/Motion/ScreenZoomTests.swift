import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Screens, sheets and covers that grow out of views.
@MainActor
@Suite("Screens that grow out of views")
struct ScreenZoomTests {
  @MainActor @Observable final class Model {
    var path: [Int] = []
    var isShown = false
    var hasSource = true
  }

  private let red = "#ff3b30"
  private let green = "#34c759"

  private struct Stack<Style: NavigationTransition>: View {
    let model: Model
    let style: (Namespace.ID) -> Style
    @Namespace private var space

    var body: some View {
      NavigationStack(
        path: Binding {
          model.path
        } set: {
          model.path = $0
        }
      ) {
        VStack(alignment: .leading) {
          if model.hasSource {
            Color.green.frame(width: 100, height: 60).labelled("source")
              .matchedTransitionSource(id: 7, in: space)
          }
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in
          Color.red.labelled("screen").toolbar(.hidden, for: .navigationBar)
            .navigationTransition(style(space))
        }
      }
    }
  }

  private func film(
    _ model: Model,
    lessMotion: Bool = false,
    _ style: @escaping (Namespace.ID) -> some NavigationTransition
  ) throws -> Film<some View> {
    try Film(
      Stack(model: model, style: style)
        .environment(\._accessibilityReduceMotion, lessMotion),
      width: 400,
      height: 800
    )
  }

  @Test(
    "motion 99: a screen begins at its source, fills the rectangle between, and ends as large as all"
  )
  func grows() throws {
    let model = Model()
    let film = try film(model) { .zoom(sourceID: 7, in: $0) }
    #expect(film.frame("source") == CGRect(x: 0, y: 0, width: 100, height: 60))
    try film.change { model.path = [1] }
    #expect(
      film.frame("screen") == CGRect(x: 0, y: 0, width: 400, height: 800),
      "who asks is told where it ends"
    )
    #expect(film.drawn(green) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(film.harness.dump.contains("clip"))
    var width = 0.0
    for time in [0.03, 0.06, 0.12, 0.2] {
      try film.go(to: time)
      let screen = film.drawn(red)
      #expect(screen.width > width && screen.width < 400, "\(screen)")
      #expect(close(screen.height / screen.width, 2), "it isn't distorted")
      #expect(close(screen.minX, 0) && close(screen.minY, 0), "it comes from no edge")
      width = screen.width
    }
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(film.drawn(green) == .null)
    #expect(!film.harness.dump.contains("clip"))
  }

  @Test("motion 99: it goes back into its source, which is seen again only when it is there")
  func goesBack() throws {
    let model = Model()
    let film = try film(model) { .zoom(sourceID: 7, in: $0) }
    let atRest = film.harness.dump
    try film.change { model.path = [1] }
    #expect(try film.playToRest() != nil)
    try film.change { model.path = [] }
    let begin = film.now
    var width = 400.0
    for time in [0.05, 0.1, 0.2] {
      try film.go(to: begin + time)
      let screen = film.drawn(red)
      #expect(screen.width < width && screen.width > 100, "\(screen)")
      #expect(film.harness.allDrawn(green).count < 2)
      width = screen.width
    }
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red) == .null)
    #expect(film.harness.dump == atRest)
  }

  @Test(
    "motion 100: without its source it comes from the edge, for those who want less motion it fades"
  )
  func withoutSource() throws {
    let model = Model()
    model.hasSource = false
    let edge = try film(model) { .zoom(sourceID: 7, in: $0) }
    try edge.change { model.path = [1] }
    try edge.go(to: 0.1)
    #expect(edge.drawn(red).minX > 10 && edge.drawn(red).width == 400)
    let other = Model()
    let faded = try film(other, lessMotion: true) { .zoom(sourceID: 7, in: $0) }
    try faded.change { other.path = [1] }
    try faded.go(to: 0.1)
    #expect(faded.drawn(red) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(faded.harness.dump.contains("opacity 0."))
  }

  @Test("motion 100: crossFade fades where it is, over what was there, which doesn't fade")
  func crossFade() throws {
    let model = Model()
    let film = try film(model) { _ in .crossFade }
    try film.change { model.path = [1] }
    try film.go(to: 0.1)
    #expect(film.drawn(red) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(film.drawn(green) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(film.harness.dump.ranges(of: "opacity 0.").count == 1)
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(green) == .null)
  }

  private struct Presenting: View {
    let model: Model
    let isCover: Bool
    @Namespace private var space

    var body: some View {
      let isShown = Binding {
        model.isShown
      } set: {
        model.isShown = $0
      }
      VStack(alignment: .leading) {
        Color.green.frame(width: 100, height: 60).labelled("source")
          .matchedTransitionSource(id: 7, in: space) {
            $0.background(.blue).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 5)
          }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .sheet(isPresented: isCover ? .constant(false) : isShown) {
        Color.red.labelled("card").presentationDetents([.height(200)])
          .navigationTransition(.zoom(sourceID: 7, in: space))
      }
      .fullScreenCover(isPresented: isCover ? isShown : .constant(false)) {
        Color.red.labelled("card").navigationTransition(.zoom(sourceID: 7, in: space))
      }
    }
  }

  @Test(
    "motion 101: sheets and covers do, and have the source's corners, background and shadow at first",
    arguments: [false, true]
  )
  func presented(isCover: Bool) throws {
    let model = Model()
    let film = try Film(Presenting(model: model, isCover: isCover), width: 400, height: 800)
    let atRest = film.harness.dump
    try film.change { model.isShown = true }
    let first = film.harness.dump
    #expect(film.drawn(green) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(first.contains("shadow") && first.contains("#007aff"))
    try film.go(to: 0.15)
    let between = film.drawn(red)
    #expect(between.minY < 500 && between.width > 100 && between.width < 400, "\(between)")
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red).maxY == 800)
    #expect(film.drawn(green) == .null, "the source is the sheet")
    try film.change { model.isShown = false }
    #expect(try film.playToRest() != nil)
    #expect(film.harness.dump == atRest)
  }

  @Test(
    "motion 102: a screen that a finger draws aside becomes smaller, and goes into its source from there"
  )
  func drawnAside() async throws {
    let model = Model()
    let screen = Screen(
      Stack(model: model) { .zoom(sourceID: 7, in: $0) },
      size: ScreenSize(width: 400, height: 800)
    )
    model.path = [1]
    await screen.settle()
    let full = screen.root.drawn(red)
    #expect(full.width == 400)
    try screen.beginDrag(at: CGPoint(x: 5, y: 400))
    try screen.moveDrag(to: CGPoint(x: 30, y: 400))
    try screen.moveDrag(to: CGPoint(x: 245, y: 400))
    let drawn = screen.root.drawn(red)
    #expect(drawn.width < 400 && drawn.width > 240 && drawn.midX > 200, "\(drawn)")
    #expect(close(drawn.height / drawn.width, full.height / full.width))
    #expect(try screen.element("screen").frame.width == 400, "who asks is told where it rests")
    try screen.endDrag()
    #expect(model.path == [])
    await screen.advance(by: .milliseconds(20))
    #expect(abs(screen.root.drawn(red).width - drawn.width) < 60, "it goes on from there")
    await screen.settle()
    #expect(screen.root.drawn(red) == .null)
    #expect(screen.root.drawn(green).size == CGSize(width: 100, height: 60))
  }
}
