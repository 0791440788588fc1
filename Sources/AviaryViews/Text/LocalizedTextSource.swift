import Foundation

/// A key, looked up and filled in where the text is shown.
final class LocalizedTextSource: TextSource, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  override func isEqual(to other: TextSource) -> Bool {
    let other = unsafeDowncast(other, to: LocalizedTextSource.self)
    return key == other.key && table == other.table
      && bundle?.bundlePath == other.bundle?.bundlePath
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    let string = LocalizedStrings.string(
      key.key,
      table: table,
      bundle: bundle,
      locale: resolver.locale
    )
    guard key.isFormat else {
      for span in InlineMarkdown.spans(string) {
        resolver.append(span.string, span.apply(to: style))
      }
      return
    }
    // Markup is looked for before the values are filled in: what they contain is never markup.
    var places: [FormatString.Place] = []
    var marked = ""
    for part in FormatString(string).parts {
      switch part {
      case .literal(let literal): marked += literal
      case .place(let place):
        marked.append(Self.placeholder(places.count))
        places.append(place)
      }
    }
    let environment = resolver.environment
    let spans = InlineMarkdown.spans(marked) { [places] address in
      var inner = TextResolver(environment)
      self.append(address, places, into: &inner, TextStyling())
      return inner.string
    }
    for span in spans { append(span.string, places, into: &resolver, span.apply(to: style)) }
  }

  /// Characters for private use stand for the values while the string is scanned.
  private static let firstPlaceholder: UInt32 = 0x100000

  private static func placeholder(_ index: Int) -> Character {
    Unicode.Scalar(firstPlaceholder + UInt32(index)).map { Character($0) } ?? "\u{FFFD}"
  }

  /// Adds characters, the values in place of the characters that stand for them.
  private func append(
    _ string: String,
    _ places: [FormatString.Place],
    into resolver: inout TextResolver,
    _ style: TextStyling
  ) {
    var literal = ""
    for character in string {
      guard let scalar = character.unicodeScalars.first, scalar.value >= Self.firstPlaceholder,
        places.indices.contains(Int(scalar.value - Self.firstPlaceholder))
      else {
        literal.append(character)
        continue
      }
      resolver.append(literal, style)
      append(places[Int(scalar.value - Self.firstPlaceholder)], into: &resolver, style)
      // A combining mark after a value is part of the same character.
      literal = String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
    }
    resolver.append(literal, style)
  }

  private func append(
    _ place: FormatString.Place,
    into resolver: inout TextResolver,
    _ style: TextStyling
  ) {
    guard key.arguments.indices.contains(place.index) else { return }
    switch key.arguments[place.index] {
    case .text(let text): resolver.append(text, style)
    case let number: resolver.append(NumberInText.string(number, place, resolver.locale), style)
    }
  }
}

extension InlineMarkdown.Span {
  /// A style with what the markup adds.
  fileprivate func apply(to style: TextStyling) -> TextStyling {
    var style = style
    if isBold { style.isBold = true }
    if isItalic { style.isItalic = true }
    if isCode { style.isMonospaced = true }
    if isStruck { style.strikethrough = .single }
    if let link { style.link = link }
    return style
  }
}
