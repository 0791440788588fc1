package import AviaryDrawing
package import Foundation

/// Text by Pango, HarfBuzz and FreeType, in the fonts of `FontPackages`.
///
/// It remembers the texts asked for last, so that a text that stays is shaped once.
package final class PangoTextEngine: TextEngine {
  private let library: FontLibrary
  private let shaper: Shaper
  /// The texts asked for last: two for each hash, the later one first.
  private var texts: [PangoPreparedText?]

  /// - Parameter capacity: About how many texts are remembered.
  /// - Throws: `PainterError` if the interface font is not installed; it names the package.
  package init(capacity: Int = 1024) throws {
    library = try FontLibrary()
    shaper = Shaper(library: library)
    var count = 16
    while count < capacity { count *= 2 }
    texts = Array(repeating: nil, count: count)
  }

  package func text(for request: TextRequest) -> any PreparedText {
    let slot = slot(of: request)
    if let known = texts[slot], known.request == request { return known }
    if let known = texts[slot + 1], known.request == request {
      texts.swapAt(slot, slot + 1)
      return known
    }
    let text = PangoPreparedText(request: request, shaper: shaper)
    texts[slot + 1] = texts[slot]
    texts[slot] = text
    return text
  }

  /// The first of the two places for a request. Its characters tell nearly all texts apart.
  private func slot(of request: TextRequest) -> Int {
    var hasher = Hasher()
    for run in request.runs {
      if case .string(let string) = run.content { hasher.combine(string) }
      hasher.combine(run.attributes.font.size)
    }
    return (hasher.finalize() & (texts.count - 1)) & ~1
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
    shaper.forgetFonts()
  }

  /// How many texts have been shaped since the start.
  package var shapeCount: Int { shaper.shapeCount }

  /// How many words have been shaped since the start, to be known from then on.
  package var wordShapeCount: Int { shaper.wordShapeCount }
}
