@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

/// The fonts there are, as a fontconfig configuration and a Pango font map of our own.
final class PangoFonts {
  let config: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  /// What says where fonts are, as ``FontDirectories/sources``.
  private let sources: [String]

  /// - Parameters:
  ///   - configuration: In fontconfig's language.
  ///   - sources: What it comes from, as ``FontDirectories/sources``.
  ///   - options: What text is drawn with.
  /// - Throws: `PainterError` with `missingFont` if the interface font's package is not installed.
  init(configuration: String, sources: [String], options: OpaquePointer) throws {
    guard let config = FcConfigCreate() else {
      throw PainterError(reason: .library, description: "fontconfig can't be started")
    }
    let isRead = configuration.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: configuration.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcBool(1)) != 0
      }
    }
    guard isRead, FcConfigBuildFonts(config) != 0,
      let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else {
      throw PainterError(reason: .library, description: "fontconfig doesn't take our configuration")
    }
    guard Self.hasFamily(FontPackages.interface.family, in: config) else {
      let package = FontPackages.interface.name
      throw PainterError(
        reason: .missingFont,
        description: "the font \(FontPackages.interface.family) is not installed;"
          + " install the package \(package): apt install \(package)"
      )
    }
    pango_fc_font_map_set_config(aviary_fc_font_map(fontMap), config)
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = pango_font_map_create_context(fontMap)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    self.config = config
    self.fontMap = fontMap
    self.sources = sources
  }

  /// The directories that fonts are in, all the way down, and what names them.
  var directories: [String] {
    guard let list = FcConfigGetFontDirs(config) else { return sources }
    defer { FcStrListDone(list) }
    var directories = sources
    while let path = FcStrListNext(list) {
      let directory = String(cString: path)
      if !sources.contains(directory) { directories.append(directory) }
    }
    return directories
  }

  /// Adds a font file of the program's own, which `Font.custom` then finds by its family name.
  ///
  /// - Throws: `PainterError` if the file is no font.
  func add(_ file: URL) throws {
    let isAdded = file.path.withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: strlen(path) + 1) {
        FcConfigAppFontAddFile(config, $0) != 0
      }
    }
    guard isAdded else {
      throw PainterError(reason: .missingFont, description: "'\(file.path)' is no font")
    }
    pango_fc_font_map_config_changed(aviary_fc_font_map(fontMap))
    families = [:]
  }

  /// Whether a family is among the fonts.
  ///
  /// Remembered.
  func has(family: String) -> Bool {
    if let known = families[family] { return known }
    let isThere = Self.hasFamily(family, in: config)
    families[family] = isThere
    return isThere
  }
  private var families: [String: Bool] = [:]

  private static func hasFamily(_ family: String, in config: OpaquePointer) -> Bool {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return false }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    _ = family.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
        FcPatternAddString(pattern, FC_FAMILY, $0)
      }
    }
    guard let fonts = FcFontList(config, pattern, objects) else { return false }
    defer { FcFontSetDestroy(fonts) }
    return fonts.pointee.nfont > 0
  }
}
