import Foundation

/// Which of several views a program was drawing when it ended.
package struct DrawingProgress: Codable, Equatable, Sendable {
  /// Its place among all that are wanted.
  package var index: Int
  /// How many are wanted.
  package var count: Int
  package var name: String
  /// What is wrong with those before it that could not be drawn, by their places.
  package var faults: [Int: String]

  package init(index: Int, count: Int, name: String, faults: [Int: String]) {
    self.index = index
    self.count = count
    self.name = name
    self.faults = faults
  }

  /// What a program has written; nil where it has begun with none.
  package init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let progress = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = progress
  }

  /// Writes it down.
  package func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path))
  }
}
