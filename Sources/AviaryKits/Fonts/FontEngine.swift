import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import Foundation

/// Fonts and texts as they are measured for views.
enum FontEngine {
  /// Whether a family is installed; false without any fonts.
  static func has(family: String) -> Bool {
    onMainThread { (try? Platform.textEngine() as? PangoTextEngine)?.has(family: family) ?? false }
  }

  /// The families that are installed, sorted; empty without any fonts.
  static var families: [String] {
    onMainThread { (try? Platform.textEngine() as? PangoTextEngine)?.families ?? [] }
  }

  /// The PostScript names of a family's fonts, sorted; empty for a family that is not installed.
  static func fontNames(ofFamily family: String) -> [String] {
    onMainThread {
      (try? Platform.textEngine() as? PangoTextEngine)?.postScriptNames(ofFamily: family) ?? []
    }
  }

  /// Adds a font file of the program's own.
  ///
  /// - Throws: What is wrong with the file.
  static func add(_ file: URL) throws {
    try onMainThread { () -> Result<Void, any Error> in
      Result { try (Platform.textEngine() as? PangoTextEngine)?.addFont(file) }
    }.get()
  }

  /// The metrics of a font; those of Apple's system font where there are no fonts at all.
  static func metrics(of font: ResolvedFont) -> LineMetrics {
    onMainThread {
      if let engine = try? Platform.textEngine() { return engine.lineMetrics(for: font) }
      return LineMetrics(
        ascent: 0.952 * font.size,
        descent: 0.241 * font.size,
        leading: 0,
        capHeight: 0.705 * font.size,
        xHeight: 0.526 * font.size
      )
    }
  }

  /// The size of a text in points.
  ///
  /// - Parameters:
  ///   - runs: Parts of the text with their fonts.
  ///   - width: The width in which lines are broken; nil for no end of a line but the text's own.
  ///   - maximumLines: Nil for as many as there are.
  static func size(
    of runs: [(text: String, font: ResolvedFont)],
    width: CGFloat?,
    maximumLines: Int? = nil
  ) -> CGSize {
    let request = TextRequest(
      runs: runs.map { TextRun($0.text, TextAttributes(font: $0.font)) },
      maximumLines: maximumLines
    )
    return onMainThread {
      guard let engine = try? Platform.textEngine() else { return .zero }
      return engine.text(for: request).measure(width: width, height: nil).size
    }
  }
}
