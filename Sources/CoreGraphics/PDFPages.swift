import AviaryCairo
import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryQuartz
import Foundation

/// The pages of a document, which is written when it is closed: each is a display list, so that text stays text.
final class PDFPages: PageTarget {
  private let consumer: CGDataConsumer
  private let information: DocumentInformation
  /// The page of those that say nothing else.
  private let mediaBox: CGRect
  private var box: CGRect
  private var pages: [DisplayList] = []
  /// What has been drawn on the page that was begun; nil between pages.
  private var builder: FragmentBuilder?
  private var isClosed = false
  var pixelScale: CGFloat = 2

  var colorSpace: CGColorSpace { .standard }
  var extent: CGRect { CGRect(origin: .zero, size: box.size) }
  /// The box's upper left corner becomes the origin.
  var base: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
  }

  init(_ consumer: CGDataConsumer, mediaBox: CGRect?, _ information: CFDictionary?) {
    self.consumer = consumer
    self.information = DocumentInformation(information ?? [:])
    let box = mediaBox.flatMap { Self.usable($0) } ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.mediaBox = box
    self.box = box
  }

  /// The box if a page can be that large.
  private static func usable(_ box: CGRect) -> CGRect? {
    let box = box.standardized
    return box.isWithin(FiniteNumbers.limit) && box.width > 0 && box.height > 0 ? box : nil
  }

  func add(_ fragment: DisplayFragment, reachesEverywhere: Bool) {
    guard builder != nil else {
      return Warnings.once("a CGContext of a document draws nothing before beginPDFPage(_:)")
    }
    builder?.fragment(fragment)
  }

  func beginPage(_ box: CGRect?) {
    endPage()
    guard !isClosed else { return }
    self.box = box.flatMap { Self.usable($0) } ?? mediaBox
    builder = FragmentBuilder()
  }

  func endPage() {
    guard let builder else { return }
    pages.append(DisplayList(root: builder.build(name: "page"), size: box.size))
    self.builder = nil
  }

  func close() {
    endPage()
    guard !isClosed else { return }
    isClosed = true
    do {
      // A document has a page at least.
      let all = pages.isEmpty ? [DisplayList(root: .empty(), size: mediaBox.size)] : pages
      try consumer.write(
        CairoPainter(images: PictureCache()).pdf(of: all, scale: pixelScale, information)
      )
    } catch {
      Warnings.fault("a PDF document could not be written: \(error)")
    }
    pages = []
  }
}

extension DocumentInformation {
  /// - Parameter dictionary: What a caller tells of the document; what isn't known is named once.
  fileprivate init(_ dictionary: CFDictionary) {
    self.init()
    for (key, value) in dictionary {
      switch (key.base as? String, value) {
      case (kCGPDFContextTitle, let text as String): title = text
      case (kCGPDFContextAuthor, let text as String): author = text
      case (kCGPDFContextSubject, let text as String): subject = text
      case (kCGPDFContextCreator, let text as String): creator = text
      case (kCGPDFContextKeywords, let text as String): keywords = text
      case (kCGPDFContextKeywords, let words as [String]): keywords = words.joined(separator: ", ")
      // The page is told by itself.
      case (kCGPDFContextMediaBox, _): break
      default: Warnings.once("a PDF document can't be told of '\(key)'")
      }
    }
  }
}
