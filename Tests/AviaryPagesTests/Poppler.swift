import Foundation
import Testing

/// Programs that read documents.
enum Poppler {
  static let isThere = ["pdfinfo", "pdftotext", "pdftoppm"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }
  static let hasChecker = FileManager.default.isExecutableFile(atPath: "/usr/bin/qpdf")

  /// What a program writes of a document, whose file `DOCUMENT` stands for; complaints fail the test.
  static func run(_ program: String, _ arguments: [String], _ document: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-pages-\(UUID().uuidString).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + program)
    process.arguments = arguments.map { $0 == "DOCUMENT" ? file.path : $0 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && complaints.isEmpty, "\(complaints)")
    return text
  }

  /// The texts of the pages.
  static func pages(_ document: Data) throws -> [String] {
    try run("pdftotext", ["-layout", "DOCUMENT", "-"], document)
      .split(separator: "\u{0C}", omittingEmptySubsequences: false)
      .dropLast()
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
