@_spi(Hosting) import AviaryDrawing
import Foundation

/// Stands in where no fonts are installed: the screen is empty then, and has no texts to set.
final class MissingTextEngine: TextEngine {
  func text(for request: TextRequest) -> any PreparedText {
    preconditionFailure("a text on a screen without fonts")
  }

  func lineMetrics(for font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
  }
}
