import Foundation

/// What follows the text of a link, by CommonMark's "Links".
extension InlineMarkdown {
  /// How deep parentheses stand in each other in an address, which bounds how far one is looked
  /// for.
  private static var deepestParenthesis: Int { 32 }

  /// Reads `(address "remark")`; nil if there is something else.
  ///
  /// - Parameter start: The parenthesis.
  mutating func destination(_ start: Int) -> (address: String, end: Int)? {
    var index = afterSpaces(start + 1)
    guard let (address, end) = address(index) else { return nil }
    index = afterSpaces(end)
    if index > end, let after = afterTitle(index) { index = afterSpaces(after) }
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (Self.unescaped(address), index + 1)
  }

  /// Reads `[name]`, the name as it is written; nil if there is something else.
  mutating func label(_ start: Int) -> (name: String, end: Int)? {
    guard start < characters.count, characters[start] == "[" else { return nil }
    var index = start + 1
    while index < characters.count, index - start <= 1000 {
      steps += 1
      switch characters[index] {
      case "[": return nil
      case "]": return (String(characters[(start + 1)..<index]), index + 1)
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// The parenthesis that closes one; nil if there is none.
  mutating func closingParenthesis(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count, depth <= Self.deepestParenthesis {
      steps += 1
      switch characters[index] {
      case "\\": index += 1
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads `[name]: address` with a remark or without: the name as `normalized` has it, and the
  /// address.
  ///
  /// - Parameter line: The line.
  static func reference(_ line: String) -> (name: String, address: String)? {
    var scanner = InlineMarkdown(Array(line), Syntax(), { $0 })
    guard let (written, end) = scanner.label(0), end < line.count, scanner.characters[end] == ":",
      let (address, after) = scanner.address(scanner.afterSpaces(end + 1)), after > end + 1
    else { return nil }
    let name = normalized(written)
    return name.isEmpty ? nil : (name, unescaped(address))
  }

  /// The name of a reference so that those that mean the same are equal: white space and case don't
  /// count.
  static func normalized(_ name: String) -> String {
    // Small letters first: "ß" and "ẞ" become "SS".
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased().uppercased()
  }

  // MARK: - Parts

  private mutating func afterSpaces(_ start: Int) -> Int {
    var index = start
    while index < characters.count, characters[index].isWhitespace {
      steps += 1
      index += 1
    }
    return index
  }

  /// Reads an address, with or without angle brackets, as it is written.
  private mutating func address(_ start: Int) -> (String, end: Int)? {
    guard start < characters.count else { return nil }
    guard characters[start] != "<" else { return angledAddress(start) }
    var depth = 0
    var index = start
    scanning: while index < characters.count {
      steps += 1
      switch characters[index] {
      case "\\" where index + 1 < characters.count && Self.canBeEscaped(characters[index + 1]):
        index += 1
      case "(":
        depth += 1
        if depth > Self.deepestParenthesis { return nil }
      case ")":
        if depth == 0 { break scanning }
        depth -= 1
      case let character where character.isWhitespace: break scanning
      default: break
      }
      index += 1
    }
    return depth == 0 ? (String(characters[start..<index]), index) : nil
  }

  private mutating func angledAddress(_ start: Int) -> (String, end: Int)? {
    var index = start + 1
    while index < characters.count {
      steps += 1
      switch characters[index] {
      case ">": return (String(characters[(start + 1)..<index]), index + 1)
      case "<": return nil
      case let character where character.isNewline: return nil
      case "\\": index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Where a remark in quotes or parentheses ends; nil if there is none.
  private mutating func afterTitle(_ start: Int) -> Int? {
    guard start < characters.count else { return nil }
    let opening = characters[start]
    guard opening == "\"" || opening == "'" || opening == "(" else { return nil }
    let closing: Character = opening == "(" ? ")" : opening
    var index = start + 1
    while index < characters.count {
      steps += 1
      let character = characters[index]
      if character == closing { return index + 1 }
      // Parentheses stand in no others.
      if character == opening { return nil }
      index += character == "\\" ? 2 : 1
    }
    return nil
  }
}
