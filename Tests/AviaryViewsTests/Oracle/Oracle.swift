import Foundation

/// Looks for random cases in which an update does not show what building from nothing shows.
@MainActor
enum Oracle {
  /// A case that failed, made small.
  struct Failure: CustomStringConvertible {
    let seed: UInt64
    let subject: OracleCase
    let faults: [String]
    let tried: Int

    var description: String {
      """
      seed \(seed), shrunk in \(tried) steps; to repeat it: #expect(OracleRun.faults(of: subject) == []) with
      let subject = \(subject)
      \(faults.joined(separator: "\n"))
      """
    }
  }

  /// The case of a seed.
  ///
  /// Most are small: they take less time, and faults seldom need large ones.
  static func makeCase(seed: UInt64) -> OracleCase {
    var generator = OracleGenerator(seed: seed)
    let depth = seed % 20 == 0 ? 4 : [1, 2, 1, 3][Int(seed % 4)]
    return generator.makeCase(depth: depth, edits: 2 + Int(seed % 3))
  }

  /// The first failure among seeds.
  static func firstFailure(
    _ seeds: ClosedRange<UInt64>,
    prepare: (OracleCase) -> OracleCase = { $0 },
    faults: @escaping (OracleCase) -> [String] = { OracleRun.faults(of: $0) }
  ) -> Failure? {
    for seed in seeds {
      log(seed)
      let subject = prepare(makeCase(seed: seed))
      guard !faults(subject).isEmpty else { continue }
      let shrinker = Shrinker<OracleCase>(candidates: \.smaller) { !faults($0).isEmpty }
      let (smallest, tried) = shrinker.shrink(subject)
      return Failure(seed: seed, subject: smallest, faults: faults(smallest), tried: tried)
    }
    return nil
  }

  /// Notes the seed that is about to be run, for cases that end the process.
  private static func log(_ seed: UInt64) {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_ORACLE_LOG"] else { return }
    try? Data("\(seed)\n".utf8).write(to: URL(fileURLWithPath: path))
  }
}
