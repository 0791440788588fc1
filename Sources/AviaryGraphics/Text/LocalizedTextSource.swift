@_spi(Engine) import AviaryEngine
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
      append(InlineMarkdown.spans(string), [], into: &resolver, style)
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
    append(spans, places, into: &resolver, style)
  }

  /// Adds spans; phrases that agree with their numbers are put together first.
  private func append(
    _ spans: [InlineMarkdown.Span],
    _ places: [FormatString.Place],
    into resolver: inout TextResolver,
    _ style: TextStyling
  ) {
    var rest = spans[...]
    while let first = rest.first {
      let phrase =
        first.agreement == nil ? rest.prefix(1) : rest.prefix { $0.agreement == first.agreement }
      rest = rest.dropFirst(phrase.count)
      let parts = phrase.flatMap { span in
        self.parts(of: span.string, places).map { (part: $0, style: span.apply(to: style)) }
      }
      guard first.agreement != nil else {
        for (part, style) in parts { append(part, into: &resolver, style) }
        continue
      }
      let written = parts.map { self.string(of: $0.part, resolver.environment) }
      let agreeing = NumberAgreement.apply(to: written, resolver.locale)
      for (index, (part, style)) in parts.enumerated() {
        // A value that changes loses the styles within it.
        if agreeing[index] == written[index] {
          append(part, into: &resolver, style)
        } else {
          resolver.append(agreeing[index], style)
        }
      }
    }
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
    for part in parts(of: string, places) { append(part, into: &resolver, style) }
  }

  /// Characters, and the places for values between them.
  private func parts(of string: String, _ places: [FormatString.Place]) -> [FormatString.Part] {
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

  /// What a part says without its style.
  private func string(of part: FormatString.Part, _ environment: EnvironmentValues) -> String {
    var inner = TextResolver(environment)
    append(part, into: &inner, TextStyling())
    return inner.string
  }

  private func append(
    _ part: FormatString.Part,
    into resolver: inout TextResolver,
    _ style: TextStyling
  ) {
    switch part {
    case .literal(let literal): resolver.append(literal, style)
    case .place(let place): append(place, into: &resolver, style)
    }
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
