import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryApps
@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Documents that are open")
struct DocumentSessionTests {
  struct Note: FileDocument, Equatable {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents,
        let text = String(data: data, encoding: .utf8)
      else { throw CocoaError(.fileReadCorruptFile) }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "unwritable" { throw CocoaError(.fileWriteOutOfSpace) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  /// A folder for files and one for what is in none, gone with the test.
  @MainActor final class Place {
    let folder: URL
    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    nonisolated deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appendingPathComponent("note.txt") }
    func write(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
    var content: String? { try? String(contentsOf: file, encoding: .utf8) }
    func recovery() -> RecoveryFolder {
      RecoveryFolder(root: folder.appendingPathComponent("unsaved"))
    }
  }

  private let kind = DocumentKind<Note>(make: { Note() }, content: { _ in EmptyView() })

  @Test("A change is written into the file, and the file is whole before and after")
  func saving() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    #expect(session.document.text == "old")
    #expect(session.name == "note")
    session.change(to: Note("new"))
    #expect(session.isEdited)
    #expect(place.content == "old")
    await session.keep()
    #expect(!session.isEdited)
    #expect(place.content == "new")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == ["note.txt"]
    )
  }

  @Test("A change is written by itself after a while")
  func autosave() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    session.change(to: Note("new"))
    let end = ContinuousClock.now + .seconds(120)
    while place.content != "new", ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(place.content == "new")
    #expect(!session.isEdited)
  }

  @Test("A document without file is kept, and is there again after the program was killed")
  func recovering() async throws {
    let place = try Place()
    do {
      let session = DocumentSession(untitled: Note(), kind, recovery: place.recovery())
      session.change(to: Note("unsaved work"))
      await session.keep()
      #expect(session.isEdited)
    }
    // The run before holds its lock no more.
    let recovery = place.recovery()
    let left = recovery.recover { $0 == .plainText }
    #expect(left.count == 1)
    let found = try #require(left.first)
    let session = try DocumentSession(recovering: found.copy, found.file, kind, recovery: recovery)
    #expect(session.document.text == "unsaved work")
    #expect(session.isEdited)
    #expect(session.name == "Untitled")
    // Once it has a file nothing is left.
    try await session.save(as: place.file)
    #expect(place.content == "unsaved work")
    #expect(place.recovery().recover { $0 == .plainText }.isEmpty)
  }

  @Test("What is recovered does not write over what somebody else wrote since")
  func recoveringConflict() async throws {
    let place = try Place()
    try place.write("old")
    do {
      let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
      session.change(to: Note("unwritable"))
      await session.keep()
      session.change(to: Note("mine"))
      try place.write("theirs")
      await session.keep()
      #expect(session.isInConflict)
    }
    try place.write("theirs again")
    let recovery = place.recovery()
    let found = try #require(recovery.recover { $0 == .plainText }.first)
    let session = try DocumentSession(recovering: found.copy, found.file, kind, recovery: recovery)
    #expect(session.document.text == "mine")
    #expect(session.name == "note")
    await session.keep()
    #expect(session.isInConflict)
    #expect(place.content == "theirs again")
  }

  @Test("What another run holds is not taken, and what is of another type stays")
  func others() async throws {
    let place = try Place()
    let running = place.recovery()
    let session = DocumentSession(untitled: Note(), kind, recovery: running)
    session.change(to: Note("of another run"))
    await session.keep()
    #expect(place.recovery().recover { $0 == .plainText }.isEmpty)
    withExtendedLifetime(running) {}
    do {
      let gone = place.recovery()
      let other = DocumentSession(untitled: Note(), kind, recovery: gone)
      other.change(to: Note("left"))
      await other.keep()
    }
    #expect(place.recovery().recover { $0 == .png }.isEmpty)
    #expect(
      place.recovery().recover { $0 == .plainText }.map(\.copy.name) == ["Untitled"]
    )
  }

  @Test("What is discarded is not recovered")
  func discarding() async throws {
    let place = try Place()
    do {
      let session = DocumentSession(untitled: Note(), kind, recovery: place.recovery())
      session.change(to: Note("x"))
      await session.keep()
      await session.discard()
      #expect(!session.isEdited)
    }
    #expect(place.recovery().recover { $0 == .plainText }.isEmpty)
  }

  @Test("A file that somebody else changed is read anew, unless something would be lost")
  func conflict() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    try place.write("theirs")
    await session.checkFile()
    #expect(session.document.text == "theirs")
    #expect(!session.isInConflict)

    session.change(to: Note("mine"))
    try place.write("theirs again")
    await session.checkFile()
    #expect(session.isInConflict)
    await session.keep()
    #expect(place.content == "theirs again")
    #expect(session.isEdited)
    try await session.saveOverOther()
    #expect(place.content == "mine")
    #expect(!session.isInConflict)

    session.change(to: Note("mine again"))
    try place.write("theirs at last")
    try await session.save()
    #expect(session.isInConflict)
    try await session.revert()
    #expect(session.document.text == "theirs at last")
    #expect(!session.isEdited)
  }

  @Test("What can't be written is told once, and kept beside")
  func failing() async throws {
    let place = try Place()
    try place.write("old")
    let recovery = place.recovery()
    let session = try DocumentSession(reading: place.file, kind, recovery: recovery)
    session.change(to: Note("unwritable"))
    await session.keep()
    #expect(session.message?.title.contains("note") == true)
    #expect(place.content == "old")
    #expect(session.isEdited)
    session.message = nil
    await session.keep()
    #expect(session.message == nil || session.message?.title.contains("copy") == true)
    session.change(to: Note("good"))
    await session.keep()
    #expect(place.content == "good")
  }

  @Test("A folder that nothing can be written into keeps the old file, and the work is kept beside")
  func unwritableFolder() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    session.change(to: Note("new"))
    // A folder in the way of the file: root may write anywhere else.
    try FileManager.default.removeItem(at: place.file)
    try FileManager.default.createDirectory(at: place.file, withIntermediateDirectories: false)
    await session.keep()
    #expect(session.isEdited)
    #expect(session.isInConflict)
    withExtendedLifetime(session) {}
  }

  @Test("A file that is no such document is an error with a sentence")
  func unreadable() throws {
    let place = try Place()
    try Data([0xFF, 0xFE, 0xFF]).write(to: place.file)
    #expect(throws: CocoaError.self) {
      _ = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    }
    let missing = place.folder.appendingPathComponent("missing.txt")
    #expect(throws: (any Error).self) {
      _ = try DocumentSession(reading: missing, kind, recovery: place.recovery())
    }
  }

  @Test("Changes are taken back, those that follow each other quickly together")
  func undo() throws {
    let place = try Place()
    try place.write("0")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    let undo = UndoManager()
    undo.groupsByEvent = true
    session.undoManager = undo
    for text in ["01", "012", "0123"] {
      session.change(to: Note(text))
      undo.endEvent()
    }
    undo.undo()
    #expect(session.document.text == "0")
    #expect(session.isEdited)
    undo.redo()
    #expect(session.document.text == "0123")
  }

  @Test("A document that is only looked at does not change")
  func viewing() throws {
    let place = try Place()
    try place.write("old")
    let viewer = DocumentKind<Note>(make: nil, content: { _ in EmptyView() })
    let session = try DocumentSession(reading: place.file, viewer, recovery: place.recovery())
    session.change(to: Note("new"))
    #expect(session.document.text == "old")
    #expect(!session.isEdited)
  }

  @Test(
    "documents 3: the document of a window that was opened for none is found by the file that it is written into"
  )
  func onceWritten() async throws {
    let place = try Place()
    let open = OpenDocuments<Note>.shared
    let window = try #require(DocumentScene(kind: kind)._windows().first)
    let address = try #require(window.newValue()?.base as? DocumentAddress<Note>)
    let session = try #require(open.session(address))
    #expect(session.url == nil && !session.isEdited)
    try await session.save(as: place.file)
    #expect(try open.address(of: place.file, kind) == address)
    open.remove(address)
    let viewer = DocumentKind<Note>(make: nil, content: { _ in EmptyView() })
    #expect(DocumentScene(kind: viewer)._windows().first?.newValue() == nil)
  }

  @Test("A file is open once, whatever it is called by")
  func once() throws {
    let place = try Place()
    try place.write("old")
    let open = OpenDocuments<Note>.shared
    let link = place.folder.appendingPathComponent("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    let first = try open.address(of: place.file, kind)
    #expect(try open.address(of: link, kind) == first)
    open.remove(first)
    #expect(try open.address(of: place.file, kind) != first)
  }

  @Test(
    "documents 28: a document that could not be written when its window went is there when it is opened again"
  )
  func closedUnwritten() async throws {
    let place = try Place()
    try place.write("old")
    let open = OpenDocuments<Note>.shared
    let address = try open.address(of: place.file, kind)
    let session = try #require(open.session(address))
    session.change(to: Note("unwritable"))
    let told = try #require(await session.saveForClosing())
    #expect(told.title == "The document “note” could not be saved.")
    #expect(place.content == "old")
    open.close(address)
    await settle { Program.Work.count == 0 }
    let again = try open.address(of: place.file, kind)
    #expect(again == address)
    #expect(open.session(again)?.document.text == "unwritable")
    // Once it can be written it is let go.
    session.change(to: Note("good"))
    open.close(address)
    await settle { open.session(address) == nil }
    #expect(place.content == "good")
    #expect(!session.isEdited)
    await session.discard()
  }

  @Test("documents 28: a document whose window is open again while it is written stays open")
  func closedAndOpened() async throws {
    let place = try Place()
    try place.write("old")
    let open = OpenDocuments<Note>.shared
    let address = try open.address(of: place.file, kind)
    let session = try #require(open.session(address))
    session.change(to: Note("new"))
    open.close(address)
    session.isShown = true
    await settle { place.content == "new" && Program.Work.count == 0 }
    #expect(open.session(address) === session)
    open.remove(address)
  }

  /// Waits until something is so.
  private func settle(_ isSo: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(60)
    while !isSo(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(20)) }
    #expect(isSo())
  }

  @Test("documents 25: a link to a file is opened, stays a link, and what it leads to is written")
  func links() async throws {
    let place = try Place()
    try place.write("old")
    let link = place.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: place.file.lastPathComponent
    )
    let session = try DocumentSession(reading: link, kind, recovery: place.recovery())
    #expect(session.document.text == "old")
    #expect(session.name == "link")
    session.change(to: Note("new"))
    await session.keep()
    #expect(place.content == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "note.txt")
    try place.write("theirs")
    try await session.revert()
    #expect(session.document.text == "theirs")
  }
}
