import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Types of documents' files", .serialized)
struct DocumentTypeTests {
  private typealias Place = DocumentSessionTests.Place

  /// A document that takes texts over, and is written otherwise.
  struct Import: FileDocument, Equatable {
    static var readableContentTypes: [UTType] { [.json, .plainText] }
    static var writableContentTypes: [UTType] { [.json] }
    var text: String
    var readAs: String?

    init(_ text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      readAs = configuration.contentType.identifier
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(
        regularFileWithContents: Data("\(configuration.contentType.identifier): \(text)".utf8)
      )
    }
  }

  private let kind = DocumentKind<Import>(make: { Import() }, content: { _ in EmptyView() })

  @Test(
    "documents 24: a file of a type that is only read is left alone, and what is in it is a new document"
  )
  func onlyRead() async throws {
    let place = try Place()
    try place.write("plain words")
    let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
    #expect(session.document.text == "plain words")
    #expect(session.document.readAs == "public.plain-text")
    #expect(session.name == "note")
    #expect(session.fileURL == place.file)
    #expect(!session.isEdited)
    #expect(DocumentControl(session).hasFile == false)
    session.change(to: Import("more words"))
    await session.keep()
    #expect(place.content == "plain words")
    #expect(session.isEdited)
    // Somebody else may write into it.
    try place.write("other words")
    await session.checkFile()
    #expect(session.document.text == "more words")
    #expect(!session.isInConflict)

    let own = place.folder.appendingPathComponent("note.json")
    try await session.save(as: own)
    #expect(try String(contentsOf: own, encoding: .utf8) == "public.json: more words")
    #expect(session.fileURL == own)
    #expect(!session.isEdited)
    #expect(place.content == "other words")
    session.change(to: Import("again"))
    try await session.save()
    #expect(try String(contentsOf: own, encoding: .utf8) == "public.json: again")
  }

  @Test("documents 24: what was taken over and changed is there again after the program was killed")
  func onlyReadRecovered() async throws {
    let place = try Place()
    try place.write("plain words")
    do {
      let session = try DocumentSession(reading: place.file, kind, recovery: place.recovery())
      session.change(to: Import("more words"))
      await session.keep()
    }
    let recovery = place.recovery()
    let left = try #require(recovery.recover { $0 == .json }.first)
    let again = try DocumentSession(recovering: left.copy, left.file, kind, recovery: recovery)
    #expect(again.document.text == "public.json: more words")
    #expect(again.name == "note")
    await again.keep()
    #expect(place.content == "plain words")
  }

  @Test(
    "documents 24: what another version kept of a file that is only read now does not go into it"
  )
  func otherVersion() async throws {
    let place = try Place()
    try place.write("plain words")
    do {
      var other = kind
      other.writable = [.json, .plainText]
      let session = try DocumentSession(reading: place.file, other, recovery: place.recovery())
      #expect(session.url == place.file)
      session.change(to: Import("more words"))
      try place.write("theirs")
      await session.keep()
    }
    let recovery = place.recovery()
    let left = try #require(recovery.recover { $0 == .plainText }.first)
    let again = try DocumentSession(recovering: left.copy, left.file, kind, recovery: recovery)
    #expect(again.url == nil && again.name == "note" && again.isEdited)
    await again.keep()
    #expect(!again.isInConflict)
    #expect(place.content == "theirs")
  }

  @Test("documents 3, 24: a file that is only read comes to the front when it is opened again")
  func onlyReadOnce() throws {
    let place = try Place()
    try place.write("plain words")
    let open = OpenDocuments<Import>.shared
    let first = try open.address(of: place.file, kind)
    defer { open.remove(first) }
    #expect(try open.address(of: place.file, kind) == first)
  }
}
