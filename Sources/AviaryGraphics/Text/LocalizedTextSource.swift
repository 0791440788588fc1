@_spi(Engine) import AviaryEngine
import AviaryFoundation
import Foundation

/// A key, looked up and filled in where the text is shown.
final class LocalizedTextSource: TextSource, @unchecked Sendable {
  /// What is shown where no table has the key, and the values.
  private let key: LocalizedStringKey
  /// What is looked up.
  private let tableKey: String
  private let table: String?
  private let bundle: Bundle?

  /// - Parameters:
  ///   - key: What is shown where no table has it, and the values.
  ///   - table: The table's name; nil for the usual one.
  ///   - bundle: Where the table is; nil for the main bundle.
  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    tableKey = key.lookup?.key ?? key.key
    self.table = table ?? key.lookup?.table
    self.bundle = bundle ?? key.lookup?.bundle.flatMap { Bundle(url: $0) }
  }

  override func isEqual(to other: TextSource) -> Bool {
    let other = unsafeDowncast(other, to: LocalizedTextSource.self)
    return key == other.key && table == other.table
      && bundle?.bundlePath == other.bundle?.bundlePath
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    let found = StringTables.format(
      tableKey,
      key.arguments.map(\.number),
      table: table,
      bundle: bundle,
      languages: resolver.languages
    )
    let string = found ?? key.key
    // Markup is looked for before the values are filled in: what they contain is never markup.
    let marked = key.isFormat ? MarkedFormat(string) : MarkedFormat(literal: string)
    let environment = resolver.environment
    let spans = InlineMarkdown.spans(marked.text) { address in
      marked.parts(of: address).map { self.string(of: $0, environment) }.joined()
    }
    let parts = marked.agreeing(spans, resolver.locale) {
      self.string(of: .place($0), environment)
    }
    for (span, part) in parts { append(part, into: &resolver, span.apply(to: style)) }
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
    case .number(let number):
      resolver.append(InterpolatedNumber.string(number, place, resolver.locale), style)
    }
  }
}
