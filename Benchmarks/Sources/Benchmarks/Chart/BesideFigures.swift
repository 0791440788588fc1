import Foundation

/// What `Benchmarks/compare` measured of Aviary and of the best of the other toolkits.
struct BesideFigures: Decodable {
  /// One figure of a workload.
  struct Ratio: Decodable {
    let workload: String
    let what: String
    let unit: String
    /// More than 0, as `other` is.
    let ours: Double
    /// The best of the other toolkits.
    let peer: String
    let other: Double

    /// Below 1 Aviary needs less.
    var value: Double { ours / other }
  }

  let commit: String
  let date: String
  let machine: String
  let ratios: [Ratio]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(BesideFigures.self, from: data)
  }
}
