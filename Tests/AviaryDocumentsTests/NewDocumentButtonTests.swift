import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("NewDocumentButton", .serialized)
struct NewDocumentButtonTests {
  private typealias Note = DocumentSessionTests.Note

  private final class Opened { var values: [AnyHashable] = [] }

  private let opened = Opened()

  init() {
    DocumentGroups.register(
      DocumentKind<DocumentSessionTests.Note>(
        make: { DocumentSessionTests.Note() },
        content: { _ in EmptyView() }
      )
    )
  }

  private func texts(_ button: NewDocumentButton<Text>) async throws -> [String] {
    var services = PlatformServices()
    let opened = opened
    services.openWindow = { _, value in
      if let value { opened.values.append(value) }
      return true
    }
    let action = NewDocumentAction(services: services)
    let old = OpenDocumentAction(services: services)
    try await button.open(action, old)
    return opened.values.compactMap { $0.base as? DocumentAddress<Note> }.compactMap {
      OpenDocuments<Note>.shared.session($0)?.document.text
    }
  }

  @Test("it opens an empty document of the program's, or of a type of files")
  func empty() async throws {
    #expect(try await texts(NewDocumentButton(contentType: .plainText)) == [""])
  }

  @Test("it opens what was prepared, and an empty document where nothing was")
  func prepared() async throws {
    #expect(
      try await texts(NewDocumentButton("From a Template", for: Note.self) { Note("template") })
        == ["template"]
    )
    #expect(
      try await texts(NewDocumentButton(for: Note.self) { nil }) == ["template", ""]
    )
  }

  @Test("it opens nothing where the preparation is cancelled")
  func cancelled() async throws {
    let button = NewDocumentButton(for: Note.self) { throw CancellationError() }
    await #expect(throws: CancellationError.self) { _ = try await texts(button) }
    #expect(opened.values.isEmpty)
  }

  @Test("its title is New Document where nobody says another")
  func title() throws {
    let screen = Screen(
      VStack {
        NewDocumentButton(contentType: .plainText)
        NewDocumentButton("Other", for: Note.self)
      }
    )
    #expect(screen.button("New Document").exists)
    #expect(screen.button("Other").exists)
  }
}
