public import AviaryCoreGeometry
public import AviaryQuartz
public import Foundation

extension CGContext {
  /// Makes a context that writes a PDF document to a file.
  ///
  /// Pages lie between ``beginPDFPage(_:)`` and ``endPDFPage()``; the file is whole after ``closePDF()``, or when the context
  /// is gone.
  ///
  /// - Parameters:
  ///   - url: Where the file is made, or made empty, at once; nil is the result where that can't be done.
  ///   - mediaBox: The page of those that say nothing else, in points; nil for US Letter.
  ///   - auxiliaryInfo: What the document says of itself: title, author, subject, keywords, creator. Other keys are named
  ///     once on standard error.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url), (try? consumer.write(Data())) != nil else {
      return nil
    }
    self.init(target: PDFPages(consumer, mediaBox: mediaBox?.pointee, auxiliaryInfo))
  }

  /// Makes a context that hands a PDF document to a consumer.
  ///
  /// - Parameters:
  ///   - consumer: Takes the document when it is closed.
  ///   - mediaBox: The page of those that say nothing else, in points; nil for US Letter.
  ///   - auxiliaryInfo: What the document says of itself: title, author, subject, keywords, creator. Other keys are named
  ///     once on standard error.
  public convenience init?(
    consumer: CGDataConsumer,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(target: PDFPages(consumer, mediaBox: mediaBox?.pointee, auxiliaryInfo))
  }
}

// The texts are Apple's keys.

/// The key of a document's title, a text.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author, a text.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of what a document is about, a text.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the words that a document is found by: a text, or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that made a document, a text.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
