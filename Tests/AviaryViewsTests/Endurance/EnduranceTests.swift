import Foundation
import Testing

/// The session to begin with: `AVIARY_ENDURE_SEED=7`, 1 unless told.
private var firstSeed: UInt64 {
  ProcessInfo.processInfo.environment["AVIARY_ENDURE_SEED"].flatMap(UInt64.init) ?? 1
}

/// The injected time to fill: `AVIARY_ENDURE_MINUTES=60`, 1 unless told, which is one session.
private var minutes: Double {
  ProcessInfo.processInfo.environment["AVIARY_ENDURE_MINUTES"].flatMap(Double.init) ?? 1
}

/// Whatever people, programs and time do to an app, its tree equals one that is built from nothing.
@MainActor
@Suite("Endurance")
struct EnduranceTests {
  @Test(
    "Random input for a long time: at every stop the tree is that of the same state from nothing"
  )
  func endures() async {
    let (work, failure) = await Endurance.run(from: firstSeed, injected: minutes * 60)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    #expect(work.stops > 0)
  }
}
