import Foundation
import Testing

/// The seeds to be run: those of an ordinary run, or `AVIARY_RANDOM_SEEDS=5000` from `AVIARY_RANDOM_FIRST=1` on.
private var seeds: ClosedRange<UInt64> {
  let environment = ProcessInfo.processInfo.environment
  let first = environment["AVIARY_RANDOM_FIRST"].flatMap(UInt64.init) ?? 1
  let count = environment["AVIARY_RANDOM_SEEDS"].flatMap(UInt64.init) ?? 1_500
  return first...first + count - 1
}

/// The result of an update equals that of building the same state from nothing.
@MainActor
@Suite("Random interfaces under random edits")
struct OracleTests {
  @Test("Each edit gives what building from nothing gives")
  func updates() {
    let failure = Oracle.firstFailure(seeds)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }
}
