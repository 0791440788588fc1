import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import AviaryEngine

/// A list as a file of lines.
struct LinesFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }

  var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if lines == ["broken"] { throw CocoaError(.fileWriteUnknown) }
    let data =
      configuration.contentType == .json
      ? try JSONEncoder().encode(lines) : Data(lines.joined(separator: "\n").utf8)
    return FileWrapper(regularFileWithContents: data)
  }
}

@MainActor
@Suite("Dialogs for files", .serialized)
final class FileExporterTests {
  @MainActor @Observable final class Model {
    var isPresented = false
    var document: LinesFile? = LinesFile(["a", "b"])
    var log: [String] = []
  }

  private struct Exporter: View {
    @Bindable var model: Model
    let types: [UTType]

    var body: some View {
      Text("Lines")
        .fileExporter(
          isPresented: $model.isPresented,
          document: model.document,
          contentTypes: types,
          defaultFilename: "Shopping"
        ) { result in
          switch result {
          case .success(let url): model.log.append("\(model.isPresented) \(url.lastPathComponent)")
          case .failure: model.log.append("\(model.isPresented) failed")
          }
        } onCancellation: {
          model.log.append("cancelled")
        }
        .fileDialogMessage("Where to?")
        .fileDialogConfirmationLabel("Export")
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private let model = Model()
  private var asked: [Program.FileDialog] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Shows the exporter, and answers what it asks.
  private func export(
    as types: [UTType] = [],
    to name: String?
  ) async throws {
    let old = Program.services
    defer { Program.services = old }
    Program.services.askForFiles = { [self] dialog, answer in
      MainActor.assumeIsolated { asked.append(dialog) }
      answer(name.map { [folder.appendingPathComponent($0)] })
    }
    let screen = Screen(Exporter(model: model, types: types))
    model.isPresented = true
    await screen.advance(by: .seconds(1))
  }

  @Test(
    "files 1, 3: a document is written as the first of its types, and the binding is false before that is told"
  )
  func writing() async throws {
    try await export(to: "Shopping.txt")
    #expect(asked.first?.fileName == "Shopping.txt")
    #expect(asked.first?.title == "Where to?")
    #expect(asked.first?.acceptLabel == "Export")
    #expect(asked.first?.filter?.patterns.contains("*.txt") == true)
    #expect(model.log == ["false Shopping.txt"])
    let text = try String(
      contentsOf: folder.appendingPathComponent("Shopping.txt"),
      encoding: .utf8
    )
    #expect(text == "a\nb")
  }

  @Test("the extension that a person gives a file says which of the types it is")
  func types() async throws {
    try await export(as: [.plainText, .json], to: "Shopping.json")
    let data = try Data(contentsOf: folder.appendingPathComponent("Shopping.json"))
    #expect(try JSONDecoder().decode([String].self, from: data) == ["a", "b"])
  }

  @Test("files 1: cancelling sets the binding to false, and completes nothing")
  func cancelling() async throws {
    try await export(to: nil)
    #expect(model.log == ["cancelled"])
    #expect(!model.isPresented)
  }

  @Test("files 2 (?): without a document no dialog is shown")
  func nothing() async throws {
    model.document = nil
    try await export(to: "x.txt")
    #expect(asked.isEmpty)
    #expect(!model.isPresented)
    #expect(model.log.isEmpty)
  }

  @Test("files 4: what can't be written is told, and the old file stays")
  func failing() async throws {
    let file = folder.appendingPathComponent("Shopping.txt")
    try Data("old".utf8).write(to: file)
    model.document = LinesFile(["broken"])
    try await export(to: "Shopping.txt")
    #expect(model.log == ["false failed"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    model.document = LinesFile(["x"])
    try await export(to: "missing/Shopping.txt")
    #expect(model.log.last == "false failed")
  }
}
