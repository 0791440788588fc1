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
    index = FontIndex(folder: cacheFolder, configuration: Self.indexName)
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

  // MARK: - Configuration

  /// Further directories with fonts, all of which are looked at: `AVIARY_FONTS` names them, separated by colons.
  private static var ownDirectories: [String] {
    let own = getenv("AVIARY_FONTS").map { String(cString: $0) } ?? ""
    return own.split(separator: ":").map(String.init)
  }

  private static func load(_ options: OpaquePointer) throws -> PangoFonts {
    let system = FontDirectories()
    let directories = ownDirectories + system.directories.filter { !ownDirectories.contains($0) }
    return try PangoFonts(
      configuration: configuration(directories: directories),
      sources: system.sources,
      options: options
    )
  }

  /// What tells one index of fonts from another, known without starting fontconfig: all that decides over the fonts but
  /// what is in files, which the index looks after by itself.
  private static var indexName: String {
    let variables = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_DATA_HOME"]
    return configuration(directories: ownDirectories)
      + variables.map { name in "\n\(name)=" + (getenv(name).map { String(cString: $0) } ?? "") }
      .joined()
  }

  private static func configuration(directories: [String]) -> String {
    let accepted =
      ownDirectories.map { escaped("\($0)/*") } + FontPackages.all.flatMap(\.patterns)
    func escaped(_ path: String) -> String {
      path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
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
      \(directories.map { "<dir>\(escaped($0))</dir>" }.joined())
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
