import Foundation
import Observation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

/// A list of lines as Apple's article on documents has one.
@MainActor @Observable
private final class Lines: SwiftUI.Document {
  nonisolated static var readableContentTypes: [UTType] { [.plainText] }
  nonisolated static var writableContentTypes: [UTType] { [.plainText] }

  var lines: [String] = []
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored let file: URLDocumentConfiguration

  init(_ file: URLDocumentConfiguration) { self.file = file }

  nonisolated func reader(configuration: sending ReadConfiguration) -> sending LinesReader {
    LinesReader()
  }

  nonisolated func writer(configuration: sending WriteConfiguration) -> sending LinesWriter {
    LinesWriter()
  }

  func apply(snapshot: sending [String], previous: sending [String]?) async throws {
    log.append("apply \(snapshot) after \(previous.map { "\($0)" } ?? "nothing")")
    lines = snapshot
  }

  func snapshot(contentType: UTType) async throws -> sending [String] { lines }
}

private struct LinesReader: DocumentReader {
  @concurrent
  func read(from source: URL, progress: consuming Subprogress) async throws -> sending [String] {
    #expect(!Thread.isMainThread)
    let work = progress.start(totalCount: 1)
    guard let text = String(data: try Data(contentsOf: source), encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    work.complete(count: 1)
    #expect(work.isFinished)
    return text.split(separator: "\n").map(String.init)
  }
}

private struct LinesWriter: DocumentWriter {
  @concurrent
  func write(
    snapshot: sending [String],
    to destination: sending URL,
    previous: sending [String]?,
    progress: consuming Subprogress
  ) async throws {
    #expect(!Thread.isMainThread)
    if snapshot == ["unwritable"] { throw CocoaError(.fileWriteOutOfSpace) }
    let text = snapshot.joined(separator: "\n")
    let note = previous.map { "\n(was \($0.count))" } ?? ""
    try Data((text + note).utf8).write(to: destination)
  }
}

/// A folder of pages.
@MainActor @Observable
private final class Pages: SwiftUI.Document {
  nonisolated static var readableContentTypes: [UTType] { [.folder] }
  nonisolated static var writableContentTypes: [UTType] { [.folder] }
  var pages: [String: String] = [:]
  var made = 0

  nonisolated func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<[String: String]> {
    FileWrapperDocumentReader(configuration) { wrapper in
      (wrapper.fileWrappers ?? [:]).mapValues {
        String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self)
      }
    }
  }

  nonisolated func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<[String: String]> {
    FileWrapperDocumentWriter(configuration) { snapshot, last in
      let files = snapshot.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) }
      let folder = FileWrapper(directoryWithFileWrappers: files)
      let known = last?.fileWrappers?.count ?? -1
      folder.addRegularFile(withContents: Data("\(known)".utf8), preferredFilename: "known")
      return folder
    }
  }

  func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
    pages = snapshot
  }

  func snapshot(contentType: UTType) async throws -> sending [String: String] { pages }
}

@MainActor
@Suite("Documents that are read and written in the background")
struct LiveDocumentTests {
  private typealias Live = LiveDocument<Lines>

  /// A document of a file that has a text, once it was read.
  private func opened(
    _ text: String
  ) async throws -> (DocumentSessionTests.Place, DocumentSession<Live>, Lines) {
    let place = try DocumentSessionTests.Place()
    try place.write(text)
    let session = try DocumentSession(reading: place.file, kind(), recovery: place.recovery())
    return (place, session, try await session.document.ready())
  }

  private func kind(
    _ make:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Lines = { file, _ in Lines(file) }
  ) -> DocumentKind<Live> {
    DocumentKind<Live>.live(allowsCreating: true, make: make) { _ in EmptyView() }
  }

  @Test("D1: a file is read in the background, and the document takes it over on the main thread")
  func reading() async throws {
    let place = try DocumentSessionTests.Place()
    try place.write("a\nb")
    let session = try DocumentSession(reading: place.file, kind(), recovery: place.recovery())
    guard case .loading = session.document.phase else {
      Issue.record("it is read already")
      return
    }
    let document = try await session.document.ready()
    #expect(document.lines == ["a", "b"])
    #expect(document.log == [#"apply ["a", "b"] after nothing"#])
    #expect(document.file.fileURL == place.file)
    #expect(document.file.lastContentModificationDate != nil)
  }

  @Test(
    "D1, D6: a snapshot is written in the background, with the one before it from the second time on"
  )
  func writing() async throws {
    let (place, session, document) = try await opened("a")
    document.lines.append("b")
    session.noteChange()
    await session.keep()
    #expect(place.content == "a\nb")
    #expect(!session.isEdited)
    document.lines.append("c")
    session.noteChange()
    await session.keep()
    #expect(place.content == "a\nb\nc\n(was 2)")
  }

  @Test("D2: a change that nobody registered is not saved by itself")
  func unregistered() async throws {
    let (place, session, document) = try await opened("a")
    document.lines.append("b")
    await session.keep()
    #expect(place.content == "a")
  }

  @Test("A copy kept beside is written as a whole, is no save, and is read again after a kill")
  func recovering() async throws {
    let place = try DocumentSessionTests.Place()
    do {
      let kind = kind()
      let make = try #require(kind.make)
      let session = DocumentSession(untitled: make(), kind, recovery: place.recovery())
      let document = try await session.document.ready()
      document.lines = ["unsaved"]
      session.noteChange()
      await session.keep()
      #expect(session.isEdited)
    }
    let recovery = place.recovery()
    let found = try #require(recovery.recover { $0 == .plainText }.first)
    let session = try DocumentSession(
      recovering: found.copy,
      found.file,
      kind(),
      recovery: recovery
    )
    #expect(try await session.document.ready().lines == ["unsaved"])
    try await session.save(as: place.file)
    #expect(place.content == "unsaved", "nil at the first save")
  }

  @Test(
    "A file that somebody else changed is taken over by the same document, which hears what was before"
  )
  func reverting() async throws {
    let (place, session, document) = try await opened("a")
    try place.write("theirs")
    await session.checkFile()
    #expect(try await session.document.ready() === document)
    #expect(document.lines == ["theirs"])
    #expect(document.log.last == #"apply ["theirs"] after ["a"]"#)
  }

  @Test("D3: a creation that is called off makes no document; another error is told")
  func calledOff() async throws {
    let cancelled = kind { _, _ in throw CancellationError() }
    let make = try #require(cancelled.make)
    let live = make()
    await #expect(throws: CancellationError.self) { try await live.ready() }
    guard case .failed(let error) = live.phase else {
      Issue.record("nothing failed")
      return
    }
    #expect(error is CancellationError)
  }

  @Test(
    "A file that is no such document, or is not there, is an error, and nothing is written over it"
  )
  func noDocument() async throws {
    let place = try DocumentSessionTests.Place()
    let bytes = Data([0xff, 0xfe, 0xff])
    try bytes.write(to: place.file)
    let session = try DocumentSession(reading: place.file, kind(), recovery: place.recovery())
    await #expect(throws: CocoaError.self) { try await session.document.ready() }
    await session.keep()
    #expect(try Data(contentsOf: place.file) == bytes)
    #expect(throws: CocoaError.self) {
      try DocumentSession(
        reading: place.folder.appendingPathComponent("none.txt"),
        kind(),
        recovery: place.recovery()
      )
    }
  }

  @Test("What can't be written is told, the file stays, and a copy is asked for beside")
  func unwritable() async throws {
    let (place, session, document) = try await opened("a")
    document.lines = ["unwritable"]
    session.noteChange()
    await session.keep()
    #expect(place.content == "a")
    #expect(session.isEdited)
    #expect(session.message != nil)
  }

  @Test("D6: a file wrapper is made of the snapshot and of the one that was read or written last")
  func wrappers() async throws {
    let place = try DocumentSessionTests.Place()
    let folder = place.folder.appendingPathComponent("pages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: folder.appendingPathComponent("1"))
    let kind = DocumentKind<LiveDocument<Pages>>.live(
      allowsCreating: true,
      make: { _, _ in Pages() },
      content: { _ in EmptyView() }
    )
    let session = try DocumentSession(reading: folder, kind, recovery: place.recovery())
    let document = try await session.document.ready()
    #expect(document.pages == ["1": "one"])
    document.pages["2"] = "two"
    session.noteChange()
    await session.keep()
    func content(_ name: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(content("2") == "two")
    #expect(content("known") == "1", "the one that was read had one file")
    session.noteChange()
    await session.keep()
    #expect(content("known") == "3", "the one that was written had three")
  }

  @Test(
    "D6: what could not come in the place of the file, which somebody else has written, is not the last one"
  )
  func previousAfterConflict() async throws {
    let (place, session, document) = try await opened("a")
    document.lines = ["b"]
    session.noteChange()
    await session.keep()
    #expect(place.content == "b", "nothing was written before")
    document.lines = ["b", "c", "d"]
    session.noteChange()
    try place.write("theirs")
    await session.keep()
    #expect(session.isInConflict && place.content == "theirs")
    document.lines = ["mine"]
    session.noteChange()
    try await session.saveOverOther()
    #expect(place.content == "mine\n(was 1)", "the last one in the file had one line")
  }

  @Test("D2: a group of changes with nothing in it is no change of the document")
  func emptyUndoGroup() async throws {
    let (place, session, _) = try await opened("a")
    let undoManager = UndoManager()
    undoManager.groupsByEvent = false
    session.undoManager = undoManager
    undoManager.beginUndoGrouping()
    undoManager.endUndoGrouping()
    session.noteUndo()
    #expect(!session.isEdited)
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: undoManager) { _ in }
    undoManager.endUndoGrouping()
    session.noteUndo()
    #expect(session.isEdited)
    await session.keep()
    #expect(!session.isEdited && place.content == "a")
    undoManager.undo()
    session.noteUndo()
    #expect(session.isEdited, "undoing is a change as well")
  }

  @Test("Where the file is can be read on any thread, and a coordinator is there for it")
  func configurationOffMain() async throws {
    let configuration = URLDocumentConfiguration(fileURL: URL(fileURLWithPath: "/tmp/none.txt"))
    let read = await Task.detached {
      [
        configuration.fileURL?.lastPathComponent,
        configuration.lastContentModificationDate?.description,
      ]
    }.value
    #expect(read == ["none.txt", nil])
    let coordinator = configuration.makeFileCoordinator()
    var place: URL?
    var error: NSError?
    coordinator.coordinate(
      readingItemAt: URL(fileURLWithPath: "/tmp"),
      options: [],
      error: &error
    ) { place = $0 }
    #expect(place?.path == "/tmp" && error == nil)
  }

  @Test("Progress counts what is done, and a part of nothing is no number that means nothing")
  func progress() {
    let work = ProgressManager(totalCount: 4)
    #expect(work.fractionCompleted == 0 && !work.isFinished)
    work.complete(count: 1)
    #expect(work.fractionCompleted == 0.25)
    work.complete(count: 30)
    #expect(work.fractionCompleted == 1 && work.isFinished)
    #expect(ProgressManager(totalCount: 0).fractionCompleted == 1)
    #expect(ProgressManager(totalCount: nil).isIndeterminate)
    #expect(ProgressManager(totalCount: nil).fractionCompleted == 0)
  }

  @Test("A document is renamed in its folder, with its ending, and over no other file")
  func renaming() async throws {
    let (place, session, document) = try await opened("a")
    document.lines = ["b"]
    session.noteChange()
    try await session.rename(to: " letter.txt ")
    #expect(session.name == "letter")
    #expect(session.isEdited, "what is not written yet is not lost")
    #expect(!FileManager.default.fileExists(atPath: place.file.path))
    await session.keep()
    let new = place.folder.appendingPathComponent("letter.txt")
    #expect(try String(contentsOf: new, encoding: .utf8) == "b")
    #expect(!session.isInConflict)
    try place.write("another")
    await #expect(throws: DocumentSession<Live>.RenamingError.self) {
      try await session.rename(to: "note")
    }
    for name in ["", "  ", ".hidden", "a/b"] {
      await #expect(throws: DocumentSession<Live>.RenamingError.self, "\(name)") {
        try await session.rename(to: name)
      }
    }
    #expect(session.url == new)
    #expect(place.content == "another")
  }
}
