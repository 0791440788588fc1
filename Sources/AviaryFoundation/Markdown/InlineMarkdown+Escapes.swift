import Foundation

/// Backslashes and entities, by CommonMark's "Backslash escapes" and "Entity and numeric character
/// references".
extension InlineMarkdown {
  static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "bull": "•", "middot": "·", "times": "×", "divide": "÷", "plusmn": "±", "deg": "°",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "shy": "\u{AD}",
  ]

  /// Whether a backslash in front makes a character plain: the punctuation of ASCII.
  static func canBeEscaped(_ character: Character) -> Bool {
    character.isASCII && isPunctuation(character)
  }

  /// The character that an entity stands for, and where it ends; nil if there is none.
  ///
  /// - Parameter start: The ampersand.
  static func entity(
    _ characters: [Character],
    _ start: Int
  ) -> (character: Character, end: Int)? {
    let window = characters[start..<min(start + 12, characters.count)]
    guard let end = window.firstIndex(of: ";") else { return nil }
    let name = String(characters[(start + 1)..<end])
    let found = name.hasPrefix("#") ? numbered(name.dropFirst()) : entities[name]
    return found.map { ($0, end + 1) }
  }

  /// The character of `65` or `x41`; what is no character is U+FFFD.
  private static func numbered(_ text: Substring) -> Character? {
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits.count),
      digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code).map { Character($0) } ?? "\u{FFFD}"
  }

  /// A text with the characters that its backslashes and entities stand for.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") })
    else { return text }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      if characters[index] == "\\", index + 1 < characters.count,
        canBeEscaped(characters[index + 1])
      {
        result.append(characters[index + 1])
        index += 2
      } else if characters[index] == "&", let (character, end) = entity(characters, index) {
        result.append(character)
        index = end
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return result
  }
}
