import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

/// What goes stays where it was until it is gone, though what held it is smaller by then and lies elsewhere.
@MainActor
@Suite("The place of what goes")
struct LeavingPlaceTests {
  @MainActor @Observable final class Model {
    var isShown = true
  }

  @MainActor @Observable final class Course {
    var isRight = false
    var isShown = true
  }

  enum Holder: CaseIterable {
    case overlay, background, stack, padded, scrolled
  }

  private struct Held: View {
    let holder: Holder
    let model: Model

    @ViewBuilder private var content: some View {
      if model.isShown { Color.red.frame(width: 100, height: 100) }
    }

    var body: some View {
      switch holder {
      case .overlay: Color.white.frame(width: 200, height: 200).overlay { content }
      case .background: Color.clear.frame(width: 200, height: 200).background { content }
      case .stack: ZStack { content }.frame(width: 200, height: 200)
      case .padded: ZStack { content }.padding(5).frame(width: 200, height: 200)
      case .scrolled: ScrollView { ZStack { content }.frame(width: 200, height: 200) }
      }
    }
  }

  @Test("it fades where it was", arguments: Holder.allCases)
  func fades(holder: Holder) throws {
    let model = Model()
    let film = try Film(Held(holder: holder, model: model), width: 200, height: 200)
    let place = film.drawn("#ff3b30")
    #expect(place == CGRect(x: 50, y: 50, width: 100, height: 100))
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    for time in [0.0, 0.25, 0.5, 0.9] {
      try film.go(to: time)
      let seen = film.drawn("#ff3b30")
      #expect(
        close(seen.minX, 50) && close(seen.minY, 50) && close(seen.width, 100),
        "\(time): \(seen)"
      )
    }
    try film.go(to: 1.1)
    #expect(film.isAtRest)
    #expect(!film.harness.dump.contains("#ff3b30"))
  }

  @Test("it moves out straight", arguments: [Alignment.top, .bottom])
  func moves(alignment: Alignment) throws {
    struct Banner: View {
      let alignment: Alignment
      let model: Model
      var body: some View {
        Color.white.overlay(alignment: alignment) {
          if model.isShown {
            Color.red.frame(height: 40).frame(maxWidth: .infinity)
              .transition(.move(edge: alignment == .top ? .top : .bottom))
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Banner(alignment: alignment, model: model), width: 200, height: 200)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.5)
    let seen = film.drawn("#ff3b30")
    #expect(close(seen.minX, 0) && close(seen.minY, alignment == .top ? -20 : 180), "\(seen)")
  }

  @Test("a bar at an edge goes as far as its height")
  func insets() throws {
    struct Bar: View {
      let model: Model
      var body: some View {
        Color.white.safeAreaInset(edge: .bottom, spacing: 0) {
          if model.isShown {
            Color.red.frame(width: 100, height: 50).transition(.move(edge: .bottom))
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Bar(model: model), width: 200, height: 200)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.5)
    let seen = film.drawn("#ff3b30")
    #expect(close(seen.minX, 50) && close(seen.minY, 175), "\(seen)")
  }

  @Test("what holds it may be moving already")
  func heldByWhatMoves() throws {
    struct Moving: View {
      let course: Course
      var body: some View {
        Color.white.frame(width: 100, height: 100)
          .overlay { if course.isShown { Color.red.frame(width: 20, height: 20) } }
          .frame(width: 300, height: 100, alignment: course.isRight ? .trailing : .leading)
      }
    }
    let course = Course()
    let film = try Film(Moving(course: course), width: 300, height: 100)
    try film.change { withAnimation(.linear(duration: 1)) { course.isRight = true } }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minX, 140))
    try film.change { withAnimation(.linear(duration: 1)) { course.isShown = false } }
    for time in [0.5, 0.75, 1.2] {
      try film.go(to: time)
      let seen = film.drawn("#ff3b30")
      #expect(close(seen.minX, 140) && close(seen.minY, 40), "\(time): \(seen)")
    }
    try film.go(to: 1.6)
    #expect(film.isAtRest && !film.harness.dump.contains("#ff3b30"))
  }

  @Test("one that comes back while it goes ends where it belongs")
  func comesBack() throws {
    let model = Model()
    let film = try Film(Held(holder: .overlay, model: model), width: 200, height: 200)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.5)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    #expect(close(film.drawn("#ff3b30").minX, 50), "\(film.drawn("#ff3b30"))")
    try film.go(to: 0.8)
    #expect(close(film.drawn("#ff3b30").minX, 50), "\(film.drawn("#ff3b30"))")
    try film.go(to: 2)
    #expect(film.isAtRest)
    #expect(film.drawn("#ff3b30") == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("where one gives way to a smaller one it does not move, either")
  func givesWay() throws {
    struct Either: View {
      let model: Model
      var body: some View {
        Color.white.overlay {
          if model.isShown {
            Color.red.frame(width: 100, height: 100)
          } else {
            Color.blue.frame(width: 20, height: 20)
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Either(model: model), width: 200, height: 200)
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minX, 50) && close(film.drawn("#007aff").minX, 90))
  }
}
