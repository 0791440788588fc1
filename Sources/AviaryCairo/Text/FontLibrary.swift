import AviaryDrawing
import CCairo
import Foundation

/// The fonts there are, as a fontconfig configuration and a Pango font map of our own.
///
/// One serves a process and lives as long as it does.
final class FontLibrary {
  private let config: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// Options under which text has the same shape at every size: no hinting, fractional positions.
  let options: OpaquePointer
  let context: OpaquePointer

  /// Reads the fonts of the packages in `FontPackages`.
  ///
  /// - Throws: `PainterError` with `missingFont` if the interface font's package is not installed.
  init() throws {
    guard let config = FcConfigCreate() else {
      throw PainterError(reason: .library, description: "fontconfig can't be started")
    }
    let xml = Self.configuration(directories: Self.directories)
    let isRead = xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) {
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

    options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)

    context = pango_font_map_create_context(fontMap)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    self.config = config
    self.fontMap = fontMap
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

  /// Whether a family is among the fonts. Remembered.
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

  // MARK: - Configuration

  /// Where packages put fonts; `AVIARY_FONTS` names further directories, separated by colons.
  private static var directories: [String] {
    let own = ProcessInfo.processInfo.environment["AVIARY_FONTS"] ?? ""
    return own.split(separator: ":").map(String.init) + ["/usr/share/fonts"]
  }

  private static func configuration(directories: [String]) -> String {
    let accepted = directories.flatMap { directory -> [String] in
      directory == "/usr/share/fonts"
        ? FontPackages.all.flatMap(\.patterns).map { "\(directory)/\($0)" } : ["\(directory)/*"]
    }
    func alias(_ name: String, _ families: [String]) -> String {
      "<alias binding=\"same\"><family>\(name)</family><prefer>"
        + families.map { "<family>\($0)</family>" }.joined() + "</prefer></alias>"
    }
    // Files only: fontconfig asks the same of directories, and would not look into a rejected one.
    let rejected = ["ttf", "otf", "ttc", "otc", "TTF", "OTF", "pf?", "pcf*", "woff*", "bdf*"]
      .map { "*.\($0)" }
    // The caches of the system's directories are those that its packages keep up to date.
    return """
      <?xml version="1.0"?><fontconfig>
      \(directories.map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont><rejectfont>\(rejected.map { "<glob>\($0)</glob>" }.joined())</rejectfont>
      <acceptfont>\(accepted.map { "<glob>\($0)</glob>" }.joined())</acceptfont></selectfont>
      \(alias("emoji", [FontPackages.emoji.family]))
      \(alias("sans-serif", [FontPackages.interface.family, "Noto Sans", "DejaVu Sans"]))
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit><edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double>
      <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name>
      </divide></edit></match>
      </fontconfig>
      """
  }
}
