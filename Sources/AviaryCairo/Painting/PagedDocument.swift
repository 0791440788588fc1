@_spi(Hosting) package import AviaryDrawing
package import AviaryEngine
import AviaryGeometry
package import Foundation

/// A PDF document that is written page by page, and of which what is written needn't be held.
///
/// Its texts, headings, lists, pictures and links are what the accessibility tree says. It is used by one thread at a time.
package final class PagedDocument: @unchecked Sendable {
  private var writer: PDFWriter
  private let painter: CairoPainter

  /// - Parameters:
  ///   - information: What the document says of itself.
  ///   - pixelScale: How many pixels a point what is no shape and no text has, at least 2.
  package init(_ information: DocumentInformation, pixelScale: CGFloat) {
    painter = CairoPainter(images: PictureCache())
    writer = PDFWriter(painter: painter, pixelScale: max(pixelScale, 2))
    writer.information = information
    writer.startTags()
  }

  /// Writes a page.
  ///
  /// - Parameter tree: What the page says, in its coordinates.
  /// - Returns: The bytes that follow those returned before.
  /// - Throws: `PainterError` if memory runs out.
  package func add(_ page: DisplayList, _ tree: [AccessibilityElement]) throws -> Data {
    writer.tags?.begin(tree)
    guard writer.write(page) else { throw Self.failure }
    return writer.document.drain()
  }

  /// - Returns: The document's last bytes.
  package func finish() throws -> Data {
    guard writer.finish() else { throw Self.failure }
    return writer.document.drain()
  }

  /// Lets go of fonts, on the main thread.
  package func close() {
    for font in writer.fonts { font.close() }
    writer.fonts = []
    writer.known = [:]
  }

  private static var failure: PainterError {
    PainterError(
      reason: .library,
      description: "a page could not be written: no memory, or a font that can't be cut down"
    )
  }
}
