/// A source with the literals in the code of its views: what stays the same while it is only those that change.
///
/// The code of views is what members that give `some View` and the like, or that a builder builds, have in their braces,
/// and the braces of a `#Preview`. Left alone there is whatever has to be a literal, or whose type could be another
/// beside a call: patterns, attributes, arguments of macros and of parameters, values within texts, operands.
package struct ViewLiterals: Equatable, Sendable {
  package let bytes: [UInt8]
  package let literals: [ViewLiteral]
  /// The source with a mark in place of each literal's value.
  package let skeleton: [UInt8]

  /// Finds the literals.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - lines: The texts of lines whose literals are left alone.
  package init(_ text: String, leavingAlone lines: Set<String> = []) {
    let source = Source(text)
    bytes = source.bytes
    var finder = ViewLiteralFinder(source)
    finder.visitDeclarations(0..<source.tokens.count)
    var found = finder.found
    if !lines.isEmpty {
      let all = source.bytes.split(separator: UInt8("\n"), omittingEmptySubsequences: false)
      found.removeAll { lines.contains(String(decoding: all[$0.line], as: UTF8.self)) }
    }
    literals = found
    var skeleton: [UInt8] = []
    var start = 0
    for literal in found {
      skeleton += source.bytes[start..<literal.value.lowerBound]
      skeleton.append(0)
      skeleton.append(literal.kind == .integer ? 102 : UInt8(literal.kind.rawValue.utf8.first ?? 0))
      start = literal.value.upperBound
    }
    self.skeleton = skeleton + source.bytes[start...]
  }

  /// The value of a literal as it is written.
  package func text(of index: Int) -> String {
    String(decoding: bytes[literals[index].value], as: UTF8.self)
  }

  /// The source with a call around each literal, on the same lines.
  ///
  /// - Parameter call: What stands before a literal, up to its own expression, by its place among the literals; a
  ///   parenthesis is put behind the literal.
  package func rewritten(_ call: (Int, ViewLiteral) -> String) -> String {
    var result: [UInt8] = []
    var start = 0
    for (index, literal) in literals.enumerated() {
      result += bytes[start..<literal.expression.lowerBound]
      result += Array(call(index, literal).utf8)
      result += bytes[literal.expression]
      result.append(UInt8(")"))
      start = literal.expression.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// What a text of one line stands for; nil where it holds something that is not known.
  package static func text(ofLiteral literal: String) -> String? {
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    var result = ""
    var rest = literal.dropFirst().dropLast()
    while let next = rest.popFirst() {
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n"?: result.append("\n")
      case "t"?: result.append("\t")
      case "r"?: result.append("\r")
      case "0"?: result.append("\0")
      case "\\"?: result.append("\\")
      case "\""?: result.append("\"")
      case "'"?: result.append("'")
      case "u"?:
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return result
  }
}
