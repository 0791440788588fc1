import Foundation

/// The blocks of a Markdown document: headings, paragraphs, lists, quotations, code and tables.
///
/// The rules are CommonMark's, with the tables of GitHub's dialect.
struct MarkdownDocument {
  /// A block of a document.
  indirect enum Block: Equatable {
    case paragraph(String)
    case heading(level: Int, String)
    case code(language: String?, String)
    case quote([Block])
    /// A list with numbers from the given one, or without.
    case list(start: Int?, items: [[Block]])
    case rule
    case html(String)
    case table([PresentationIntent.TableColumn], header: [String], rows: [[String]])
  }

  /// The blocks, in order.
  private(set) var blocks: [Block] = []
  /// The addresses that `[name]: address` gives, by their names as `InlineMarkdown.normalized` has them.
  private(set) var references: [String: String] = [:]

  /// Reads a document.
  ///
  /// - Parameter text: The document; nothing in it is wrong, what is no markup is text.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      String($0).replacing("\t", with: "    ")
    }
    blocks = read(lines[...])
  }

  // MARK: - Blocks

  private mutating func read(_ lines: ArraySlice<String>) -> [Block] {
    var rest = lines
    var blocks: [Block] = []
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if let block = readSpecial(&rest) {
        blocks.append(block)
      } else if let block = readParagraph(&rest) {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// Reads a block that its first line tells; nil for a paragraph.
  private mutating func readSpecial(_ rest: inout ArraySlice<String>) -> Block? {
    guard let line = rest.first else { return nil }
    if line.indentation >= 4 { return readIndentedCode(&rest) }
    let text = line.trimmed
    if let heading = Self.heading(text) {
      rest.removeFirst()
      return heading
    }
    if Self.isRule(text) {
      rest.removeFirst()
      return .rule
    }
    if let fence = Self.fence(text) { return readFencedCode(fence, &rest) }
    if text.hasPrefix(">") { return readQuote(&rest) }
    if let marker = ListMarker(line) { return readList(marker, &rest) }
    if Self.beginsHTML(text) { return readHTML(&rest) }
    return readTable(&rest)
  }

  /// Whether a line ends a paragraph before it.
  private func interrupts(_ line: String) -> Bool {
    let text = line.trimmed
    guard line.indentation < 4 else { return false }
    if Self.heading(text) != nil || Self.isRule(text) || Self.fence(text) != nil
      || text.hasPrefix(">") || Self.beginsHTML(text)
    {
      return true
    }
    guard let marker = ListMarker(line) else { return false }
    return !marker.isEmpty && (marker.number ?? 1) == 1
  }

  private mutating func readParagraph(_ rest: inout ArraySlice<String>) -> Block? {
    if readReference(&rest) { return nil }
    var lines: [String] = []
    while let line = rest.first, !line.isBlank {
      if !lines.isEmpty {
        let text = line.trimmed
        if line.indentation < 4, !text.isEmpty,
          text.allSatisfy({ $0 == "=" }) || text.allSatisfy({ $0 == "-" })
        {
          rest.removeFirst()
          return .heading(
            level: text.hasPrefix("=") ? 1 : 2,
            lines.joined(separator: "\n").trimmed
          )
        }
        if interrupts(line) { break }
      }
      // Two spaces at the end are a break; those in front mean nothing.
      lines.append(String(line.drop { $0 == " " }))
      rest.removeFirst()
    }
    return .paragraph(lines.joined(separator: "\n").trimmed)
  }

  /// Reads `[name]: address`.
  private mutating func readReference(_ rest: inout ArraySlice<String>) -> Bool {
    guard let line = rest.first?.trimmed, line.hasPrefix("["),
      let (name, address) = InlineMarkdown.reference(line)
    else { return false }
    references[name] = references[name] ?? address
    rest.removeFirst()
    return true
  }

  // MARK: - Headings and rules

  private static func heading(_ text: String) -> Block? {
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    let rest = text.dropFirst(level)
    guard rest.isEmpty || rest.first == " " else { return nil }
    var title = String(rest).trimmed
    let closing = title.reversed().prefix { $0 == "#" }.count
    if closing == title.count {
      title = ""
    } else if closing > 0, title.dropLast(closing).last == " " {
      title = String(title.dropLast(closing)).trimmed
    }
    return .heading(level: level, title)
  }

  private static func isRule(_ text: String) -> Bool {
    let marks = text.filter { $0 != " " }
    guard let mark = marks.first, "-_*".contains(mark) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  // MARK: - Code

  private struct Fence {
    var mark: Character
    var count: Int
    var language: String?
  }

  private static func fence(_ text: String) -> Fence? {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let count = text.prefix { $0 == mark }.count
    let info = String(text.dropFirst(count)).trimmed
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let language = String(info.prefix { $0 != " " })
    return Fence(mark: mark, count: count, language: language.isEmpty ? nil : language)
  }

  private func readFencedCode(_ fence: Fence, _ rest: inout ArraySlice<String>) -> Block {
    let indentation = rest.removeFirst().indentation
    var code = ""
    while let line = rest.popFirst() {
      let text = line.trimmed
      if text.count >= fence.count, text.allSatisfy({ $0 == fence.mark }), line.indentation < 4 {
        break
      }
      code += line.withoutIndentation(indentation) + "\n"
    }
    return .code(language: fence.language, code)
  }

  private func readIndentedCode(_ rest: inout ArraySlice<String>) -> Block {
    var lines: [String] = []
    while let line = rest.first, line.isBlank || line.indentation >= 4 {
      lines.append(line.withoutIndentation(4))
      rest.removeFirst()
    }
    while lines.last?.isBlank == true { lines.removeLast() }
    return .code(language: nil, lines.joined(separator: "\n") + "\n")
  }

  // MARK: - Quotations and lists

  private mutating func readQuote(_ rest: inout ArraySlice<String>) -> Block {
    var lines: [String] = []
    while let line = rest.first, !line.isBlank {
      let text = line.trimmedStart
      if text.hasPrefix(">"), line.indentation < 4 {
        let inside = text.dropFirst()
        lines.append(String(inside.first == " " ? inside.dropFirst() : inside))
      } else if lines.last?.isBlank != false || interrupts(line) {
        break
      } else {
        // A paragraph goes on without the mark.
        lines.append(line)
      }
      rest.removeFirst()
    }
    return .quote(read(lines[...]))
  }

  /// What begins an item of a list: `-`, `1.` and the like.
  private struct ListMarker {
    /// The number; nil for a list without.
    var number: Int?
    /// The last character of the marker, which is the same throughout a list.
    var mark: Character
    /// Where the item's text begins.
    var width: Int
    /// Whether nothing follows on the line.
    var isEmpty: Bool

    init?(_ line: String) {
      let indentation = line.indentation
      let text = line.dropFirst(indentation)
      guard indentation < 4, let first = text.first else { return nil }
      var length = 1
      if "-+*".contains(first) {
        number = nil
        mark = first
      } else {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(digits.count), let delimiter = text.dropFirst(digits.count).first,
          ".)".contains(delimiter)
        else { return nil }
        number = Int(digits)
        mark = delimiter
        length = digits.count + 1
      }
      let after = text.dropFirst(length)
      let spaces = after.prefix { $0 == " " }.count
      isEmpty = after.count == spaces
      guard isEmpty || spaces > 0 else { return nil }
      width = indentation + length + (isEmpty || spaces > 4 ? 1 : spaces)
    }

    func continues(_ other: ListMarker) -> Bool {
      mark == other.mark && (number == nil) == (other.number == nil)
    }
  }

  private mutating func readList(
    _ first: ListMarker,
    _ rest: inout ArraySlice<String>
  ) -> Block {
    var items: [[Block]] = []
    while let line = rest.first, let marker = ListMarker(line), marker.continues(first),
      !Self.isRule(line.trimmed)
    {
      rest.removeFirst()
      var lines = [String(line.dropFirst(min(marker.width, line.count)))]
      while let next = rest.first {
        if next.isBlank {
          // Blank lines belong to the item if it goes on after them.
          guard let following = rest.first(where: { !$0.isBlank }),
            following.indentation >= marker.width
          else { break }
          lines.append("")
        } else if next.indentation >= marker.width {
          lines.append(next.withoutIndentation(marker.width))
        } else if lines.last?.isBlank == false, !interrupts(next), ListMarker(next) == nil {
          lines.append(next)
        } else {
          break
        }
        rest.removeFirst()
      }
      items.append(read(lines[...]))
      // Blank lines between items.
      let after = rest.drop { $0.isBlank }
      if let next = after.first, let marker = ListMarker(next), marker.continues(first) {
        rest = after
      }
    }
    return .list(start: first.number, items: items)
  }

  // MARK: - HTML and tables

  private static func beginsHTML(_ text: String) -> Bool {
    guard text.hasPrefix("<"), let second = text.dropFirst().first else { return false }
    // `<https://…>` is a link.
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "/!-".contains($0) }
    let after = text.dropFirst(1 + name.count).first
    return (second.isLetter || "/!?".contains(second))
      && (after == nil || after == ">" || after == " " || name.hasPrefix("!--"))
  }

  private func readHTML(_ rest: inout ArraySlice<String>) -> Block {
    var lines: [String] = []
    while let line = rest.first, !line.isBlank {
      lines.append(line)
      rest.removeFirst()
    }
    return .html(lines.joined(separator: "\n") + "\n")
  }

  private func readTable(_ rest: inout ArraySlice<String>) -> Block? {
    guard rest.count >= 2, let first = rest.first, first.contains("|"),
      let columns = Self.columns(rest[rest.startIndex + 1])
    else { return nil }
    let header = Self.cells(first)
    guard header.count == columns.count else { return nil }
    rest.removeFirst(2)
    var rows: [[String]] = []
    while let line = rest.first, !line.isBlank, !interrupts(line) {
      var cells = Self.cells(line)
      cells += Array(repeating: "", count: max(0, columns.count - cells.count))
      rows.append(Array(cells.prefix(columns.count)))
      rest.removeFirst()
    }
    return .table(columns, header: header, rows: rows)
  }

  private static func columns(_ line: String) -> [PresentationIntent.TableColumn]? {
    let cells = cells(line)
    guard line.contains("-"), !cells.isEmpty,
      cells.allSatisfy({ $0.contains("-") && $0.allSatisfy { "-:".contains($0) } })
    else { return nil }
    return cells.map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): .init(alignment: .center)
      case (false, true): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }

  private static func cells(_ line: String) -> [String] {
    var text = line.trimmed[...]
    if text.hasPrefix("|") { text = text.dropFirst() }
    if text.hasSuffix("|"), !text.hasSuffix("\\|") { text = text.dropLast() }
    var cells = [""]
    var isEscaped = false
    for character in text {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells.map(\.trimmed)
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
  fileprivate var trimmedStart: Substring { drop { $0 == " " } }

  fileprivate func withoutIndentation(_ count: Int) -> String {
    String(dropFirst(min(indentation, count)))
  }
}
