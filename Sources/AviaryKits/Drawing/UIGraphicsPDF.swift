import AviaryQuartz
import CoreGraphics
public import Foundation

/// The documents that are begun on a thread, the current one last.
private final class BegunDocuments: NSObject {
  var list: [(pages: UIGraphicsPDFRendererContext, data: NSMutableData, file: String?)] = []

  static var current: BegunDocuments {
    let key = "AviaryKits.BegunDocuments"
    let known = Thread.current.threadDictionary
    if let documents = known[key] as? BegunDocuments { return documents }
    let documents = BegunDocuments()
    known[key] = documents
    return documents
  }

  func begin(_ data: NSMutableData, _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ file: String?)
    -> Bool
  {
    let size = bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size
    var sheet = CGRect(origin: bounds.origin, size: size)
    guard let consumer = CGDataConsumer(data: data),
      let pages = CGContext(consumer: consumer, mediaBox: &sheet, info)
    else { return false }
    let context = UIGraphicsPDFRendererContext(
      pages,
      UIGraphicsPDFRendererFormat(),
      sheet: sheet
    )
    list.append((context, data, file))
    GraphicsStack.push(pages)
    return true
  }

  func end() {
    guard let (pages, data, file) = list.popLast() else { return }
    GraphicsStack.pop()
    pages.end()
    pages.cgContext.closePDF()
    guard let file else { return }
    if !data.write(toFile: file, atomically: true) {
      Missing.tell("UIGraphicsBeginPDFContextToFile", "\(file) could not be written")
    }
  }
}

/// Begins a document that drawing of UIKit's goes to, page by page.
///
/// - Parameters:
///   - data: Its bytes, once it is ended.
///   - bounds: The rectangle of its pages in points; an empty one for US Letter.
///   - documentInfo: What it says of itself, by `kCGPDFContextTitle` and the like.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) { _ = BegunDocuments.current.begin(data, bounds, documentInfo, nil) }

/// Begins a document in a file that drawing of UIKit's goes to, page by page.
///
/// - Parameters:
///   - path: The file, which is written once the document is ended.
///   - bounds: The rectangle of its pages in points; an empty one for US Letter.
///   - documentInfo: What it says of itself, by `kCGPDFContextTitle` and the like.
/// - Returns: Whether it was begun.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) -> Bool { BegunDocuments.current.begin(NSMutableData(), bounds, documentInfo, path) }

/// Begins another page as large as the document's pages are.
public func UIGraphicsBeginPDFPage() {
  guard let pages = BegunDocuments.current.list.last?.pages else {
    Missing.tell("UIGraphicsBeginPDFPage", "there is no document that was begun")
    return
  }
  pages.beginPage()
}

/// Begins another page.
///
/// - Parameters:
///   - bounds: Its rectangle in points.
///   - pageInfo: Kept for sources that give it; nothing reads it here.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let pages = BegunDocuments.current.list.last?.pages else {
    Missing.tell("UIGraphicsBeginPDFPageWithInfo", "there is no document that was begun")
    return
  }
  pages.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The rectangle of the current page in points; empty where there is no document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  BegunDocuments.current.list.last?.pages.pdfContextBounds ?? .zero
}

/// Ends the document that was begun: its bytes are whole from then on.
public func UIGraphicsEndPDFContext() { BegunDocuments.current.end() }
