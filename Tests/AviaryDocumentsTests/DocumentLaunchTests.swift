import AviaryTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import AviaryApps
@_spi(Engine) @testable import AviaryDocuments
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("DocumentGroupLaunchScene", .serialized)
struct DocumentLaunchTests {
  private typealias Note = DocumentSessionTests.Note

  private final class Log {
    var opened: [AnyHashable] = []
    var title = CGRect.zero
    var whole = CGRect.zero
  }

  private let log = Log()

  init() {
    DocumentGroups.register(
      DocumentKind<DocumentSessionTests.Note>(
        make: { DocumentSessionTests.Note() },
        content: { _ in EmptyView() }
      )
    )
  }

  /// What the scene's window shows.
  @MainActor
  private final class Shown {
    let harness: Harness<AnyView>
    let tree: AccessibleTree

    init(_ scene: some Scene, _ log: Log) throws {
      let window = try #require(scene._windows().first)
      var services = PlatformServices()
      services.openWindow = { _, value in
        if let value { log.opened.append(value) }
        return true
      }
      harness = try Harness(window.content(nil), width: 760, height: 480, services: services)
      tree = AccessibleTree(root: harness.root)
      _ = tree.update()
    }

    func shows(_ label: String) -> Bool { harness.labels.contains(label) }

    /// Presses a button, and waits for what it opens.
    func press(_ label: String, _ log: Log) async throws {
      let before = log.opened.count
      _ = tree.update()
      let item = try #require(tree.items.values.first { $0.element.label == label })
      #expect(tree.perform(.activate, on: item.id))
      for _ in 0..<100 where log.opened.count == before { await Task.yield() }
      try harness.host.update()
    }
  }

  @Test("its window is there at the start, is not restored, and gives way to documents")
  func window() throws {
    let window = try #require(DocumentGroupLaunchScene("Notes")._windows().first)
    #expect(window.launch == .presented && !window.restores && window.yieldsToDocuments)
    #expect(window.title(in: EnvironmentValues()) == "Notes")
  }

  @Test("it makes a document by its actions, and by one where nothing is said")
  func actions() async throws {
    let usual = try Shown(DocumentGroupLaunchScene("Notes"), log)
    #expect(usual.shows("Notes") && usual.shows("Open…"))
    try await usual.press("New Document", log)
    #expect(log.opened.count == 1)
    let own = try Shown(
      DocumentGroupLaunchScene("Notes") {
        NewDocumentButton("Blank")
        NewDocumentButton("From a Template", for: Note.self) { Note("template") }
      },
      log
    )
    #expect(!own.shows("New Document") && own.shows("Blank"))
    try await own.press("From a Template", log)
    let address = try #require(log.opened.last?.base as? DocumentAddress<Note>)
    #expect(OpenDocuments<Note>.shared.session(address)?.document.text == "template")
  }

  @Test("it opens documents that were open last")
  func recent() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("launch-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    let before = RecentDocuments.urls
    RecentDocuments.add(file)
    defer {
      RecentDocuments.clear()
      for url in before.reversed() { RecentDocuments.add(url) }
      try? FileManager.default.removeItem(at: file)
    }
    let shown = try Shown(DocumentGroupLaunchScene("Notes"), log)
    try await shown.press(file.lastPathComponent, log)
    #expect(log.opened.count == 1)
  }

  @Test("views behind and before the title are told where it is")
  func accessories() throws {
    let log = log
    let shown = try Shown(
      DocumentGroupLaunchScene("Notes", backgroundStyle: .teal) {
        NewDocumentButton("Blank")
      } backgroundAccessoryView: { proxy in
        Text("behind")
        let _ = log.whole = proxy.frame
      } overlayAccessoryView: { proxy in
        Text("before")
        let _ = log.title = proxy.titleViewFrame
      },
      log
    )
    #expect(shown.shows("behind") && shown.shows("before"))
    #expect(log.whole == CGRect(x: 0, y: 0, width: 760, height: 480))
    let title = try #require(shown.harness.frame("Notes"))
    let button = try #require(shown.harness.frame("Blank"))
    #expect(log.title.contains(title) && log.title.contains(button))
  }

  @Test("a background can be a view")
  func background() throws {
    let shown = try Shown(
      DocumentGroupLaunchScene(Text("Notes")) {
        NewDocumentButton("Blank")
      } background: {
        Text("wallpaper")
      },
      log
    )
    #expect(shown.shows("wallpaper"))
  }
}
