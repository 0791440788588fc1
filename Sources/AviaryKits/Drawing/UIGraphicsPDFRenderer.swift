import AviaryQuartz
import CoreGraphics
public import Foundation

/// What documents are drawn with.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// What a document says about itself, by `kCGPDFContextTitle` and the like.
  open var documentInfo: [String: Any] = [:]
}

/// Where a renderer draws the pages of a document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let sheet: CGRect
  private var hasPage = false

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat, sheet: CGRect) {
    self.sheet = sheet
    pdfContextBounds = sheet
    super.init(context, format)
  }

  /// The rectangle of the page, in points.
  open private(set) var pdfContextBounds: CGRect

  /// Begins another page as large as the renderer's bounds.
  open func beginPage() { beginPage(withBounds: sheet, pageInfo: [:]) }

  /// Begins another page.
  ///
  /// - Parameters:
  ///   - bounds: Its rectangle in points.
  ///   - pageInfo: Kept for sources that give it; nothing reads it here.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    end()
    hasPage = true
    pdfContextBounds = bounds
    var box = bounds
    cgContext.beginPage(mediaBox: &box)
    cgContext.saveGState()
    cgContext.translateBy(x: -bounds.minX, y: bounds.maxY)
    cgContext.scaleBy(x: 1, y: -1)
  }

  func end() {
    guard hasPage else { return }
    hasPage = false
    cgContext.restoreGState()
    cgContext.endPage()
  }
}

/// Draws documents of several pages, by UIKit's name.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// What draws, called at once.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, ownFormat: format)
  }

  /// The bytes of a document whose pages a closure draws; empty where there is no area.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    var box = CGRect(origin: .zero, size: bounds.size)
    let information = (ownFormat as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard bounds.width > 0, bounds.height > 0, let consumer = CGDataConsumer(data: data),
      let pages = CGContext(consumer: consumer, mediaBox: &box, information)
    else { return Data() }
    let context = UIGraphicsPDFRendererContext(pages, ownFormat, sheet: box)
    GraphicsStack.with(pages, scale: 1) { actions(context) }
    context.end()
    pages.closePDF()
    return data as Data
  }

  /// Writes a document whose pages a closure draws into a file.
  ///
  /// Throws what the file system has against it.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
