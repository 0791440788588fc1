@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryFoundation
import AviaryGeometry
import Foundation

/// Puts a text together in an environment: looks up, formats and styles.
package struct TextResolver {
  /// A part that looks the same throughout.
  struct Piece {
    enum Content {
      case string(String)
      case embedded(any TextEmbeddable)
    }

    var content: Content
    var style: TextStyling
  }

  package let environment: EnvironmentValues
  private let box: TypedBox<TextEnvironment>
  private(set) var pieces: [Piece] = []
  /// Whether all of the text is filled with one style.
  private var hasOneForeground = true
  /// What is to be read out instead, if anybody said so.
  private(set) var accessibilityLabel: Text?
  /// Of which level the text is a heading, 0 for any; nil for none.
  private(set) var headingLevel: UInt8?
  /// When the text says something else, since it says what time it is; nil for never.
  private(set) var nextChange: Date?

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    box = environment.textEnvironmentBox
  }

  package var text: TextEnvironment { box.value }

  var locale: Locale { text.locale ?? .current }
  /// Which languages strings are looked up in: the environment's, or those that the person prefers.
  var languages: LanguageChoice { text.locale.map { .locale($0) } ?? .preferred }

  /// Adds a text within one of the given style.
  package mutating func append(_ text: Text, _ style: TextStyling) {
    var style = style
    for modifier in text.modifiers.reversed() {
      modifier.apply(to: &style)
      if case .accessibilityLabel(let label) = modifier { accessibilityLabel = label }
      if case .heading(let level) = modifier { headingLevel = level }
    }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .source(let source): source.resolve(into: &self, style)
    }
  }

  /// Adds characters as they are, in the case that the environment asks for.
  mutating func append(_ string: String, _ style: TextStyling) {
    guard !string.isEmpty else { return }
    let string = cased(string)
    if let last = pieces.last, case .string(let before) = last.content, last.style == style {
      pieces[pieces.count - 1].content = .string(before + string)
    } else {
      append(Piece(content: .string(string), style: style))
    }
  }

  mutating func append(_ content: any TextEmbeddable, _ style: TextStyling) {
    append(Piece(content: .embedded(content), style: style))
  }

  private mutating func append(_ piece: Piece) {
    if piece.style.link != nil { hasOneForeground = false }
    if let first = pieces.first, first.style.foreground != piece.style.foreground {
      hasOneForeground = false
    }
    pieces.append(piece)
  }

  private func cased(_ string: String) -> String {
    guard let textCase = text.textCase else { return string }
    // Few languages have rules of their own; the others need no locale.
    let hasOwnRules = ["tr", "az", "lt", "el"].contains(locale.language.languageCode?.identifier)
    return switch textCase {
    case .uppercase: hasOwnRules ? string.uppercased(with: locale) : string.uppercased()
    case .lowercase: hasOwnRules ? string.lowercased(with: locale) : string.lowercased()
    }
  }

  /// The characters, without styles; images count as what is read out for them.
  package var string: String {
    if pieces.count == 1, case .string(let string) = pieces[0].content { return string }
    return pieces.map { piece in
      switch piece.content {
      case .string(let string): string
      case .embedded(let content): content.textLabel(in: environment) ?? ""
      }
    }.joined()
  }

  /// What day and time it is.
  var today: Date { environment.scope?.livingRoot?.clock.today() ?? Date() }

  /// Notes when a part of the text says something else; nil for never.
  mutating func noteNextChange(_ date: Date?) {
    guard let date else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  var hasLinks: Bool { pieces.contains { $0.style.link != nil } }

  /// Whether something is marked for renderers.
  var hasAttributes: Bool { pieces.contains { $0.style.attributes != nil } }

  /// The links, with the part of the text that each covers, in UTF-8 offsets.
  var links: [(range: Range<Int>, title: String, url: URL)] {
    guard hasLinks else { return [] }
    var links: [(range: Range<Int>, title: String, url: URL)] = []
    var offset = 0
    for piece in pieces {
      let string = if case .string(let string) = piece.content { string } else { "\u{FFFC}" }
      let range = offset..<(offset + string.utf8.count)
      offset = range.upperBound
      guard let url = piece.style.link else { continue }
      if let last = links.last, last.url == url, last.range.upperBound == range.lowerBound {
        links[links.count - 1].range = last.range.lowerBound..<range.upperBound
        links[links.count - 1].title += string
      } else {
        links.append((range, string, url))
      }
    }
    return links
  }

  // MARK: - What is measured and painted

  /// The text with everything that decides its lines except the space it gets.
  ///
  /// - Parameter engine: Measures what gradients of single runs are laid out in.
  package func request(_ engine: any TextEngine) -> TextRequest {
    let request = request(runs(in: .zero))
    guard !hasOneForeground, request.runs.contains(where: { $0.attributes.paint?.hasPlace == true })
    else { return request }
    // The place of a run is not known before its lines are: its gradient fills the text on one line.
    let size = engine.text(for: request).layout(width: nil, height: nil).size
    return self.request(runs(in: CGRect(origin: .zero, size: size)))
  }

  /// What the text is filled with, except for runs that have a paint of their own.
  package var foreground: ResolvedStyle {
    if hasOneForeground, let foreground = pieces.first?.style.foreground {
      return resolveStyle(foreground.style, in: environment)
    }
    return environment.resolvedForeground
  }

  /// What each run of the request is marked with; empty where none is marked.
  var attributes: [CustomTextAttributes] {
    guard hasAttributes else { return [] }
    return pieces.compactMap { piece in
      if case .embedded(let content) = piece.content,
        content.textContent(font: piece.style.resolvedFont(in: text.fonts), in: environment) == nil
      {
        return nil
      }
      return piece.style.attributes ?? CustomTextAttributes()
    }
  }

  private func runs(in rect: CGRect) -> [TextRun] {
    let hasOneForeground = hasOneForeground
    var runs: [TextRun] = []
    for piece in pieces {
      let paint = hasOneForeground ? nil : paint(piece.style, in: rect)
      let attributes = attributes(piece.style, paint)
      switch piece.content {
      case .string(let string): runs.append(TextRun(string, attributes))
      case .embedded(let content):
        if let content = content.textContent(font: attributes.font, in: environment) {
          runs.append(TextRun(content, attributes))
        }
      }
    }
    // A text without characters is as high as a line of its font.
    return runs.isEmpty ? [TextRun("", attributes(text.styling, nil))] : runs
  }

  private func request(_ runs: [TextRun]) -> TextRequest {
    TextRequest(
      runs: runs,
      alignment: text.alignment.resolved,
      maximumLines: text.lineLimit.map { max($0, 1) },
      minimumLines: max(text.reservedLines, 0),
      truncation: text.truncationMode.resolved,
      lineSpacing: text.lineSpacing.finite("lineSpacing", limit: Self.widest),
      minimumScaleFactor: min(
        max(text.minimumScaleFactor.finite("minimumScaleFactor", or: 1), 0.01),
        1
      ),
      allowsTightening: text.allowsTightening,
      layoutDirection: text.layoutDirection
    )
  }

  /// The greatest distance between characters or lines, in points: what fits into an engine's numbers.
  private static var widest: CGFloat { 10_000 }

  private func attributes(_ style: TextStyling, _ paint: Paint?) -> TextAttributes {
    TextAttributes(
      font: style.resolvedFont(in: text.fonts),
      paint: paint,
      kerning: style.kerning.finite("kerning", limit: Self.widest),
      tracking: style.tracking.finite("tracking", limit: Self.widest),
      baselineOffset: style.baselineOffset.finite("baselineOffset", limit: Self.widest),
      underline: style.underline?.decoration(in: environment),
      strikethrough: style.strikethrough?.decoration(in: environment),
      backgroundColor: style.background?.rgba(in: environment)
    )
  }

  /// The paint of a piece; nil for the foreground of the surroundings.
  private func paint(_ style: TextStyling, in rect: CGRect) -> Paint? {
    if let foreground = style.foreground {
      return resolveStyle(foreground.style, in: environment).paint(in: rect)
    }
    // Links have the tint of the interface.
    return style.link == nil ? nil : .color(Color.accentColor.rgba(in: environment))
  }
}

extension Paint {
  /// Whether what is painted depends on where it is.
  fileprivate var hasPlace: Bool { if case .color = self { false } else { true } }
}

extension TextAlignment {
  var resolved: TextRequest.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var resolved: TextRequest.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension Text {
  /// The characters of the text as it would be shown in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment)
    resolver.append(self, resolver.text.styling)
    return resolver.string
  }
}
