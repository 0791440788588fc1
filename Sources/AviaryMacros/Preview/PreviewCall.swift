import AviarySwiftSource

/// A use of `#Preview`, split into arguments and body.
struct PreviewCall {
  let source: Source
  /// The tokens between the parentheses, without a `body:` closure at their end.
  let arguments: Range<Int>
  /// The tokens between the braces of the body, or nil where the body is not written as a closure.
  let body: Range<Int>?
  /// The whole call behind the macro's name, as written.
  let suffix: String
  /// Where that begins.
  let suffixOffset: Int

  /// The offset of the `#`, behind the attributes.
  let offset: Int

  /// Splits `#Preview(…) { … }`, or returns nil if there is nothing behind the name.
  ///
  /// Attributes may stand before it: `@available(iOS 17, *) #Preview { … }`.
  init?(_ text: String) {
    let source = Source(text)
    var index = DeclarationHead(source).end
    offset = source.offset(at: index)
    while index < source.tokens.count, !["(", "{"].contains(source.text(at: index)) { index += 1 }
    guard index < source.tokens.count else { return nil }
    self.source = source
    suffix = source.text(ofTokens: index..<source.tokens.count)
    suffixOffset = source.offset(at: index)

    var arguments = index..<index
    if source.text(at: index) == "(" {
      guard let close = source.partner(of: index) else { return nil }
      arguments = index + 1..<close
      index = close + 1
    }
    if let close = source.partner(of: index), source.text(at: index) == "{" {
      self.arguments = arguments
      body = source.tokens(behindSignatureIn: index + 1..<close)
      return
    }
    // `#Preview("name", body: { … })`: the last argument.
    if let label = source.indexOfLabel("body", in: arguments),
      source.text(at: label + 2) == "{", let close = source.partner(of: label + 2)
    {
      body = source.tokens(behindSignatureIn: label + 3..<close)
      let hasComma = label > arguments.lowerBound
      self.arguments = arguments.lowerBound..<(hasComma ? label - 1 : label)
    } else {
      body = nil
      self.arguments = arguments
    }
  }
}

extension Source {
  /// The index of `label:` among the arguments in `range`.
  fileprivate func indexOfLabel(_ label: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWord(label, at: index), text(at: index + 1) == ":",
        index == range.lowerBound || text(at: index - 1) == ","
      {
        return index
      }
      index = self.index(afterGroupAt: index)
    }
    return nil
  }

  /// What is left of a closure's tokens behind `() -> any View in` and the like.
  fileprivate func tokens(behindSignatureIn range: Range<Int>) -> Range<Int> {
    guard range.lowerBound < range.upperBound,
      ["(", "[", "@"].contains(text(at: range.lowerBound))
    else { return range }
    var index = range.lowerBound
    while index < range.upperBound {
      if isWord("in", at: index) { return index + 1..<range.upperBound }
      // A signature is on one line, and nothing is called or assigned in it.
      guard index == range.lowerBound || !tokens[index].startsLine, text(at: index) != "{" else {
        return range
      }
      index = self.index(afterGroupAt: index)
    }
    return range
  }
}
