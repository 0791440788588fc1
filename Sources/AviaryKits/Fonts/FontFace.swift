@_spi(Hosting) import AviaryDrawing
import AviaryGraphics
import Foundation

/// What a UIKit or AppKit font is made of.
struct FontFace: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(Font.Design)
    case named(String)
  }

  var family = Family.system(.default)
  var size: CGFloat
  /// From 100 to 900.
  var weight: CGFloat = 400
  var isItalic = false
  /// The width as a difference to the font's own; 0 for that.
  var width: CGFloat = 0
  var hasMonospacedDigits = false
  /// The text style that the font was made for, by UIKit's name; nil for none.
  var textStyle: String?

  /// The size where none was given.
  static let defaultSize: CGFloat = 17

  init(size: CGFloat) { self.size = size > 0 ? size : Self.defaultSize }

  /// A font by its PostScript name or its family, as `Helvetica-BoldOblique`; nil where it is not
  /// installed.
  init?(name: String, size: CGFloat) {
    self.init(size: size)
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    if first.hasPrefix(".SF") || first == ".AppleSystemUIFont" || first == "SFPro" {
      family = .system(.default)
    } else {
      let spaced = Self.spaced(first)
      let names = [name, first, spaced]
      guard let found = names.first(where: FontEngine.has) else { return nil }
      family = .named(found)
      if found == name { return }
    }
    if parts.count == 2 { apply(style: parts[1]) }
  }

  /// `HelveticaNeue` as `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// Takes the weight and slant of the words of a style.
  private mutating func apply(style: String) {
    let words = style.lowercased()
    let weights: [(String, CGFloat)] = [
      ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("light", 300),
      ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    weight = weights.first { words.contains($0.0) }?.1 ?? 400
    isItalic = words.contains("italic") || words.contains("oblique")
  }

  /// The font as views have it.
  var font: Font {
    var font: Font
    switch family {
    case .system(let design):
      font = .system(size: size, weight: Self.weight(weight), design: design)
    case .named(let name): font = .custom(name, fixedSize: size).weight(Self.weight(weight))
    }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if width != 0 { font = font.width(Font.Width(width)) }
    return font
  }

  var resolved: ResolvedFont { font.resolve(in: FontContext()) }

  private static func weight(_ value: CGFloat) -> Font.Weight {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[min(max(Int((value / 100).rounded()) - 1, 0), 8)]
  }

  // MARK: - Names

  var familyName: String {
    switch family {
    case .named(let name): name
    case .system(.default): ".AppleSystemUIFont"
    case .system(.rounded): ".AppleSystemUIFontRounded"
    case .system(.serif): ".AppleSystemUIFontSerif"
    case .system(.monospaced): ".AppleSystemUIFontMonospaced"
    }
  }

  var styleName: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let name = names[min(max(Int((weight / 100).rounded()) - 1, 0), 8)]
    if !isItalic { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  var fontName: String {
    styleName == "Regular" ? familyName : "\(familyName)-\(styleName)"
  }
}
