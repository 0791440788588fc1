import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("State that is set in several turns of the main loop")
struct TurnTests {
  @MainActor final class Hold {
    var count = Binding.constant(0)
    var other = Binding.constant(0)
    var told: [[Int]] = []
    var bodies = 0
  }

  private struct Counted: View {
    @State private var count = 0
    @State private var other = 0
    let hold: Hold
    var body: some View {
      hold.count = $count
      hold.other = $other
      hold.bodies += 1
      return Text("\(count) \(other)").onChange(of: count) { hold.told.append([$0, $1]) }
    }
  }

  @Test("each turn's value reaches onChange, in one frame that is laid out once")
  func threeTurns() throws {
    let hold = Hold()
    let film = try Film(Counted(hold: hold))
    let before = film.root.counters
    try film.change {
      for value in 1...3 {
        MainTurn.begin()
        hold.count.wrappedValue = value
        #expect(hold.count.wrappedValue == value)
      }
    }
    #expect(hold.told == [[0, 1], [1, 2], [2, 3]])
    #expect(film.harness.labels == ["3 0"])
    let work = film.root.counters - before
    #expect(work.bodies == 3)
    let single = try film.harness.work {
      MainTurn.begin()
      hold.count.wrappedValue = 4
    }
    #expect(work.measurements == single.measurements)
  }

  @Test("what one turn sets is one change, also of several states")
  func oneTurn() throws {
    let hold = Hold()
    let film = try Film(Counted(hold: hold))
    hold.bodies = 0
    try film.change {
      MainTurn.begin()
      hold.count.wrappedValue = 1
      hold.other.wrappedValue = 1
      hold.count.wrappedValue = 2
    }
    #expect(hold.told == [[0, 2]])
    #expect(hold.bodies == 1)
  }

  @Test("many turns before a frame make no more rounds than a few")
  func manyTurns() throws {
    let hold = Hold()
    let film = try Film(Counted(hold: hold))
    hold.bodies = 0
    try film.change {
      for value in 1...1_000 {
        MainTurn.begin()
        hold.count.wrappedValue = value
      }
    }
    #expect(hold.bodies <= 17)
    #expect(hold.told.last?.last == 1_000)
    #expect(film.harness.labels == ["1,000 0"])
  }

  @Test("an animation of one turn is not that of the next")
  func animations() throws {
    let hold = Hold()
    let film = try Film(Counted(hold: hold))
    try film.change {
      MainTurn.begin()
      withAnimation(.linear(duration: 1)) { hold.count.wrappedValue = 1 }
      MainTurn.begin()
      hold.count.wrappedValue = 2
    }
    #expect(hold.told == [[0, 1], [1, 2]])
  }
}
