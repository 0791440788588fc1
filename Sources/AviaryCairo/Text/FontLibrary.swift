@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

/// The fonts there are: those that were found in earlier runs at once, and all of them when they are needed.
///
/// One serves a process and lives as long as it does.
final class FontLibrary {
  /// Options under which text has the same shape at every size: no hinting, fractional positions.
  let options: OpaquePointer
  private var pango: PangoFonts?
  private var index: FontIndex
  /// Whether the program has added no fonts of its own.
  private var isIndexed = true

  /// Reads the fonts of the packages in `FontPackages`.
  ///
  /// - Parameter cacheFolder: Where fonts that were found are remembered; nil to find them anew.
  /// - Throws: `PainterError` with `missingFont` if the interface font's package is not installed.
  init(cacheFolder: String?) throws {
    options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    index = FontIndex(folder: cacheFolder, configuration: FontConfiguration.indexName)
    if index.isEmpty { pango = try Self.load(options) }
  }

  /// All fonts.
  ///
  /// They take a while the first time.
  var fonts: PangoFonts {
    if let pango { return pango }
    do {
      let made = try Self.load(options)
      pango = made
      return made
    } catch {
      // They were there when the index was read.
      preconditionFailure("\(error)")
    }
  }

  /// Whether Pango has been needed; tests ask.
  var isPangoLoaded: Bool { pango != nil }

  var context: OpaquePointer { fonts.context }

  /// Whether a family is among the fonts.
  ///
  /// Remembered.
  func has(family: String) -> Bool { fonts.has(family: family) }

  /// The families that there are, sorted.
  var families: [String] { fonts.names(FC_FAMILY) }

  /// The PostScript names of a family's fonts, sorted.
  func postScriptNames(ofFamily family: String) -> [String] {
    fonts.names(FC_POSTSCRIPT_NAME, ofFamily: family)
  }

  /// Adds a font file of the program's own, which `Font.custom` then finds by its family name.
  ///
  /// - Throws: `PainterError` if the file is no font.
  func add(_ file: URL) throws {
    try fonts.add(file)
    isIndexed = false
  }

  // MARK: - Fonts found before

  /// The file that a font was found in.
  func indexed(_ font: ResolvedFont) -> FontIndex.Entry? {
    guard isIndexed else { return nil }
    return Self.key(of: font).flatMap { index[$0] }
  }

  /// Remembers the file that a font was found in.
  func remember(_ entry: FontIndex.Entry, for font: ResolvedFont) {
    guard isIndexed, let key = Self.key(of: font) else { return }
    index.remember(entry, for: key, directories: fonts.directories)
  }

  /// What a font is found by, whatever its size.
  ///
  /// nil for fonts that are not remembered.
  private static func key(of font: ResolvedFont) -> String? {
    guard font.smallCaps == .none else { return nil }
    let family: String
    switch font.family {
    case .system(.default): family = "system"
    case .system(.serif): family = "serif"
    case .system(.rounded): family = "rounded"
    case .system(.monospaced): family = "monospaced"
    case .custom(let name): family = "'\(name)'"
    }
    let weight = Int(min(max(font.weight, 100), 1000))
    return "\(family) \(weight)\(font.isItalic ? " italic" : "")"
  }

  // MARK: - Loading

  private static func load(_ options: OpaquePointer) throws -> PangoFonts {
    let system = FontDirectories()
    let own = FontConfiguration.ownDirectories
    let directories = own + system.directories.filter { !own.contains($0) }
    return try PangoFonts(
      configuration: FontConfiguration.text(directories: directories),
      sources: system.sources,
      options: options
    )
  }
}
