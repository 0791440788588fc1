import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Changes in several transactions")
struct StateBatchTests {
  @MainActor final class Hold {
    var a = Binding.constant(CGFloat(0))
    var b = Binding.constant(CGFloat(0))
    var log: [String] = []
  }

  /// One body that reads both states.
  private struct Two: View {
    @State private var a: CGFloat = 0
    @State private var b: CGFloat = 0
    let hold: Hold
    var body: some View {
      hold.a = $a
      hold.b = $b
      return VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).labelled("a").offset(x: a)
        Color.red.frame(width: 10, height: 10).labelled("b").offset(x: b)
      }
      .frame(width: 400, alignment: .leading)
    }
  }

  private func film(_ hold: Hold) throws -> Film<Two> { try Film(Two(hold: hold)) }

  @Test(
    "motion 1: two changes of one event keep their own animations and completions, also in one body"
  )
  func twoAnimations() throws {
    let hold = Hold()
    let film = try film(hold)
    try film.change {
      withAnimation(.linear(duration: 1)) {
        hold.a.wrappedValue = 100
      } completion: {
        hold.log.append("a")
      }
      withAnimation(.linear(duration: 0.2)) {
        hold.b.wrappedValue = 100
      } completion: {
        hold.log.append("b")
      }
      // Who asks is told the newest.
      #expect(hold.a.wrappedValue == 100 && hold.b.wrappedValue == 100)
    }
    #expect(hold.log == [])
    try film.go(to: 0.1)
    #expect(close(film.x("a"), 10) && close(film.x("b"), 50))
    try film.go(to: 0.5)
    #expect(close(film.x("a"), 50) && film.x("b") == 100)
    #expect(hold.log == ["b"])
    try film.go(to: 1)
    #expect(hold.log == ["b", "a"])
    #expect(film.isAtRest)
  }

  @Test(
    "motion 1: a plain change beside an animated one is seen at once",
    arguments: [true, false]
  )
  func plainChange(isFirst: Bool) throws {
    let hold = Hold()
    let film = try film(hold)
    try film.change {
      if isFirst { hold.b.wrappedValue = 50 }
      withAnimation(.linear(duration: 1)) { hold.a.wrappedValue = 100 }
      if !isFirst { hold.b.wrappedValue = 50 }
    }
    #expect(film.x("a") == 0 && film.x("b") == 50)
    try film.go(to: 0.5)
    #expect(close(film.x("a"), 50) && film.x("b") == 50)
  }

  @MainActor @Observable final class Pair {
    var a: CGFloat = 0
    var b: CGFloat = 0
  }

  private struct Observing: View {
    let pair: Pair
    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).labelled("a").offset(x: pair.a)
        Color.red.frame(width: 10, height: 10).labelled("b").offset(x: pair.b)
      }
      .frame(width: 400, alignment: .leading)
    }
  }

  @Test("motion 1: what a body observes of an object moves with the first of several animations")
  func observed() throws {
    let pair = Pair()
    let film = try Film(Observing(pair: pair))
    try film.change {
      withAnimation(.linear(duration: 1)) { pair.a = 100 }
      withAnimation(.linear(duration: 0.2)) { pair.b = 100 }
    }
    try film.go(to: 0.1)
    #expect(close(film.x("a"), 10) && close(film.x("b"), 10))
  }

  @Test("motion 1: of several changes of one state the last counts, however many there are")
  func manyChanges() throws {
    let hold = Hold()
    let film = try film(hold)
    try film.change {
      for step in 1...50 {
        hold.a.wrappedValue = CGFloat(step)
        withAnimation(.linear(duration: Double(step))) { hold.b.wrappedValue = CGFloat(step) }
      }
      #expect(hold.a.wrappedValue == 50 && hold.b.wrappedValue == 50)
    }
    try film.go(to: 60)
    #expect(film.x("a") == 50 && film.x("b") == 50)
    #expect(film.isAtRest)
  }
}
