import Dispatch
import Foundation
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

#if canImport(Glibc)
  import Glibc
#endif

@MainActor
@Suite("How documents are kept", .serialized)
struct DocumentKeepingTests {
  private typealias Note = DocumentSessionTests.Note
  private typealias Place = DocumentSessionTests.Place

  private let kind = DocumentKind<DocumentSessionTests.Note>(
    make: { DocumentSessionTests.Note() },
    content: { _ in EmptyView() }
  )

  /// Waits until something is so; the tests are about what happens by itself.
  private func wait(_ isSo: () throws -> Bool) async rethrows {
    let end = ContinuousClock.now + .seconds(120)
    while try !isSo(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(20)) }
    #expect(try isSo())
  }

  private func copies(_ place: Place) -> [String] {
    let all = FileManager.default.enumerator(atPath: place.folder.path)?.allObjects as? [String]
    return (all ?? []).filter { $0.hasSuffix(".json") }.compactMap {
      let path = place.folder.appendingPathComponent(String($0.dropLast(".json".count)))
      return try? String(contentsOf: path, encoding: .utf8)
    }
  }

  @Test("A copy is kept by itself, before the file is written")
  func copyBeforeFile() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    session.change(to: Note("new"))
    await wait { copies(place) == ["new"] }
    // It waits for 5 seconds after the last change.
    session.change(to: Note("newer"))
    await wait { copies(place) == ["newer"] }
    #expect(session.isEdited)
    await wait { place.content == "newer" && copies(place).isEmpty }
    #expect(!session.isEdited)
  }

  @Test("Changes that come while a document is written are not taken for written")
  func changeMeanwhile() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    session.change(to: Note("one"))
    async let saving: Void = session.save()
    await Task.yield()
    session.change(to: Note("two"))
    try await saving
    if place.content == "one" { #expect(session.isEdited) }
    try await session.save()
    #expect(place.content == "two")
    #expect(!session.isEdited)
  }

  @Test("A copy that equals the file is not told of after the program was killed")
  func savedBeforeKill() async throws {
    let place = try Place()
    try place.write("old")
    do {
      let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
      session.change(to: Note("new"))
      await wait { copies(place) == ["new"] }
      // What belongs to the copy is written after it.
      await session.settle()
    }
    // The file was written, and the program killed before its copy was gone.
    try place.write("new")
    #expect(place.recovery().recover { $0 == .plainText }.isEmpty)
    #expect(copies(place).isEmpty)
  }

  @Test(
    "documents 25: A copy that equals what a link leads to is not told of after the program was killed"
  )
  func savedBeforeKillByLink() async throws {
    let place = try Place()
    try place.write("old")
    let link = place.folder.appendingPathComponent("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    do {
      let session = try DocumentSession(reading: link, kind, recovery: place.recovery())
      session.change(to: Note("new"))
      await wait { copies(place) == ["new"] }
      await session.settle()
    }
    try place.write("new")
    #expect(place.recovery().recover { $0 == .plainText }.isEmpty)
    #expect(copies(place).isEmpty)
  }

  @Test("A copy that a killed run had taken over half is recovered once")
  func takenOverTwice() async throws {
    let place = try Place()
    do {
      let session = DocumentSession(untitled: Note(), kind, recovery: place.recovery())
      session.change(to: Note("work"))
      await session.keep()
    }
    let root = place.folder.appendingPathComponent("unsaved")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let name = try #require(names.first)
    try FileManager.default.copyItem(
      at: root.appendingPathComponent(name),
      to: root.appendingPathComponent("again")
    )
    #expect(place.recovery().recover { $0 == .plainText }.count == 1)
  }

  // MARK: - Objects

  /// What threads of a document's calls were the main one.
  final class Sheet: ReferenceFileDocument {
    struct Calls: Equatable {
      var snapshotsOnMain: [Bool] = []
      var filesOnMain: [Bool] = []
    }

    static var readableContentTypes: [UTType] { [.plainText] }
    let text: Mutex<String>
    let calls = Mutex(Calls())

    init(_ text: String = "") { self.text = Mutex(text) }

    init(configuration: ReadConfiguration) throws {
      text = Mutex(
        String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      )
    }

    func snapshot(contentType: UTType) throws -> String {
      let isMain = isMainThread()
      calls.withLock { $0.snapshotsOnMain.append(isMain) }
      return text.withLock { $0 }
    }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      let isMain = isMainThread()
      calls.withLock { $0.filesOnMain.append(isMain) }
      return FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }

    /// The main queue has no thread of its own in tests.
    static let mark = DispatchSpecificKey<Bool>()
    private func isMainThread() -> Bool { DispatchQueue.getSpecific(key: Self.mark) == true }
  }

  private let sheets = DocumentKind<Sheet>(makeObject: { Sheet() }, content: { _ in EmptyView() })

  @Test("An object is written from a snapshot: taken on the main thread, written on another one")
  func objects() async throws {
    let place = try Place()
    try place.write("old")
    let session = try DocumentSession(reading: place.file, sheets, recovery: place.recovery())
    let sheet = session.document
    DispatchQueue.main.setSpecific(key: Sheet.mark, value: true)
    defer { DispatchQueue.main.setSpecific(key: Sheet.mark, value: nil) }
    #expect(sheet.text.withLock { $0 } == "old")
    sheet.text.withLock { $0 = "new" }
    #expect(!session.isEdited)
    session.noteChange()
    #expect(session.isEdited)
    try await session.save()
    #expect(place.content == "new")
    #expect(!session.isEdited)
    let calls = sheet.calls.withLock { $0 }
    #expect(calls == Sheet.Calls(snapshotsOnMain: [true], filesOnMain: [false]))
  }

  @Test("An object without file is recovered, and read anew where the file has changed")
  func objectsRecovered() async throws {
    let place = try Place()
    do {
      let session = DocumentSession(untitled: Sheet(), sheets, recovery: place.recovery())
      session.document.text.withLock { $0 = "unsaved" }
      session.noteChange()
      await wait { copies(place) == ["unsaved"] }
    }
    let recovery = place.recovery()
    // What saved the copy may hold the session for a moment longer.
    var found: (copy: RecoveryFolder.Copy, file: FileWrapper)?
    await wait {
      found = found ?? recovery.recover { $0 == .plainText }.first
      return found != nil
    }
    let left = try #require(found)
    let again = try DocumentSession(recovering: left.copy, left.file, sheets, recovery: recovery)
    #expect(again.document.text.withLock { $0 } == "unsaved")
    try await again.save(as: place.file)
    try place.write("theirs")
    await again.checkFile()
    #expect(again.document.text.withLock { $0 } == "theirs")
  }

  private struct SheetText: View {
    @EnvironmentObject private var sheet: Sheet
    var body: some View { Text(sheet.text.withLock { $0 }) }
  }

  @Test("documents 29: an object is in the environment of its view")
  func environment() throws {
    let place = try Place()
    try place.write("text")
    let kind = DocumentKind<Sheet>(makeObject: { Sheet() }, content: { _ in SheetText() })
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    #expect(Screen(kind.content(session)).text("text").exists)
  }

  // MARK: - Opening

  @Test("openDocument opens a file with the group that reads it, and says why it can't")
  func openDocument() async throws {
    let place = try Place()
    try place.write("text")
    nonisolated(unsafe) var opened: [AnyHashable] = []
    var services = PlatformServices()
    services.openWindow = { _, value in
      if let value { opened.append(value) }
      return true
    }
    DocumentGroups.register(kind)
    try await OpenDocumentAction(services: services)(at: place.file)
    let address = try #require(opened.first?.base as? DocumentAddress<Note>)
    #expect(OpenDocuments<Note>.shared.session(address)?.document.text == "text")
    OpenDocuments<Note>.shared.remove(address)
    try Data([0xFF, 0xFE, 0xFF]).write(to: place.file)
    await #expect(throws: CocoaError(.fileReadCorruptFile)) {
      try await OpenDocumentAction(services: services)(at: place.file)
    }
    let picture = place.folder.appendingPathComponent("picture.png")
    await #expect(throws: DocumentOpeningError.self) {
      try await OpenDocumentAction(services: services)(at: picture)
    }
    #expect(opened.count == 1)
  }

  @Test("newDocument opens a document with what it is given, or an empty one of a type")
  func newDocument() throws {
    nonisolated(unsafe) var opened: [AnyHashable] = []
    var services = PlatformServices()
    services.openWindow = { _, value in
      if let value { opened.append(value) }
      return true
    }
    DocumentGroups.register(kind)
    NewDocumentAction(services: services)(Note("given"))
    NewDocumentAction(services: services)(contentType: .plainText)
    let texts = opened.compactMap { $0.base as? DocumentAddress<Note> }.compactMap {
      OpenDocuments<Note>.shared.session($0)?.document.text
    }
    #expect(texts == ["given", ""])
  }

  @Test("A duplicate is a document of its own with the same in it, named as a copy, and in no file")
  func duplicate() async throws {
    let place = try Place()
    try place.write("text")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    session.change(to: Note("edited"))
    let copy = try await session.duplicate()
    #expect(copy.document.text == "edited")
    #expect(copy.name == "note copy")
    #expect(copy.url == nil)
    #expect(copy.isEdited)
    copy.change(to: Note("another"))
    #expect(session.document.text == "edited")
    await copy.discard()
    await session.discard()
  }

  // MARK: - Disks

  /// A small file system; nil where this user may not make one.
  private func disk(_ folder: URL, kilobytes: Int) throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return mount("tmpfs", folder.path, "tmpfs", 0, "size=\(kilobytes)k") == 0
  }

  @Test("A disk that is full keeps the old file whole, says so, and the work is kept elsewhere")
  func fullDisk() async throws {
    let place = try Place()
    let folder = place.folder.appendingPathComponent("disk")
    guard try disk(folder, kilobytes: 64) else { return }
    defer { umount(folder.path) }
    let file = folder.appendingPathComponent("note.txt")
    try Data("old".utf8).write(to: file)
    let session = try DocumentSession(reading: file, kind, recovery: place.recovery())
    let large = String(repeating: "0123456789abcdef", count: 16_384)
    session.change(to: Note(large))
    await session.keep()
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["note.txt"])
    #expect(session.isEdited)
    #expect(session.message?.title == "The document “note” could not be saved.")
    #expect(session.message?.text.isEmpty == false)
    #expect(copies(place) == [large])
    // With less in it there is room.
    session.change(to: Note("short"))
    await session.keep()
    #expect(try String(contentsOf: file, encoding: .utf8) == "short")
    #expect(!session.isEdited)
    #expect(copies(place).isEmpty)
  }

  @Test(
    "A folder that can only be read keeps the old file, says so, and the work is kept elsewhere"
  )
  func readOnlyFolder() async throws {
    let place = try Place()
    let folder = place.folder.appendingPathComponent("disk")
    guard try disk(folder, kilobytes: 64) else { return }
    defer { umount(folder.path) }
    let file = folder.appendingPathComponent("note.txt")
    try Data("old".utf8).write(to: file)
    let session = try DocumentSession(reading: file, kind, recovery: place.recovery())
    // Root may write into any folder but one of a disk that is read only.
    let (readOnly, mountedAgain): (UInt, UInt) = (1, 32)
    try #require(mount("tmpfs", folder.path, "tmpfs", readOnly | mountedAgain, nil) == 0)
    session.change(to: Note("new"))
    await session.keep()
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(session.isEdited)
    #expect(session.message?.text.isEmpty == false)
    #expect(copies(place) == ["new"])
  }
}
