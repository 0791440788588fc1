import AviarySwiftSource

/// What is written in `@State` itself: `@State<Int>(initialValue: 3)`.
struct StateAttribute: Equatable {
  /// The generic argument.
  var type: String?
  /// The value behind `initialValue:` or `wrappedValue:`.
  var value: String?

  /// Reads the attribute, with its `@`.
  init(_ text: String) {
    let source = Source(text)
    var index = 0
    while index < source.tokens.count, !["<", "("].contains(source.text(at: index)) { index += 1 }
    if source.text(at: index) == "<" {
      let end = source.index(afterAnglesAt: index)
      type = source.text(ofTokens: index + 1..<end - 1)
      index = end
    }
    if source.text(at: index) == "(", let close = source.partner(of: index),
      source.text(at: index + 2) == ":", index + 3 < close
    {
      value = source.text(ofTokens: index + 3..<close)
    }
  }
}
