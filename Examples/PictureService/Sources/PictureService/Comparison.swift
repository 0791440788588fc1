import Foundation
import SwiftUI

/// Times the same pictures made one after the other on the main actor, and by all cores.
@MainActor
enum Comparison {
  static func run(count: Int) async throws {
    func renderer(_ number: Int) -> ImageRenderer<Card> {
      ImageRenderer(content: Card(title: "A card with a title", number: number))
    }
    _ = try await renderer(0).png()
    // Turn by turn, since others may use the same cores.
    var (synchronous, concurrent) = (Sample(), Sample())
    let turns = 4
    for _ in 0..<turns {
      try await synchronous.add {
        for number in 0..<count / turns { _ = try renderer(number).pngData() }
      }
      try await concurrent.add {
        let tasks = (0..<count / turns).map { number in
          Task { @MainActor in _ = try await renderer(number).png() }
        }
        for task in tasks { try await task.value }
      }
    }
    print("one after the other: \(synchronous)")
    print("on all cores:        \(concurrent)")
    print(String(format: "ratio: %.2f", synchronous.seconds / concurrent.seconds))
  }

  private struct Sample: CustomStringConvertible {
    var seconds = 0.0
    var processor = 0.0

    @MainActor mutating func add(_ body: () async throws -> Void) async rethrows {
      let (start, used) = (ContinuousClock.now, clock())
      try await body()
      let time = ContinuousClock.now - start
      seconds += Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
      processor += Double(clock() - used) / Double(CLOCKS_PER_SEC)
    }

    var description: String { String(format: "%.2f s, %.2f s of processors", seconds, processor) }
  }
}
