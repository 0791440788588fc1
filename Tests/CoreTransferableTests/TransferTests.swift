import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.transfer.note", conformingTo: .json)
  fileprivate static let card = UTType(exportedAs: "com.example.transfer.card", conformingTo: .data)
}

/// A note: JSON, or its title as text.
private struct Note: Codable, Equatable, Transferable {
  var title: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    DataRepresentation(exportedContentType: .html) { Data("<b>\($0.title)</b>".utf8) }
      .exportingCondition { !$0.isSecret }
    ProxyRepresentation(exporting: \.title)
      .suggestedFileName { $0.title }
    DataRepresentation(importedContentType: .xml) { _ in throw CocoaError(.fileReadCorruptFile) }
  }
}

/// A card: a file, for everybody or for this process alone.
private struct Card: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .card) { card in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).card")
      try Data(card.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Card(
        text: try String(contentsOf: received.file, encoding: .utf8)
          + (received.isOriginalFile ? "!" : "")
      )
    }
    .suggestedFileName("Card.card")
    ProxyRepresentation {
      $0.text
    } importing: {
      Card(text: $0)
    }
    .visibility(.ownProcess)
  }
}

/// A thing of a representation of its own.
private struct Thing: Equatable, Transferable {
  var count: Int

  struct Form: TransferRepresentation {
    var body: some TransferRepresentation<Thing> {
      ProxyRepresentation {
        "\($0.count)"
      } importing: {
        Thing(count: Int($0) ?? 0)
      }
    }
  }

  static var transferRepresentation: some TransferRepresentation { Form() }
}

@Suite("Transferable")
struct TransferTests {
  private let note = Note(title: "Tea")

  @Test("types are those of the forms, in their order")
  func types() {
    #expect(Note.exportedContentTypes() == [.note, .html, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.note, .xml])
    #expect(note.exportedContentTypes() == [.note, .html, .utf8PlainText])
    #expect(Note(title: "", isSecret: true).exportedContentTypes() == [.note, .utf8PlainText])
    #expect(Card.exportedContentTypes() == [.card])
    #expect(Card.exportedContentTypes(.ownProcess) == [.card, .utf8PlainText])
    #expect(Card(text: "").exportedContentTypes(.team) == [.card])
    #expect(URL(filePath: "/a").exportedContentTypes() == [.fileURL, .url])
    #expect(URL(string: "https://a.b")?.exportedContentTypes() == [.url])
  }

  @Test(
    "a value is handed on in the form that is asked for, or the first",
    arguments: [
      (UTType.html, "<b>Tea</b>"), (.utf8PlainText, "Tea"), (.plainText, "Tea"),
      (.json, #""title":"Tea""#),
      (nil, #""title":"Tea""#),
    ] as [(UTType?, String)]
  )
  func exporting(type: UTType?, wanted: String) async throws {
    let data = try await note.exported(as: type)
    #expect(String(decoding: data, as: UTF8.self).contains(wanted))
  }

  @Test("a form that is not there is told of by name")
  func missingForm() async {
    await #expect { try await note.exported(as: .png) } throws: {
      $0.localizedDescription == "Note is not handed on as public.png."
    }
    await #expect { try await Note(importing: Data(), contentType: .png) } throws: {
      $0.localizedDescription == "Note cannot be made of public.png."
    }
    let secret = Note(title: "", isSecret: true)
    await #expect(throws: (any Error).self) { try await secret.exported(as: .html) }
  }

  @Test("a value comes back from its bytes, also where nobody says what they are")
  func importing() async throws {
    let data = try await note.exported(as: nil)
    #expect(try await Note(importing: data, contentType: .note) == note)
    #expect(try await Note(importing: data, contentType: nil) == note)
    await #expect(throws: CocoaError.self) { try await Note(importing: data, contentType: .xml) }
    #expect(
      try await Thing(importing: Data("7".utf8), contentType: .utf8PlainText) == Thing(count: 7)
    )
    #expect(String(decoding: try await Thing(count: 3).exported(as: nil), as: UTF8.self) == "3")
  }

  @Test("files are copies that are gone after use")
  func files() async throws {
    let card = Card(text: "Hi")
    #expect(card.suggestedFilename == "Card.card")
    #expect(String(decoding: try await card.exported(as: .card), as: UTF8.self) == "Hi")
    var kept: URL?
    let text = try await card.withExportedFile(contentType: nil) { url in
      kept = url
      return try String(contentsOf: url, encoding: .utf8)
    }
    #expect(text == "Hi" && kept?.lastPathComponent == "Card.card")
    #expect(!FileManager.default.fileExists(atPath: try #require(kept).path))
    #expect(try await Card(importing: Data("Yo".utf8), contentType: .card) == Card(text: "Yo"))
  }

  @Test("exported files have the name that was suggested, and a number where that is taken")
  func names() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try await note.export(to: folder, contentType: .utf8PlainText)
    let second = try await note.export(to: folder, contentType: .utf8PlainText)
    #expect(first.deletingPathExtension().lastPathComponent == "Tea")
    #expect(second.deletingPathExtension().lastPathComponent == "Tea 2")
    let json = try await note.export(to: folder, contentType: .html)
    #expect(json.lastPathComponent == "Tea.html")
    #expect(try await String(importing: first, contentType: .plainText) == "Tea")
    let html = folder.appendingPathComponent("a.txt")
    try Data("words".utf8).write(to: html)
    #expect(try await String(importing: html, contentType: nil) == "words")
  }

  @Test("what Foundation has is handed on")
  func foundation() async throws {
    let address = try #require(URL(string: "https://example.com/a?b"))
    let list = Data("# from somewhere\r\nhttps://example.com/a?b\r\n".utf8)
    #expect(try await URL(importing: list, contentType: .url) == address)
    #expect(try await URL(importing: address.exported(as: .url), contentType: .url) == address)
    #expect(try await String(importing: Data("ä".utf8), contentType: nil) == "ä")
    let wide = try #require("ä".data(using: .utf16))
    #expect(try await String(importing: wide, contentType: .utf16ExternalPlainText) == "ä")
    #expect(try await Data(importing: Data([1, 2]), contentType: .png) == Data([1, 2]))
    let text = AttributedString("Hello")
    #expect(try await AttributedString(importing: text.exported(as: nil), contentType: nil) == text)
    #expect(try await text.exported(as: .plainText) == Data("Hello".utf8))
  }
}
