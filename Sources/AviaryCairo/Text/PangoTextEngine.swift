package import AviaryDrawing
package import Foundation

/// Text by Pango, HarfBuzz and FreeType, in the fonts of `FontPackages`.
///
/// It remembers the texts asked for last, so that a text that stays is shaped once.
package final class PangoTextEngine: TextEngine {
  private let library: FontLibrary
  private let shaper: Shaper
  private let capacity: Int
  private var texts: [TextRequest: Entry] = [:]
  private var clock = 0

  private struct Entry {
    var text: PangoPreparedText
    var lastUse: Int
  }

  /// - Parameter capacity: How many texts are remembered.
  /// - Throws: `PainterError` if the interface font is not installed; it names the package.
  package init(capacity: Int = 4096) throws {
    library = try FontLibrary()
    shaper = Shaper(library: library)
    self.capacity = max(capacity, 16)
  }

  package func text(for request: TextRequest) -> any PreparedText {
    clock += 1
    if let index = texts.index(forKey: request) {
      texts.values[index].lastUse = clock
      return texts.values[index].text
    }
    if texts.count >= capacity { forget() }
    let text = PangoPreparedText(request: request, shaper: shaper)
    texts[request] = Entry(text: text, lastUse: clock)
    return text
  }

  package func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    shaper.lineMetrics(for: font)
  }

  /// Adds a font file of the program's own, for `Font.custom`.
  ///
  /// - Throws: `PainterError` if the file is no font.
  package func addFont(_ file: URL) throws {
    try library.add(file)
    texts = [:]
  }

  /// How many texts have been shaped since the start.
  package var shapeCount: Int { shaper.shapeCount }

  /// Drops the half that was not used for longest.
  private func forget() {
    let uses = texts.values.map(\.lastUse).sorted()
    let oldest = uses[uses.count / 2]
    texts = texts.filter { $0.value.lastUse >= oldest }
  }
}
