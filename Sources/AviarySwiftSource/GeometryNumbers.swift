/// Numbers such as `.infinity` in the initialisers of points, sizes and rectangles.
///
/// Foundation on Linux has an initialiser of `CGSize` for each of `CGFloat`, `Double` and `Int`, between which
/// `CGSize(width: .infinity, height: .infinity)` does not decide; on Apple's systems it does. In a copy of a source the first such
/// number is written `CGFloat.infinity`; lines stay what they were.
package struct GeometryNumbers: Sendable {
  private static let types: Set<String> = ["CGSize", "CGPoint", "CGRect", "CGVector"]
  private static let numbers: Set<String> = [
    "infinity", "zero", "greatestFiniteMagnitude", "leastNonzeroMagnitude", "leastNormalMagnitude",
    "pi", "nan", "ulpOfOne",
  ]
  /// What is a number: an `origin` or a `size` may be `.zero`, too.
  private static let labels: Set<String> = ["x", "y", "width", "height", "dx", "dy"]
  private static let word = Array("CGFloat".utf8)

  /// Whether a source may have such a number: what hasn't is not read.
  static func mayBe(in text: String) -> Bool {
    text.contains(": .") && types.contains { text.contains($0 + "(") }
  }

  /// The source with these numbers written out.
  package let rewritten: String

  /// Looks through a source.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String) {
    let source = Source(text)
    var places: [Int] = []
    for index in source.tokens.indices
    where Self.types.contains(source.text(at: index)) && source.text(at: index + 1) == "(" {
      guard let close = source.partner(of: index + 1) else { continue }
      var next = index + 2
      while next + 3 <= close {
        if source.text(at: next) == "(" || source.text(at: next) == "["
          || source.text(at: next) == "{"
        {
          next = source.index(afterGroupAt: next)
          continue
        }
        let isAlone = [",", ")"].contains(source.text(at: next + 3))
        if source.text(at: next) == ":", Self.labels.contains(source.text(at: next - 1)),
          source.text(at: next + 1) == ".", isAlone,
          Self.numbers.contains(source.text(at: next + 2))
        {
          places.append(source.tokens[next + 1].range.lowerBound)
          break
        }
        next += 1
      }
    }
    guard !places.isEmpty else {
      rewritten = text
      return
    }
    var bytes = source.bytes
    for place in places.reversed() { bytes.insert(contentsOf: Self.word, at: place) }
    rewritten = String(decoding: bytes, as: UTF8.self)
  }
}
