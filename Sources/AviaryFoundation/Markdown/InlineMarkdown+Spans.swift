import Foundation

extension InlineMarkdown {
  // MARK: - 3. Spans

  /// The spans that the tokens stand for.
  func result() -> [Span] {
    var writer = SpanWriter()
    for token in tokens {
      switch token {
      case .text(let string): writer.append(Span(string: string))
      case .code(let string): writer.append(Span(string: string, isCode: true))
      case .finished(let inside): for span in inside { writer.append(span) }
      case .begin(let wrap): writer.begin(wrap)
      case .end: writer.end()
      case .delimiter(let index):
        let delimiter = delimiters[index]
        for emphasis in delimiter.ends { writer.count(emphasis, -1) }
        writer.append(
          Span(string: String(repeating: delimiter.character, count: delimiter.count))
        )
        // The one matched last is the outermost.
        for emphasis in delimiter.starts.reversed() { writer.count(emphasis, 1) }
      }
    }
    return writer.spans
  }

  /// Puts spans together, with what stands around them.
  private struct SpanWriter {
    private(set) var spans: [Span] = []
    private var bold = 0
    private var italic = 0
    private var struck = 0
    /// What is around, the outermost first; images with where their text begins in `imageText`.
    private var wraps: [(wrap: Wrap, start: Int)] = []
    private var links: [URL] = []
    private var agreements: [Int] = []
    private var images = 0
    private var imageText = ""

    mutating func count(_ emphasis: Emphasis, _ change: Int) {
      switch emphasis {
      case .bold: bold += change
      case .italic: italic += change
      case .struck: struck += change
      }
    }

    mutating func begin(_ wrap: Wrap) {
      wraps.append((wrap, imageText.utf8.count))
      switch wrap {
      case .link(let url): links.append(url)
      case .image: images += 1
      case .phrase(let agreement): if let agreement { agreements.append(agreement) }
      }
    }

    mutating func end() {
      guard let (wrap, start) = wraps.popLast() else { return }
      switch wrap {
      case .link: links.removeLast()
      case .phrase(let agreement): if agreement != nil { agreements.removeLast() }
      case .image(let url):
        // A picture without words has a character of its own.
        if imageText.utf8.count == start { imageText += "\u{FFFC}" }
        images -= 1
        guard images == 0 else { return }
        let text = imageText
        imageText = ""
        append(Span(string: text, imageURL: url))
      }
    }

    mutating func append(_ span: Span) {
      guard images == 0 else {
        imageText += span.string
        return
      }
      guard !span.string.isEmpty else { return }
      var span = span
      span.isBold = span.isBold || bold > 0
      span.isItalic = span.isItalic || italic > 0
      span.isStruck = span.isStruck || struck > 0
      span.link = links.first ?? span.link
      span.agreement = agreements.first
      if let last = spans.last, last.looks(like: span) {
        spans[spans.count - 1].string += span.string
      } else {
        spans.append(span)
      }
    }
  }
}

extension InlineMarkdown.Span {
  /// Whether all but the characters are the same.
  fileprivate func looks(like other: Self) -> Bool {
    isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode
      && isStruck == other.isStruck && link == other.link && agreement == other.agreement
      && imageURL == other.imageURL && isHTML == other.isHTML && isSoftBreak == other.isSoftBreak
      && isLineBreak == other.isLineBreak
  }
}
