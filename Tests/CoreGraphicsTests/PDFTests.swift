import CoreGraphics
import Foundation
import Testing

@Suite("CGContext of a document")
struct PDFTests {
  /// The boxes of the pages of a document whose objects are not compressed.
  private func boxes(_ data: Data) -> [String] {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    return text.matches(of: /\/MediaBox \[ ?([0-9. ]+?) ?\]/).map { String($0.1) }
  }

  @Test("each page has the size that it says, or that of the document")
  func pages() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pages-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let pdf = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
    pdf.beginPDFPage(nil)
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    pdf.endPDFPage()
    var other = CGRect(x: 0, y: 0, width: 30, height: 40)
    pdf.beginPage(mediaBox: &other)
    pdf.endPage()
    pdf.beginPDFPage(
      [kCGPDFContextMediaBox: Data(bytes: &other, count: MemoryLayout<CGRect>.size)] as CFDictionary
    )
    pdf.closePDF()
    pdf.beginPDFPage(nil)
    pdf.closePDF()
    let data = try Data(contentsOf: url)
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(boxes(data) == ["0 0 100 50", "0 0 30 40", "0 0 30 40"])
  }

  @Test("a page begins with a new state")
  func state() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    do {
      let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      pdf.beginPDFPage(nil)
      pdf.translateBy(x: 5, y: 5)
      pdf.endPDFPage()
      pdf.beginPDFPage(nil)
      #expect(pdf.ctm == .identity)
      #expect(pdf.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 612, height: 792))
    }
    // A context that is gone has written its document.
    #expect(boxes(Data(referencing: data)).count == 2)
  }

  @Test("a document says what it is told of itself, whoever writes it", arguments: [false, true])
  func information(hasGradient: Bool) throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let info = [kCGPDFContextTitle: "Bericht", kCGPDFContextKeywords: ["a", "b"]] as CFDictionary
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: nil, info))
    pdf.beginPDFPage(nil)
    if hasGradient,
      let gradient = CGGradient(
        colorsSpace: nil,
        colors: [CGColor.red, CGColor.blue],
        locations: nil
      )
    {
      pdf.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 9), options: [])
    }
    pdf.endPDFPage()
    pdf.closePDF()
    let text = String(decoding: Data(referencing: data), as: Unicode.ASCII.self)
    #expect(text.contains("/Title"))
    // Cairo writes what is ASCII as it is.
    #expect(text.contains(hasGradient ? "Bericht" : "FEFF0042006500720069006300680074"))
  }

  @Test("where no file can be there is no context")
  func nowhere() throws {
    #expect(
      CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf") as CFURL, mediaBox: nil, nil) == nil
    )
    let address = try #require(URL(string: "https://example.org/a.pdf"))
    #expect(CGContext(address as CFURL, mediaBox: nil, nil) == nil)
  }
}
