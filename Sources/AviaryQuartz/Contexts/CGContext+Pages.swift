public import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

// Contexts that draw documents. On one that doesn't these calls do nothing.
extension CGContext {
  private var pages: (any PageTarget)? { target as? any PageTarget }

  /// Begins a page of a document; the state is that of a new context.
  ///
  /// - Parameter mediaBox: The page; nil for that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    begin(mediaBox?.pointee)
  }

  /// Ends a page of a document.
  public func endPage() { endPDFPage() }

  /// Begins a page of a document; the state is that of a new context.
  ///
  /// - Parameter pageInfo: Under ``kCGPDFContextMediaBox`` the page, as the bytes of a `CGRect` or as the rectangle itself;
  ///   nil for that of the document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    switch pageInfo?[kCGPDFContextMediaBox] {
    case let rect as CGRect: begin(rect)
    case let bytes as Data where bytes.count >= MemoryLayout<CGRect>.size:
      begin(bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) })
    default: begin(nil)
    }
  }

  /// Ends a page of a document.
  public func endPDFPage() { pages?.endPage() }

  /// Writes the document, which no page can be added to then.
  public func closePDF() { pages?.close() }

  private func begin(_ box: CGRect?) {
    guard let pages else { return }
    resetState()
    pages.beginPage(box)
  }
}

/// The key of a page's rectangle among what ``CGContext/beginPDFPage(_:)`` is told.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
