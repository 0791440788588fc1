/// A value of an old-style property list, as Xcode writes its projects.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Reads a property list.
  ///
  /// - Throws: a `ProjectError` with the line of what cannot be read.
  init(_ text: String) throws {
    var parser = Parser(bytes: Array(text.utf8))
    self = try parser.document()
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [PropertyList]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  var table: [String: PropertyList]? {
    guard case .table(let table) = self else { return nil }
    return table
  }

  /// A text, or the texts of a list with spaces between them, as build settings are written.
  var words: String? {
    text ?? list.map { $0.compactMap(\.text).joined(separator: " ") }
  }
}

extension PropertyList {
  /// Reads `{ key = value; }`, `( value, )`, words and texts in quotes; comments are passed over.
  private struct Parser {
    let bytes: [UInt8]
    var position = 0

    mutating func document() throws -> PropertyList {
      let value = try value()
      skipSpace()
      guard position == bytes.count else { throw fault("something follows the end") }
      return value
    }

    private mutating func value() throws -> PropertyList {
      skipSpace()
      switch byte {
      case UInt8(ascii: "{"): return try table()
      case UInt8(ascii: "("): return try list()
      case UInt8(ascii: "<"): return .text(try data())
      case nil: throw fault("the end comes too early")
      default: return .text(try text())
      }
    }

    private mutating func table() throws -> PropertyList {
      position += 1
      var entries: [String: PropertyList] = [:]
      while true {
        skipSpace()
        if take("}") { return .table(entries) }
        let key = try text()
        skipSpace()
        guard take("=") else { throw fault("'=' is missing behind '\(key)'") }
        entries[key] = try value()
        skipSpace()
        guard take(";") else { throw fault("';' is missing behind the value of '\(key)'") }
      }
    }

    private mutating func list() throws -> PropertyList {
      position += 1
      var entries: [PropertyList] = []
      while true {
        skipSpace()
        if take(")") { return .list(entries) }
        entries.append(try value())
        skipSpace()
        if take(")") { return .list(entries) }
        guard take(",") else { throw fault("',' or ')' is missing") }
      }
    }

    private mutating func data() throws -> String {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
        throw fault("'>' is missing")
      }
      defer { position = end + 1 }
      return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    }

    private mutating func text() throws -> String {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
      let start = position
      while let byte, Self.isWordByte(byte), !startsComment { position += 1 }
      guard position > start else { throw fault("a word is missing") }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() throws -> String {
      let quote = bytes[position]
      position += 1
      var text: [UInt8] = []
      while let byte, byte != quote {
        position += 1
        guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
          text.append(byte)
          continue
        }
        position += 1
        switch escaped {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        default: text.append(escaped)
        }
      }
      guard byte != nil else { throw fault("a quote is missing") }
      position += 1
      return String(decoding: text, as: UTF8.self)
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
      guard byte == UInt8(ascii: symbol) else { return false }
      position += 1
      return true
    }

    private var startsComment: Bool {
      byte == UInt8(ascii: "/") && position + 1 < bytes.count
        && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[position + 1])
    }

    private mutating func skipSpace() {
      while let byte {
        if byte == 0x20 || (9...13).contains(byte) {
          position += 1
        } else if startsComment {
          skipComment()
        } else {
          return
        }
      }
    }

    private mutating func skipComment() {
      let isBlock = bytes[position + 1] == UInt8(ascii: "*")
      position += 2
      while let byte {
        if isBlock, byte == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") {
          position += 1
          return
        }
        if !isBlock, byte == UInt8(ascii: "\n") { return }
        position += 1
      }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        true
      default: "_$+/:.-@".utf8.contains(byte)
      }
    }

    private func fault(_ words: String) -> ProjectError {
      let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") }
      return ProjectError("line \(line): \(words)")
    }
  }
}
