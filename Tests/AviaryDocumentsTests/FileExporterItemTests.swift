import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import AviaryEngine

/// Whether a dialog is shown.
@MainActor @Observable
private final class Shown {
  var shows = true
}

@MainActor
@Suite("Dialogs for files: things, movers and settings", .serialized)
final class FileExporterItemTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private var asked: [Program.FileDialog] = []
  private var log: [String] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct Card: Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { Data("{\"name\":\"\($0.name)\"}".utf8) }
        .suggestedFileName { $0.name }
      ProxyRepresentation(exporting: \.name)
    }
  }

  /// Shows a view that asks for files once, and answers with what is in the folder.
  private func ask<V: View>(
    _ answer: [String]?,
    _ view: (Binding<Bool>) -> V
  ) async {
    let old = Program.services
    defer { Program.services = old }
    Program.services.askForFiles = { [self] dialog, reply in
      MainActor.assumeIsolated { asked.append(dialog) }
      reply(answer?.map { $0.isEmpty ? folder : folder.appendingPathComponent($0) })
    }
    let model = Shown()
    let binding = Binding(get: { model.shows }, set: { model.shows = $0 })
    let screen = Screen(view(binding))
    await screen.advance(by: .seconds(1))
    #expect(!model.shows)
    withExtendedLifetime(screen) {}
  }

  private func note(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): log.append(url.lastPathComponent)
    case .failure: log.append("failed")
    }
  }

  private func content(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(
    "files 3: a thing is written as what its extension says, of the types that it can be exported as"
  )
  func item() async throws {
    await ask(["Ada.json"]) { shows in
      Text("x").fileExporter(isPresented: shows, item: Card(name: "Ada")) { self.note($0) }
    }
    #expect(asked.first?.fileName == "Ada.json", "the name that the thing suggests")
    #expect(content("Ada.json") == #"{"name":"Ada"}"#)
    await ask(["Ada.txt"]) { shows in
      Text("x").fileExporter(
        isPresented: shows,
        item: Card(name: "Ada"),
        contentTypes: [.utf8PlainText],
        defaultFilename: "Other"
      ) { self.note($0) }
    }
    #expect(asked.last?.fileName == "Other")
    #expect(content("Ada.txt") == "Ada")
    #expect(log == ["Ada.json", "Ada.txt"])
  }

  @Test("files 2 (?): without a thing no dialog is shown, and a type that it hasn't fails")
  func noItem() async throws {
    await ask(["x.json"]) { shows in
      Text("x").fileExporter(isPresented: shows, item: nil as Card?) { self.note($0) }
    }
    #expect(asked.isEmpty && log.isEmpty)
    await ask(["x.png"]) { shows in
      Text("x").fileExporter(isPresented: shows, item: Card(name: "a"), contentTypes: [.png]) {
        self.note($0)
      }
    }
    #expect(log == ["failed"])
    #expect(content("x.png") == nil)
  }

  @Test("files 1: a person who exports no thing is told of by the cancellation alone")
  func cancelled() async throws {
    await ask(nil) { shows in
      Text("x").fileExporter(
        isPresented: shows,
        item: Card(name: "a"),
        onCompletion: { self.note($0) },
        onCancellation: { self.log.append("cancelled") }
      )
    }
    #expect(log == ["cancelled"])
  }

  @Test(
    "Several things are written into a folder under the names that they suggest, over no other file"
  )
  func items() async throws {
    try Data("old".utf8).write(to: folder.appendingPathComponent("a.json"))
    await ask([""]) { shows in
      Text("x").fileExporter(isPresented: shows, items: [Card(name: "a"), Card(name: "b")]) {
        result in
        self.log += (try? result.get().map(\.lastPathComponent)) ?? ["failed"]
      }
    }
    #expect(asked.first?.kind == .folder)
    #expect(content("a.json") == "old")
    #expect(log.count == 2 && Set(log).count == 2)
    for name in log { #expect(content(name)?.hasPrefix("{") == true) }
  }

  @Test(
    "A file is moved into the folder that is chosen; one that is there is not replaced, which fails"
  )
  func mover() async throws {
    let from = folder.appendingPathComponent("from")
    try FileManager.default.createDirectory(at: from, withIntermediateDirectories: true)
    let file = from.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    await ask([""]) { shows in
      Text("x").fileMover(isPresented: shows, file: file) { self.note($0) }
    }
    #expect(asked.first?.kind == .folder)
    #expect(content("a.txt") == "a" && log == ["a.txt"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try Data("other".utf8).write(to: file)
    await ask([""]) { shows in
      Text("x").fileMover(isPresented: shows, file: file) { self.note($0) }
    }
    #expect(content("a.txt") == "a" && log == ["a.txt", "failed"])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("Several files are moved together; no files ask nothing, and cancelling moves none")
  func severalMoved() async throws {
    let from = folder.appendingPathComponent("from")
    try FileManager.default.createDirectory(at: from, withIntermediateDirectories: true)
    let files = ["a", "b"].map { from.appendingPathComponent($0) }
    for file in files { try Data("x".utf8).write(to: file) }
    await ask(nil) { shows in
      Text("x").fileMover(
        isPresented: shows,
        files: files,
        onCompletion: { _ in self.log.append("moved") },
        onCancellation: { self.log.append("cancelled") }
      )
    }
    #expect(log == ["cancelled"])
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    await ask([""]) { shows in
      Text("x").fileMover(isPresented: shows, files: files) { result in
        self.log += (try? result.get().map(\.lastPathComponent)) ?? ["failed"]
      }
    }
    #expect(log == ["cancelled", "a", "b"])
    asked = []
    await ask([""]) { shows in
      Text("x").fileMover(isPresented: shows, files: [URL]()) { _ in self.log.append("moved") }
    }
    #expect(asked.isEmpty)
  }

  @Test("files 6: dialogs begin in the folder that is set, and with a name where they were left")
  func folders() async throws {
    let id = "test-\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: "org.aviary.file-dialog.\(id)") }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("in"),
      withIntermediateDirectories: true
    )
    try Data().write(to: folder.appendingPathComponent("in/x.txt"))
    for _ in 0..<2 {
      await ask(["in/x.txt"]) { shows in
        Text("x").fileImporter(isPresented: shows, allowedContentTypes: [.plainText]) {
          self.note($0)
        }
        .fileDialogDefaultDirectory(self.folder)
        .fileDialogCustomizationID(id)
      }
    }
    #expect(asked.map { $0.folder?.lastPathComponent } == [folder.lastPathComponent, "in"])
  }

  @Test("files 6: what the dialog and its button say is what the view says")
  func words() async throws {
    await ask(nil) { shows in
      Text("x").fileMover(isPresented: shows, file: self.folder) { self.note($0) }
        .fileDialogMessage(Text("Where to?"))
        .fileDialogConfirmationLabel("Move")
    }
    #expect(asked.first?.title == "Where to?")
    #expect(asked.first?.acceptLabel == "Move")
  }

  @Test(
    "files 6: a file that the predicate excludes is not handed over; who chooses nothing else has cancelled"
  )
  func enabled() async throws {
    for name in ["a.txt", "b.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    func choose(_ names: [String]) async {
      await ask(names) { shows in
        Text("x").fileImporter(
          isPresented: shows,
          allowedContentTypes: [.plainText],
          allowsMultipleSelection: true,
          onCompletion: { self.log += (try? $0.get().map(\.lastPathComponent)) ?? ["failed"] },
          onCancellation: { self.log.append("cancelled") }
        )
        .fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent == "a.txt" })
      }
    }
    await choose(["a.txt", "b.txt"])
    #expect(log == ["a.txt"])
    await choose(["b.txt"])
    #expect(log == ["a.txt", "cancelled"])
  }

  @Test(
    "files 6: a link is followed, unless it is to be handed over as it is",
    arguments: [false, true]
  )
  func links(keeps: Bool) async throws {
    try Data().write(to: folder.appendingPathComponent("file"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link"),
      withDestinationURL: folder.appendingPathComponent("file")
    )
    await ask(["link"]) { shows in
      Text("x").fileImporter(isPresented: shows, allowedContentTypes: [.item]) { self.note($0) }
        .fileDialogImportsUnresolvedAliases(keeps)
    }
    #expect(log == [keeps ? "link" : "file"])
  }

  @Test("files 6: what the desktop decides itself is said once, by name, where a dialog is shown")
  func filenameLabel() async throws {
    var said: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { said.append($0) }
    defer { Warnings.sink = sink }
    await ask(nil) { shows in
      Text("x").fileExporter(isPresented: shows, item: Card(name: "a")) { self.note($0) }
        .fileExporterFilenameLabel("Call it")
        .fileDialogBrowserOptions(.includeHiddenFiles)
    }
    #expect(said.contains { $0.contains("fileExporterFilenameLabel") })
  }
}
