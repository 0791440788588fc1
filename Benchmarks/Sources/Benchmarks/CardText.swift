import Foundation

/// The texts of the cards: a fixed function of the index over 64 words, the same for every driver.
enum CardText {
  /// The words, from the file that `BENCH_WORDS` names.
  static let words: [String] = {
    let path = ProcessInfo.processInfo.environment["BENCH_WORDS"] ?? "words.txt"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fail("BENCH_WORDS must name words.txt")
    }
    let words = text.split(separator: "\n").map(String.init)
    guard words.count >= 64 else { fail("\(path) has \(words.count) words, not 64") }
    return words
  }()

  static func title(_ i: Int) -> String {
    let title = "\(word(i * 7 + 3)) \(word(i * 13 + i / 64)) \(i)"
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  static func caption(_ i: Int) -> String {
    let (first, second) = (word(i * 5 + 1), word(i * 11 + i / 64 + 7))
    let (third, fourth) = (word(i * 17 + 5), word(i * 23 + i / 64))
    return "\(first) \(second) in \(third) and \(fourth), no. \(i * 7919 % 100_003)"
  }

  private static func word(_ k: Int) -> String { words[k % 64] }
}
