import Foundation

/// What `Benchmarks/chart` measured and wrote down.
struct ScalingFigures: Decodable {
  /// One kind of work at one number of children.
  struct Figure: Decodable {
    let step: String
    let children: Int
    /// The median over the rounds; more than 0.
    let value: Double
    let unit: String
  }

  let commit: String
  let date: String
  let machine: String
  /// The average number of processes that ran or wanted to while it was measured: 1 on a quiet machine.
  let load: Double
  let rounds: Int
  let figures: [Figure]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(ScalingFigures.self, from: data)
  }

  /// How the values of one step grow with the children.
  func points(_ step: String) -> [CGPoint] {
    figures.filter { $0.step == step && $0.value > 0 }
      .sorted { $0.children < $1.children }
      .map { CGPoint(x: CGFloat($0.children), y: $0.value) }
  }
}
