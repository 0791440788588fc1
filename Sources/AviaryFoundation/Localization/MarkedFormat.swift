package import Foundation

/// A format whose places for values are characters for private use, so that it can be scanned for markup.
package struct MarkedFormat {
  /// The format's characters.
  package private(set) var text = ""
  /// The places, in order.
  package private(set) var places: [FormatString.Place] = []

  private static let firstPlaceholder: UInt32 = 0x100000

  /// Takes a format apart.
  package init(_ format: String) {
    for part in FormatString(format).parts {
      switch part {
      case .literal(let literal): text += literal
      case .place(let place):
        text.append(Self.placeholder(places.count))
        places.append(place)
      }
    }
  }

  /// Takes characters as they are, without places for values.
  package init(literal: String) { text = literal }

  private static func placeholder(_ index: Int) -> Character {
    Unicode.Scalar(firstPlaceholder + UInt32(index)).map { Character($0) } ?? "\u{FFFD}"
  }

  /// Characters of the text, and the places for values between them.
  package func parts(of string: String) -> [FormatString.Part] {
    guard !places.isEmpty else { return [.literal(string)] }
    var parts: [FormatString.Part] = []
    var literal = ""
    for character in string {
      guard let scalar = character.unicodeScalars.first, scalar.value >= Self.firstPlaceholder,
        places.indices.contains(Int(scalar.value - Self.firstPlaceholder))
      else {
        literal.append(character)
        continue
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      parts.append(.place(places[Int(scalar.value - Self.firstPlaceholder)]))
      // A combining mark after a value is part of the same character.
      literal = String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The parts of spans, in order; phrases that agree with their numbers are put together first.
  ///
  /// - Parameters:
  ///   - spans: The spans of the text.
  ///   - locale: Says the language.
  ///   - text: What a value says. One that changes by agreement becomes characters.
  package func agreeing(
    _ spans: [InlineMarkdown.Span],
    _ locale: Locale,
    text: (FormatString.Place) -> String
  ) -> [(span: InlineMarkdown.Span, part: FormatString.Part)] {
    var result: [(span: InlineMarkdown.Span, part: FormatString.Part)] = []
    var rest = spans[...]
    while let first = rest.first {
      let phrase =
        first.agreement == nil ? rest.prefix(1) : rest.prefix { $0.agreement == first.agreement }
      rest = rest.dropFirst(phrase.count)
      let parts = phrase.flatMap { span in
        self.parts(of: span.string).map { (span: span, part: $0) }
      }
      guard first.agreement != nil else {
        result += parts
        continue
      }
      let written = parts.map { part in
        switch part.part {
        case .literal(let literal): literal
        case .place(let place): text(place)
        }
      }
      let agreeing = NumberAgreement.apply(to: written, locale)
      for (index, part) in parts.enumerated() {
        let isSame = agreeing[index] == written[index]
        result.append((part.span, isSame ? part.part : .literal(agreeing[index])))
      }
    }
    return result
  }
}
