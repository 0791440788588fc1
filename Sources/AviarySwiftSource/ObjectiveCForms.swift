/// What Swift has for the runtime of Objective-C, which the compiler refuses on Linux: `@objc` and its kin, `#selector`
/// and `#keyPath`.
///
/// In a copy of a source an attribute is blank, and a selector carries its method:
///
///     final class Editor: NSObject {
///       @objc func save(_ sender: Any) {}
///       func install(_ button: UIButton) {
///         button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
///       }
///     }
///
/// becomes `Selector("save:", Editor.save(_:))`. Lines stay what they were, and so do columns in front of a selector.
package struct ObjectiveCForms: Sendable {
  /// Where something else stands in the copy, in the order of the source.
  private var replacements: [(range: Range<Int>, text: String)] = []
  private let source: Source

  /// The attributes that mean nothing without that runtime.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBDesignable",
    "IBInspectable", "GKInspectable", "NSCopying",
  ]

  /// The attributes of a program's delegate, which Swift has one word for by now.
  private static let entries: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  /// Looks through a source.
  package init(_ text: String) {
    source = Source(text)
    let types = source.typeBraces
    var index = 0
    while index < source.tokens.count {
      switch source.text(at: index) {
      case "@": index = readAttribute(at: index)
      case "#": index = readDirective(at: index, types)
      default: index += 1
      }
    }
  }

  /// How many of them there are.
  package var count: Int { replacements.count }

  /// The source without them.
  package var rewritten: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var end = 0
    for replacement in replacements {
      bytes += source.bytes[end..<replacement.range.lowerBound]
      bytes += replacement.text.utf8
      end = replacement.range.upperBound
    }
    bytes += source.bytes[end...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The attribute at `index`; the index behind it.
  private mutating func readAttribute(at index: Int) -> Int {
    let name = source.text(at: index + 1)
    guard source.isKind(.word, at: index + 1), !source.tokens[index + 1].followsSpace else {
      return index + 1
    }
    if Self.entries.contains(name) {
      replace(index..<index + 2, with: "@main", keepsLength: true)
    } else if Self.attributes.contains(name) {
      var end = index + 2
      // `@objc(name:)`, with the parenthesis right behind it.
      if source.text(at: end) == "(", !source.tokens[end].followsSpace {
        end = source.index(afterGroupAt: end)
      }
      replace(index..<end, with: "", keepsLength: true)
      return end
    }
    return index + 2
  }

  /// The `#selector(…)` or `#keyPath(…)` at `index`; the index behind it.
  private mutating func readDirective(at index: Int, _ types: [(name: String, tokens: Range<Int>)])
    -> Int
  {
    let word = source.text(at: index + 1)
    guard ["selector", "keyPath"].contains(word), source.text(at: index + 2) == "(",
      let close = source.partner(of: index + 2), close > index + 3
    else { return index + 1 }
    let inner = index + 3..<close
    if word == "keyPath" {
      replace(index..<close + 1, with: "\"" + keyPath(inner) + "\"")
    } else {
      let owner = types.last { $0.tokens.contains(index) }?.name
      replace(index..<close + 1, with: selector(inner, in: owner))
    }
    return close + 1
  }

  private mutating func replace(_ tokens: Range<Int>, with text: String, keepsLength: Bool = false)
  {
    let range = source.offset(at: tokens.lowerBound)..<source.end(ofTokens: tokens)
    var text = text
    let lines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    if keepsLength, lines == 0 {
      text += String(repeating: " ", count: range.count - text.utf8.count)
    } else {
      text += String(repeating: "\n", count: lines)
    }
    replacements.append((range, text))
  }

  /// `Type.first.second` as a text: what follows the type.
  private func keyPath(_ tokens: Range<Int>) -> String {
    let parts = tokens.map { source.text(at: $0) }.filter { $0 != "." }
    let isType = parts.count > 1 && parts[0].first?.isUppercase == true
    return parts.dropFirst(isType ? 1 : 0).joined(separator: ".")
  }

  // MARK: - Selectors

  /// What stands for `#selector` of some tokens in a type.
  private func selector(_ tokens: Range<Int>, in owner: String?) -> String {
    let first = source.text(at: tokens.lowerBound)
    if ["getter", "setter"].contains(first), source.text(at: tokens.lowerBound + 1) == ":" {
      let name = source.text(at: tokens.upperBound - 1)
      return "Selector(\"\(first == "getter" ? name : "set" + Self.capitalized(name) + ":")\")"
    }
    let written = source.text(ofTokens: tokens)
    let name = Self.objectiveCName(base: base(of: tokens), labels: labels(of: tokens))
    return "Selector(\"\(name)\", \(method(tokens, written, in: owner)))"
  }

  /// The method as a function of its target.
  private func method(_ tokens: Range<Int>, _ written: String, in owner: String?) -> String {
    guard let owner else { return written }
    var start = tokens.lowerBound
    if ["self", "Self"].contains(source.text(at: start)), source.text(at: start + 1) == "." {
      start += 2
    } else if start + 1 < tokens.upperBound, source.text(at: start + 1) != "(" {
      // A type's method, or what is converted by `as`.
      return written
    }
    guard source.isKind(.word, at: start),
      start + 1 >= tokens.upperBound || source.text(at: start + 1) == "("
    else { return written }
    return owner + "." + source.text(ofTokens: start..<tokens.upperBound)
  }

  /// The word in front of the labels.
  private func base(of tokens: Range<Int>) -> String {
    var base = ""
    for index in tokens {
      if source.text(at: index) == "(" || source.isWord("as", at: index) {
        if base.isEmpty { continue }
        break
      }
      if source.isKind(.word, at: index) { base = source.text(at: index) }
    }
    return base.filter { $0 != "`" }
  }

  /// The labels between parentheses; nil where there are none.
  private func labels(of tokens: Range<Int>) -> [String]? {
    guard let open = tokens.first(where: { source.text(at: $0) == "(" && $0 > tokens.lowerBound }),
      let close = source.partner(of: open), close <= tokens.upperBound
    else { return nil }
    let words = (open + 1..<close).filter { source.isKind(.word, at: $0) }.map {
      source.text(at: $0)
    }
    return words.isEmpty ? nil : words
  }

  /// The name that Objective-C has for a method of Swift.
  static func objectiveCName(base: String, labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return base }
    var name = base
    if first != "_" {
      name += first.hasPrefix("with") ? capitalized(first) : "With" + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Source {
  /// The braces of all types and extensions, outer ones first.
  fileprivate var typeBraces: [(name: String, tokens: Range<Int>)] {
    var found: [(name: String, tokens: Range<Int>)] = []
    let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    for index in tokens.indices where isKind(.word, at: index) && isKind(.word, at: index + 1) {
      guard keywords.contains(text(at: index)), index == 0 || text(at: index - 1) != "." else {
        continue
      }
      // `class func`, `class var`
      guard !["func", "var", "let", "subscript", "override"].contains(text(at: index + 1)) else {
        continue
      }
      var name = text(at: index + 1)
      var next = index + 2
      while text(at: next) == ".", isKind(.word, at: next + 1) {
        name += "." + text(at: next + 1)
        next += 2
      }
      while next < tokens.count, !["{", ";", "}"].contains(text(at: next)) { next += 1 }
      guard text(at: next) == "{", let close = partner(of: next) else { continue }
      found.append((name, next..<close + 1))
    }
    return found
  }
}
