import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("The types that files are of")
struct FileTypesTests {
  private typealias Place = DocumentSessionTests.Place

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var content = Data("text".utf8)
    var asked: [UTType]
    var type: UTType?

    var testDescription: String { "\(name) as \(asked.map(\.identifier))" }
  }

  private nonisolated static let binary = Data([0x89, 0x50, 0, 1])
  private nonisolated static let own = UTType(exportedAs: "org.aviary.tests.unnamed")

  @Test(
    "documents 26: a file is of the types of its name, and of those that these conform to; without one it is looked into",
    arguments: [
      Case(name: "note.txt", asked: [.plainText], type: .plainText),
      Case(name: "NOTE.TXT", asked: [.json, .plainText], type: .plainText),
      Case(name: "code.swift", asked: [.json, .plainText], type: .swiftSource),
      Case(name: "code.swift", asked: [.plainText, .swiftSource], type: .swiftSource),
      Case(name: "data.json", asked: [.text], type: .json),
      Case(name: "photo.png", content: binary, asked: [.image], type: .png),
      Case(name: "photo.png", content: binary, asked: [.text, .json], type: nil),
      Case(name: "pages.zip", content: binary, asked: [.image], type: nil),
      Case(name: "pages.zip", content: binary, asked: [.text], type: nil),
      Case(name: "pages.zip", content: binary, asked: [.data], type: .zip),
      // All text is plain text to a desktop.
      Case(name: "table.csv", asked: [.plainText], type: .plainText),
      Case(name: "README.md", asked: [.json, .plainText], type: .plainText),
      Case(name: "note.txt", asked: [.utf8PlainText], type: .utf8PlainText),
      Case(name: "README", asked: [.json, .plainText], type: .plainText),
      Case(name: ".hidden", asked: [.text], type: .plainText),
      Case(name: "thing.none-such", asked: [.plainText], type: .plainText),
      Case(name: "README", content: Data(), asked: [.plainText], type: .plainText),
      Case(name: "README", content: binary, asked: [.plainText], type: nil),
      Case(name: "README", content: binary, asked: [.plainText, .data], type: .data),
      Case(name: "README", asked: [.json], type: nil),
      // Of a type that has no names any file may be.
      Case(name: "thing.none-such", content: binary, asked: [own], type: own),
      Case(name: "note.txt", asked: [own, .plainText], type: .plainText),
      Case(name: "note.txt", asked: [own], type: own),
    ]
  )
  func types(_ sample: Case) throws {
    let place = try Place()
    let url = place.folder.appendingPathComponent(sample.name)
    try sample.content.write(to: url)
    #expect(FileTypes(of: url).match(sample.asked)?.type == sample.type)
  }

  @Test("documents 26: folders and what is no file are of no type of files, and links are followed")
  func others() throws {
    let place = try Place()
    #expect(FileTypes(of: place.folder).match([.plainText, Self.own]) == nil)
    #expect(FileTypes(of: place.folder).match([.plainText, .folder])?.type == .folder)
    let named = place.folder.appendingPathComponent("book.zip")
    try FileManager.default.createDirectory(at: named, withIntermediateDirectories: false)
    #expect(FileTypes(of: named).match([.folder])?.type == .folder)
    #expect(FileTypes(of: URL(fileURLWithPath: "/dev/zero")).match([.plainText]) == nil)
    try place.write("text")
    let link = place.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    #expect(FileTypes(of: link).match([.text])?.type == .plainText)
  }

  @Test("documents 26: a file is written as the type that its name tells")
  func writing() {
    func type(_ name: String, _ types: [UTType]) -> UTType? {
      FileRequest.type(of: URL(fileURLWithPath: "/\(name)"), in: types)
    }
    #expect(type("a.png", [.image]) == .png)
    #expect(type("a.json", [.plainText, .json]) == .json)
    #expect(type("a.none-such", [.plainText, .json]) == .plainText)
    #expect(type("a", [.plainText, .data]) == .plainText)
    #expect(FileRequest.name("a.swift", [.plainText]) == "a.swift")
    #expect(FileRequest.name("a.json", [.plainText, .json]) == "a.json")
    #expect(FileRequest.name("a", [.plainText, .json]) == "a.txt")
    #expect(FileRequest.name("a.png", [.plainText]) == "a.png.txt")
    #expect(FileRequest.name(nil, [.image]) == "Untitled")
  }

  @Test("documents 27: a file that is written is called so that it is known again")
  func completing() throws {
    let place = try Place()
    try place.write("text")
    let before = Program.services
    defer { Program.services = before }
    var asked: [String] = []
    var button = 0
    Program.services.ask = { question, answer in
      asked.append(question.message)
      answer(button)
    }
    func complete(_ name: String, _ types: [UTType] = [.plainText, .json]) -> String? {
      var answer: String?
      FileRequest.complete(place.folder.appendingPathComponent(name), types) {
        answer = $0?.lastPathComponent
      }
      return answer
    }
    #expect(complete("other") == "other.txt")
    #expect(complete("v1.2") == "v1.2.txt")
    #expect(complete("code.swift") == "code.swift")
    #expect(complete("x", [.data]) == "x")
    #expect(asked.isEmpty)
    // The dialog has asked of “note” alone.
    #expect(complete("note") == nil)
    button = 1
    #expect(complete("note") == "note.txt")
    #expect(asked.count == 2 && asked.first?.contains("note.txt") == true)
    // One that is there, and is text without an ending, is replaced as it is.
    let plain = place.folder.appendingPathComponent("README")
    try Data("text".utf8).write(to: plain)
    #expect(complete("README") == "README")
  }

  struct Table: FileDocument {
    static var readableContentTypes: [UTType] { [.commaSeparatedText] }
    init() {}
    init(configuration: ReadConfiguration) {}
    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test(
    "documents 15, 26: of several groups that opens a file, and what was kept, which it fits best"
  )
  func groups() throws {
    let place = try Place()
    DocumentGroups.register(
      DocumentKind<DocumentSessionTests.Note>(
        make: { DocumentSessionTests.Note() },
        content: { _ in EmptyView() }
      )
    )
    DocumentGroups.register(DocumentKind<Table>(make: { Table() }, content: { _ in EmptyView() }))
    let table = place.folder.appendingPathComponent("table.csv")
    #expect(DocumentGroups.opens(table, as: Table.self))
    #expect(!DocumentGroups.opens(table, as: DocumentSessionTests.Note.self))
    #expect(DocumentGroups.opens(place.file, as: DocumentSessionTests.Note.self))
    #expect(DocumentGroups.recovers(.commaSeparatedText, as: Table.self))
    #expect(DocumentGroups.recovers(.swiftSource, as: DocumentSessionTests.Note.self))
    #expect(!DocumentGroups.recovers(.png, as: DocumentSessionTests.Note.self))
  }

  @Test("documents 9, 26: what was kept of a file of a subtype is there again")
  func recovering() async throws {
    let place = try Place()
    let file = place.folder.appendingPathComponent("code.swift")
    try Data("old".utf8).write(to: file)
    let kind = DocumentKind<DocumentSessionTests.Note>(
      make: { DocumentSessionTests.Note() },
      content: { _ in EmptyView() }
    )
    do {
      let session = try DocumentSession(reading: file, kind, recovery: place.recovery())
      #expect(session.type == .swiftSource)
      session.change(to: DocumentSessionTests.Note("unwritable"))
      await session.keep()
      session.change(to: DocumentSessionTests.Note("new"))
      try Data("theirs".utf8).write(to: file)
      await session.keep()
    }
    let left = place.recovery().recover { $0.conforms(to: .plainText) }
    #expect(left.map(\.copy.type) == ["public.swift-source"])
  }
}
