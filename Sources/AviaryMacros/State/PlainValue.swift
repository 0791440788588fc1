import AviarySwiftSource

/// Whether an expression makes a plain value: one of which nobody can tell how often it was made.
///
/// Source does not tell a class from a structure, so only literals, names, closures, and the values of
/// types that everybody knows count.
enum PlainValue {
  /// Whether `value` is plain, or `type`, where one is written, is that of plain values.
  static func isPlain(_ value: String, type: String?) -> Bool {
    if let type, isKnown(type) { return true }
    let source = Source(value)
    if source.text(at: 0) == "{" { return source.index(afterGroupAt: 0) >= source.tokens.count }
    return source.tokens.indices.allSatisfy { index in
      switch source.text(at: index) {
      case "{": false
      case "(": index == 0 || isKnownCall(source, at: index)
      default: true
      }
    }
  }

  /// Whether a value may name members of the type around without saying of which type: words in lower case that are no
  /// keywords, labels or members of something else.
  static func namesMembers(_ value: String) -> Bool {
    let source = Source(value)
    return source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .word, let first = source.text(at: index).first,
        first.isLowercase || first == "_" || first == "`"
      else { return false }
      return !["true", "false", "nil"].contains(source.text(at: index))
        && source.text(at: index - 1) != "." && source.text(at: index + 1) != ":"
    }
  }

  /// Whether the parenthesis at `index` makes a known value, or calls nothing.
  private static func isKnownCall(_ source: Source, at index: Int) -> Bool {
    let callee = source.tokens[index - 1]
    switch source.text(at: index - 1) {
    case "]": return true
    case ">":
      guard let name = source.text(ofTokens: 0..<index).split(separator: "<").first else {
        return false
      }
      return known.contains(String(name))
    case let word where callee.kind == .word:
      return known.contains(word) && source.text(at: index - 2) != "."
    default: return true
    }
  }

  /// Whether a written type is of plain values, alone or in a collection.
  private static func isKnown(_ type: String) -> Bool {
    let base = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    if base.hasPrefix("[") { return base.hasSuffix("]") }
    return known.contains(base.split(separator: "<").first.map(String.init) ?? base)
  }

  private static let known: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int32", "Int64", "String", "UInt", "UInt64",
    "Array", "Dictionary", "Range", "ClosedRange", "Set",
    "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "TimeInterval",
    "URL", "UUID",
    "Angle", "Animation", "Color", "EdgeInsets", "NavigationPath", "ScrollPosition", "Text",
    "TextSelection", "UnitPoint",
  ]
}
