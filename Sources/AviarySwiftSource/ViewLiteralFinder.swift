/// Walks through a source's tokens and finds the literals in the code of views.
struct ViewLiteralFinder {
  private let source: Source
  private(set) var found: [ViewLiteral] = []
  /// The line that `lineOffset` lies in.
  private var line = 0
  private var lineOffset = 0

  /// A list of more than these is data rather than how something looks.
  private static let listLimit = 24

  init(_ source: Source) { self.source = source }

  // MARK: - Declarations

  /// Looks for the code of views among declarations.
  mutating func visitDeclarations(_ range: Range<Int>) {
    var index = range.lowerBound
    var isBuilt = false
    while index < range.upperBound {
      switch source.text(at: index) {
      case "@":
        let head = DeclarationHead(source, from: index)
        isBuilt = head.attributes.contains { $0.name.hasSuffix("Builder") }
        index = max(head.end, index + 1)
        continue
      case "var", "func", "subscript", "init":
        let isFunction = source.text(at: index) != "var"
        if let body = codeOfMember(at: index, isFunction: isFunction, isBuilt: isBuilt) {
          visitCode(body)
          index = body.upperBound
        } else {
          index = afterMember(at: index, isFunction: isFunction, limit: range.upperBound)
        }
        isBuilt = false
        continue
      case "#" where source.isWord("Preview", at: index + 1):
        var next = index + 2
        if source.text(at: next) == "(" { next = source.index(afterGroupAt: next) }
        if source.text(at: next) == "{", let end = source.partner(of: next) {
          visitCode(next + 1..<end)
          next = end
        }
        index = next
        continue
      case "let":
        index = afterMember(at: index, isFunction: false, limit: range.upperBound); continue
      case "{":
        // Of a type: what is in there are declarations.
        index += 1
        continue
      case "(", "[": index = source.index(afterGroupAt: index); continue
      default: break
      }
      index += 1
    }
  }

  /// The tokens in the braces of a member that is the code of a view; nil for others.
  private func codeOfMember(at start: Int, isFunction: Bool, isBuilt: Bool) -> Range<Int>? {
    var index = start + 1
    var isView = isBuilt
    if isFunction {
      guard source.text(at: start) == "func" else { return nil }
      while index < source.tokens.count, source.text(at: index) != "(" {
        if source.text(at: index) == "{" { return nil }
        index += 1
      }
      index = source.index(afterGroupAt: index)
      while index < source.tokens.count, !["{", "}", "->"].contains(source.text(at: index)) {
        if source.tokens[index].startsLine, source.isWord("func", at: index) { return nil }
        index += 1
      }
      guard source.text(at: index) == "->" else { return nil }
      index += 1
    } else {
      guard source.isKind(.word, at: index), source.text(at: index + 1) == ":" else { return nil }
      index += 2
    }
    isView = isView || source.isWord("some", at: index)
    index = source.index(afterTypeAt: index)
    guard isView, source.text(at: index) == "{", let end = source.partner(of: index) else {
      return nil
    }
    return index + 1..<end
  }

  /// Behind a member that is no code of a view: its braces are passed over, and its first value.
  private func afterMember(at start: Int, isFunction: Bool, limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      let text = source.text(at: index)
      if text == "{" { return source.index(afterGroupAt: index) }
      if text == "(" || text == "[" {
        index = source.index(afterGroupAt: index)
        continue
      }
      if text == "}" || text == ";" { return index }
      if source.tokens[index].startsLine {
        let words = [
          "var", "let", "func", "init", "struct", "class", "enum", "@", "static", "private",
        ]
        if words.contains(text) { return index }
      }
      index += 1
    }
    return index
  }

  // MARK: - Code

  private mutating func visitCode(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = passedOver(at: index, in: range) {
        index = max(next, index + 1)
      } else {
        visitToken(at: index)
        index += 1
      }
    }
  }

  /// Behind what is left alone at a place; nil where that is nothing.
  private func passedOver(at index: Int, in range: Range<Int>) -> Int? {
    func afterLine() -> Int {
      var next = index + 1
      while next < range.upperBound, !source.tokens[next].startsLine {
        next = source.index(afterGroupAt: next)
      }
      return next
    }
    let text = source.text(at: index)
    let before = source.text(at: index - 1)
    switch text {
    case "@": return afterLine()
    case "#":
      let word = source.text(at: index + 1)
      if ["if", "elseif", "else", "endif"].contains(word) { return afterLine() }
      var next = index + 2
      if source.text(at: next) == "(" { next = source.index(afterGroupAt: next) }
      if source.text(at: next) == "{" { next = source.index(afterGroupAt: next) }
      return next
    case "[":
      let end = source.index(afterGroupAt: index)
      let commas = (index..<end).count { source.text(at: $0) == "," }
      return commas >= Self.listLimit ? end : nil
    case "case" where before != ".":
      var next = index + 1
      while next < range.upperBound, ![":", "=", "in", "{"].contains(source.text(at: next)) {
        next = source.index(afterGroupAt: next)
      }
      return next
    case "func" where before != ".", "subscript" where before != ".":
      var next = index + 1
      while next < range.upperBound, source.text(at: next) != "(" { next += 1 }
      return source.index(afterGroupAt: next)
    case "struct", "class", "enum", "actor", "extension", "protocol":
      guard source.tokens[index].startsLine else { return nil }
      var next = index + 1
      while next < range.upperBound, source.text(at: next) != "{" { next += 1 }
      return source.index(afterGroupAt: next)
    default: return nil
    }
  }

  private mutating func visitToken(at index: Int) {
    let token = source.tokens[index]
    let text = source.text(at: index)
    switch token.kind {
    case .number:
      var start = index
      if source.text(at: index - 1) == "-", !token.followsSpace { start -= 1 }
      guard isAlone(start...index) else { return }
      let isHexadecimal = text.hasPrefix("0x")
      let isFloat = text.contains(".") || (!isHexadecimal && text.lowercased().contains("e"))
      add(isFloat ? .float : .integer, start...index)
    case .literal:
      // A text of one character may have to be one.
      guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\("),
        let value = ViewLiterals.text(ofLiteral: text), value.unicodeScalars.count != 1,
        isAlone(index...index)
      else { return }
      add(.text, index...index)
    case .word where text == "true" || text == "false":
      if isAlone(index...index) { add(.boolean, index...index) }
    case .word where text == "Color": visitColor(from: index, name: index + 2)
    case .punctuation where text == "." && !source.isWord("Color", at: index - 1):
      let label = source.text(at: index - 2)
      guard mayFollow(at: index), !label.lowercased().hasSuffix("weight") else { return }
      visitColor(from: index, name: index + 1)
    default: return
    }
  }

  private mutating func visitColor(from start: Int, name: Int) {
    guard source.text(at: name - 1) == ".", source.text(at: start - 1) != ".",
      source.isKind(.word, at: name), ViewLiteral.colors.contains(source.text(at: name)),
      !["(", "{", ":"].contains(source.text(at: name + 1)) || source.tokens[name + 1].startsLine
        || source.text(at: name + 1) == ":" && source.tokens[name + 1].followsSpace,
      !isOperand(at: name + 1, before: false)
    else { return }
    if source.isKind(.symbol, at: start - 1), !mayFollow(at: start) { return }
    add(.color, start...name, value: name)
  }

  private mutating func add(
    _ kind: ViewLiteral.Kind,
    _ tokens: ClosedRange<Int>,
    value: Int? = nil
  ) {
    let start = source.tokens[tokens.lowerBound].range.lowerBound
    let end = source.tokens[tokens.upperBound].range.upperBound
    while lineOffset < start {
      if source.bytes[lineOffset] == "\n" { line += 1 }
      lineOffset += 1
    }
    found.append(
      ViewLiteral(
        kind: kind,
        expression: start..<end,
        value: value.map { source.tokens[$0].range } ?? start..<end,
        line: line
      )
    )
  }

  // MARK: - Neighbours

  /// Whether what is between two tokens is an argument, an element or a value by itself.
  private func isAlone(_ tokens: ClosedRange<Int>) -> Bool {
    guard mayFollow(at: tokens.lowerBound) else { return false }
    let next = tokens.upperBound + 1
    if [")", ",", "]", "}", ":"].contains(source.text(at: next)) { return true }
    if source.isKind(.symbol, at: next) { return isConditional(at: next) }
    return source.tokens.indices.contains(next) && source.tokens[next].startsLine
      && source.text(at: next) != "."
  }

  /// Whether an operand that begins at a token has nothing to do with what stands before it.
  private func mayFollow(at index: Int) -> Bool {
    let before = source.text(at: index - 1)
    if ["(", ",", ":", "[", "{", "return", "in", ";"].contains(before) { return true }
    return ["=", "??"].contains(before) || isConditional(at: index - 1)
  }

  private func isOperand(at index: Int, before: Bool) -> Bool {
    source.isKind(.symbol, at: index) && !isConditional(at: index)
  }

  /// Whether a token is the `?` between a condition and what it chooses.
  private func isConditional(at index: Int) -> Bool {
    source.text(at: index) == "?" && source.tokens[index].followsSpace
  }
}
