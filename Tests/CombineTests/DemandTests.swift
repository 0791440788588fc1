import Combine
import Foundation
import Testing

private typealias Demand = Subscribers.Demand

@Suite("Subscribers.Demand and Completion")
struct DemandTests {
  @Test("arithmetic")
  func arithmetic() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(5) - 9 == .none)
    #expect(Demand.unlimited - 9 == .unlimited)
    #expect(Demand.max(5) - .unlimited == .none)
    #expect(Demand.max(5) * 2 == .max(10))
    #expect(Demand.unlimited * 2 == .unlimited)
    var demand = Demand.none
    demand += 3
    demand += .max(2)
    demand -= 1
    demand -= .max(1)
    demand *= 2
    #expect(demand == .max(6))
  }

  @Test("comparisons, with numbers too")
  func comparisons() {
    #expect(Demand.none < .max(1))
    #expect(Demand.max(1) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.max(2) > 1 && Demand.max(2) >= 2 && Demand.max(2) < 3 && Demand.max(2) <= 2)
    #expect(1 < Demand.max(2) && 2 <= Demand.max(2) && 3 > Demand.max(2) && 2 >= Demand.max(2))
    #expect(Demand.unlimited > 1_000_000 && !(Demand.unlimited <= 3))
    #expect(Demand.max(2) == 2 && Demand.max(2) != 3 && 2 == Demand.max(2))
    #expect(Demand.unlimited != 2 && Demand.unlimited.max == nil)
  }

  @Test(
    "descriptions and coding",
    arguments: [(Demand.unlimited, "unlimited"), (.max(3), "max(3)")]
  )
  fileprivate func texts(demand: Demand, text: String) throws {
    #expect("\(demand)" == text)
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test("completions", arguments: [Subscribers.Completion<Oops>.finished, .failure(.other)])
  func completions(completion: Subscribers.Completion<Oops>) throws {
    let data = try JSONEncoder().encode(completion)
    #expect(
      try JSONDecoder().decode(Subscribers.Completion<Oops>.self, from: data) == completion
    )
    #expect(completion == completion)
    #expect(completion != .failure(.bad))
  }

  @Test("a demand below 0 ends the program")
  func negative() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test("assertNoFailure ends the program where there is one")
  func noFailure() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, CancellationError>(error: CancellationError()).assertNoFailure().sink { _ in }
    }
  }
}
