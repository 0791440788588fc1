import AviaryGraphics
import Foundation

/// Reads fonts, sizes, colours, and bold, slanted and underlined letters of rich text.
///
/// Other words count for nothing, and so do groups that hold no letters, such as pictures.
struct RichTextReader {
  private struct Style {
    var font = 0
    /// Points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var color = 0
    /// How many letters stand for one of Unicode's.
    var skipped = 1
    /// What the letters of the group are.
    var use = Use.text
  }

  private enum Use { case text, fonts, colors, nothing }

  private let bytes: [UInt8]
  private let usual: [NSAttributedString.Key: Any]
  private var index = 0
  private var style = Style()
  private var groups: [Style] = []
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat)?
  private var units: [UInt16] = []
  private var skip = 0
  private let result = NSMutableAttributedString(string: "")

  init(_ data: Data, _ usual: [NSAttributedString.Key: Any]) {
    bytes = Array(data)
    self.usual = usual
  }

  mutating func read() -> NSAttributedString {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        groups.append(style)
      case UInt8(ascii: "}"):
        flush()
        style = groups.popLast() ?? style
      case UInt8(ascii: "\\"): word()
      case 0x0A, 0x0D: break
      default: take(UInt16(byte))
      }
    }
    flush()
    return result
  }

  // MARK: - Words

  private mutating func word() {
    guard index < bytes.count else { return }
    let first = bytes[index]
    guard isLetter(first) else {
      index += 1
      switch first {
      case UInt8(ascii: "'"):
        let digits = bytes[index..<min(index + 2, bytes.count)]
        index += digits.count
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        let letter = byte.flatMap { String(bytes: [$0], encoding: .windowsCP1252) }
        for unit in (letter ?? "?").utf16 { take(unit) }
      case UInt8(ascii: "*"): style.use = .nothing
      case UInt8(ascii: "~"): take(0xA0)
      case 0x0A, 0x0D: take(0x0A)
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(UInt16(first))
      default: break
      }
      return
    }
    let start = index
    while index < bytes.count, isLetter(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let numberStart = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, bytes[index] >= 48, bytes[index] <= 57 { index += 1 }
    let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    apply(name, number)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90)
  }

  private mutating func apply(_ name: String, _ number: Int?) {
    switch name {
    case "u":
      take(UInt16(truncatingIfNeeded: number ?? 63))
      skip = style.skipped
      return
    case "par", "line": return take(0x0A)
    case "tab": return take(0x09)
    default: flush()
    }
    let isOn = number != 0
    switch name {
    case "fonttbl": style.use = .fonts
    case "colortbl": style.use = .colors
    case "stylesheet", "info", "pict", "header", "footer", "object": style.use = .nothing
    case "f": style.font = number ?? 0
    case "fs": style.size = max(CGFloat(number ?? 24) / 2, 1)
    case "b": style.isBold = isOn
    case "i": style.isItalic = isOn
    case "ul": style.isUnderlined = isOn
    case "ulnone": style.isUnderlined = false
    case "cf": style.color = number ?? 0
    case "uc": style.skipped = max(number ?? 1, 0)
    case "plain":
      (style.size, style.color) = (12, 0)
      (style.isBold, style.isItalic, style.isUnderlined) = (false, false, false)
    case "red": paint { $0.red = CGFloat(number ?? 0) / 255 }
    case "green": paint { $0.green = CGFloat(number ?? 0) / 255 }
    case "blue": paint { $0.blue = CGFloat(number ?? 0) / 255 }
    default: break
    }
  }

  private mutating func paint(
    _ change: (inout (red: CGFloat, green: CGFloat, blue: CGFloat)) -> Void
  ) {
    var color = parts ?? (0, 0, 0)
    change(&color)
    parts = color
  }

  // MARK: - Letters

  private mutating func take(_ unit: UInt16) {
    if skip > 0 {
      skip -= 1
      return
    }
    switch style.use {
    case .nothing: break
    case .colors where unit == 0x3B:
      colors.append(parts.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
      parts = nil
    case .colors: break
    case .text, .fonts: units.append(unit)
    }
  }

  private mutating func flush() {
    skip = 0
    guard !units.isEmpty else { return }
    let letters = String(decoding: units, as: UTF16.self)
    units = []
    if style.use == .fonts {
      let name = letters.trimmingCharacters(in: CharacterSet(charactersIn: "; \n"))
      if !name.isEmpty { fonts[style.font] = name }
      return
    }
    result.append(NSAttributedString(string: letters, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var face =
      fonts[style.font].flatMap { FontFace(name: $0, size: style.size) }
      ?? FontFace(size: style.size)
    if style.isBold { face.weight = 700 }
    if style.isItalic { face.isItalic = true }
    let isMac = usual[.font] is NSFont
    var all = usual
    all[.font] = isMac ? NSFont(face: face) : UIFont(face: face)
    if style.isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if colors.indices.contains(style.color), let color = colors[style.color] {
      all[.foregroundColor] = color
    }
    return all
  }
}
