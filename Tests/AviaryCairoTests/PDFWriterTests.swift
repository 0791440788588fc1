import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// PDF that is written without Cairo looks and reads like what Cairo writes.
@Suite("Writing PDF")
struct PDFWriterTests {
  private let painter = CairoPainter()

  /// Runs a program of poppler's on a document, whose file `DOCUMENT` stands for, and returns what it writes.
  private func poppler(_ program: String, _ arguments: [String], _ document: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("document.pdf")
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.folder + program)
    process.arguments = arguments.map { $0 == "DOCUMENT" ? file.path : $0 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && complaints.isEmpty, "\(complaints)")
    return data
  }

  private static let folder = "/usr/bin/"
  private static let isThere = ["pdftoppm", "pdftotext"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: folder + $0)
  }

  @Test(
    "shapes, groups, clips, strokes and texts look as Cairo writes them",
    .enabled(if: isThere, "needs the package poppler-utils")
  )
  func sameAsCairo() throws {
    let list = try PlainSample.list()
    let own = try painter.pdf(of: [list])
    let cairo = try painter.pdfByCairo(of: [list])
    #expect(own != cairo)
    let arguments = ["-r", "144", "-singlefile", "DOCUMENT"]
    let a = try poppler("pdftoppm", arguments, own)
    let b = try poppler("pdftoppm", arguments, cairo)
    try #require(a.count == b.count)
    let differences = zip(a, b).map { abs(Int($0) - Int($1)) }
    // Readers round the widths of glyphs and the outlines of curves; anything that is missing differs by more.
    #expect(differences.filter { $0 > 64 }.count < differences.count / 400)
    #expect(differences.filter { $0 > 3 }.count < differences.count / 40)
  }

  @Test(
    "its characters can be found and copied",
    .enabled(if: isThere, "needs the package poppler-utils")
  )
  func selectable() throws {
    let engine = try PangoTextEngine()
    let lines = [
      "Waffles office fi", "e\u{301}te\u{301} n\u{303}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc 123",
      "office WAV To", "q\u{323}\u{307} A\u{30A} \u{C5}",
    ]
    var builder = FragmentBuilder()
    for (index, line) in lines.enumerated() {
      let layout = engine.text(for: TextRequest(line)).layout(width: nil, height: nil)
      builder.text(layout, at: CGPoint(x: 10, y: CGFloat(index) * 30), .color(.black))
    }
    let list = DisplayList(root: builder.build(), size: CGSize(width: 300, height: 200))
    let own = try painter.pdf(of: [list, list])
    let cairo = try painter.pdfByCairo(of: [list, list])
    #expect(own != cairo)
    let text = String(decoding: try poppler("pdftotext", ["DOCUMENT", "-"], own), as: UTF8.self)
    #expect(
      text == String(decoding: try poppler("pdftotext", ["DOCUMENT", "-"], cairo), as: UTF8.self)
    )
    #expect(text.contains("Waffles office fi"))
    // Two pages.
    #expect(text.filter { $0 == "\u{C}" }.count == 2)
  }

  @Test("what only Cairo writes is left to it", arguments: [0, 1, 2])
  func leftToCairo(kind: Int) throws {
    var builder = FragmentBuilder()
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let red = DisplayFragment([.fill(Path(box), .color(.black), style: FillStyle())])
    switch kind {
    case 0: builder.group(red, mode: .blend(.multiply))
    case 1: builder.filtered(red, [.blur(radius: 2, isOpaque: false)])
    default: builder.masked(red, by: red)
    }
    let list = DisplayList(root: builder.build(), size: CGSize(width: 50, height: 50))
    #expect(try painter.pdf(of: [list]) == painter.pdfByCairo(of: [list]))
  }
}
