import AviaryGraphics
import AviaryQuartz
import Foundation

/// Writes fonts, sizes, colours, and bold, slanted and underlined letters as rich text.
struct RichTextWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  /// The document of a text.
  static func text(of text: NSAttributedString) -> String {
    var writer = RichTextWriter()
    let string = NSString(string: text.string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      writer.add(string.substring(with: range), attributes)
    }
    let fonts = writer.fonts.enumerated().map { "{\\f\($0.offset)\\fnil \($0.element);}" }
    return "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl\(fonts.joined())}"
      + "{\\colortbl;\(writer.colors.joined())}\n\(writer.body)}"
  }

  private mutating func add(_ letters: String, _ attributes: [NSAttributedString.Key: Any]) {
    let face = (attributes[.font] as? CTFont)?.face ?? FontFace(size: 12)
    var words = "\\f\(Self.index(of: CTFont(face: face).familyName, in: &fonts))"
    words += "\\fs\(Int((face.size * 2).rounded()))"
    if face.weight >= 600 { words += "\\b" }
    if face.isItalic { words += "\\i" }
    let line = attributes[.underlineStyle]
    let bits = (line as? NSUnderlineStyle)?.rawValue ?? (line as? NSNumber)?.intValue
    if bits ?? line as? Int ?? 0 != 0 { words += "\\ul" }
    if let color = Self.color(attributes[.foregroundColor]) {
      words += "\\cf\(Self.index(of: color, in: &colors) + 1)"
    }
    body += "{\(words) \(Self.escaped(letters))}"
  }

  private static func index(of name: String, in list: inout [String]) -> Int {
    if let known = list.firstIndex(of: name) { return known }
    list.append(name)
    return list.count - 1
  }

  private static func color(_ value: Any?) -> String? {
    let color = (value as? UIColor)?.cgColor ?? (value as? NSColor)?.cgColor
    guard let parts = color?.components, parts.count >= 2 else { return nil }
    let rgb = parts.count >= 4 ? Array(parts.prefix(3)) : [parts[0], parts[0], parts[0]]
    let bytes = rgb.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "\\red\(bytes[0])\\green\(bytes[1])\\blue\(bytes[2]);"
  }

  private static func escaped(_ letters: String) -> String {
    letters.utf16.reduce(into: "") { result, unit in
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
  }
}
