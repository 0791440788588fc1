@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// Text by Pango, HarfBuzz and FreeType, in the fonts of `FontPackages`.
///
/// It remembers the texts asked for last, so that a text that stays is shaped once.
package final class PangoTextEngine: TextEngine {
  private let library: FontLibrary
  private let shaper: Shaper
  /// The texts asked for last: two for each hash, the later one first.
  @exclusivity(unchecked) private var texts: [ShapedText?]
  /// How the texts asked for last are set, those asked for often in front.
  @exclusivity(unchecked) private var settings: [TextSetting] = []

  private static var settingCapacity: Int { 32 }

  /// - Parameters:
  ///   - capacity: About how many texts are remembered.
  ///   - cacheFolder: Where fonts that were found are remembered from one run to the next; nil to find them anew.
  /// - Throws: `PainterError` if the interface font is not installed; it names the package.
  package init(capacity: Int = 1024, cacheFolder: String? = nil) throws {
    library = try FontLibrary(cacheFolder: cacheFolder)
    shaper = Shaper(library: library)
    var count = 16
    while count < capacity { count *= 2 }
    texts = Array(repeating: nil, count: count)
  }

  /// Whether a family of that name is installed, or was added by the program.
  package func has(family: String) -> Bool { library.has(family: family) }

  /// The families that are installed or were added by the program, by name, each once.
  ///
  /// Asked anew each time, since programs add fonts.
  package var families: [String] { library.families }

  /// The PostScript names of a family's fonts, sorted; empty for a family that is not there.
  ///
  /// Fonts without one, as bitmaps are, are left out.
  package func postScriptNames(ofFamily family: String) -> [String] {
    library.postScriptNames(ofFamily: family)
  }

  package func text(for request: TextRequest) -> any PreparedText {
    guard let setting = sharedSetting(for: request) else { return richText(for: request) }
    guard case .string(let string) = request.runs[0].content else { preconditionFailure() }
    let slot = slot(of: string, size: request.runs[0].attributes.font.size)
    if let known = known(slot, { $0.setting === setting && $0.string == string }) { return known }
    return remember(shaper.shape(string, setting), slot)
  }

  /// A text of several runs, or of pictures.
  private func richText(for request: TextRequest) -> ShapedText {
    let string = request.string
    let slot = slot(of: string, size: request.runs.first?.attributes.font.size ?? 0)
    if let known = known(slot, { $0.request == request }) { return known }
    return remember(shaper.shape(string, shaper.setting(for: request)), slot)
  }

  // MARK: - Settings

  /// How a request of one run of characters is set, the same object as for the others that are set so.
  ///
  /// nil for other requests.
  private func sharedSetting(for request: TextRequest) -> TextSetting? {
    guard request.runs.count == 1, case .string = request.runs[0].content else { return nil }
    for index in settings.indices where settings[index].fits(request) {
      let setting = settings[index]
      // A few alternate, as those of a title and a caption do.
      if index > 3 { settings.swapAt(index, index - 1) }
      return setting
    }
    if settings.count == Self.settingCapacity { settings.removeLast() }
    let made = shaper.setting(for: request)
    settings.append(made)
    return made
  }

  // MARK: - Texts

  private func known(_ slot: Int, _ isSame: (ShapedText) -> Bool) -> ShapedText? {
    if let known = texts[slot], isSame(known) { return known }
    if let known = texts[slot + 1], isSame(known) {
      texts.swapAt(slot, slot + 1)
      return known
    }
    return nil
  }

  private func remember(_ text: ShapedText, _ slot: Int) -> ShapedText {
    texts[slot + 1] = texts[slot]
    texts[slot] = text
    return text
  }

  /// The first of the two places for a text.
  ///
  /// Its characters tell nearly all texts apart.
  private func slot(of string: String, size: CGFloat) -> Int {
    var hash = UInt64(string.utf8.count) &+ UInt64(bitPattern: Int64(min(max(size, 0), 1e6) * 64))
    var string = string
    string.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= bytes.count {
        hash = Self.mixed(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      while index < bytes.count {
        hash = Self.mixed(hash, UInt64(bytes[index]))
        index += 1
      }
    }
    return Int(truncatingIfNeeded: hash >> 32) & (texts.count - 1) & ~1
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }

  package func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    shaper.lineMetrics(for: font)
  }

  /// Adds a font file of the program's own, for `Font.custom`.
  ///
  /// - Throws: `PainterError` if the file is no font.
  package func addFont(_ file: URL) throws {
    try library.add(file)
    texts = Array(repeating: nil, count: texts.count)
    settings = []
    shaper.forgetFonts()
  }

  /// How many texts have been shaped since the start.
  package var shapeCount: Int { shaper.shapeCount }

  /// How many words have been shaped since the start, to be known from then on.
  package var wordShapeCount: Int { shaper.wordShapeCount }

  /// How many words are remembered.
  package var wordCount: Int {
    shaper.wordStyles.values.reduce(0) { $0 + ($1?.wordCount ?? 0) }
  }

  /// Whether fonts had to be looked for.
  package var isPangoLoaded: Bool { library.isPangoLoaded }

  /// Where fonts are remembered from one run to the next.
  package static var cacheFolder: String? { FontIndex.cacheFolder }
}
