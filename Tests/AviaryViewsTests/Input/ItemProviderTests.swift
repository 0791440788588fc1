import AviaryControls
import AviaryInteraction
import Foundation
import Testing
import UniformTypeIdentifiers

/// What is handed on, as those ask for it who take it; Documentation/Behaviours/moving.md.
@MainActor
@Suite("Item providers")
struct ItemProviderTests {
  private let file = URL(fileURLWithPath: "/tmp/a b.txt")

  /// An object that says itself how it is handed on.
  private final class Task: NSItemProviderReading, NSItemProviderWriting, Sendable {
    let name: String
    init(_ name: String) { self.name = name }

    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.task"] }
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.example.task", UTType.utf8PlainText.identifier]
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Task {
      Task(String(decoding: data, as: UTF8.self))
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (
          Data?, (any Error)?
        ) -> Void
    ) -> Progress? {
      completionHandler(Data(name.utf8), nil)
      return nil
    }
  }

  private func text(_ item: Any?) -> String? {
    (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("addresses are had as addresses and as data, whoever hands them on", arguments: [0, 1, 2])
  func addresses(kind: Int) throws {
    let provider =
      switch kind {
      case 0: NSItemProvider(object: file)
      case 1: NSItemProvider(transferring: file)
      default: NSItemProvider(object: NSURL(fileURLWithPath: file.path))
      }
    #expect(provider.canLoadObject(ofClass: URL.self))
    var addresses: [URL?] = []
    provider.loadObject(ofClass: URL.self) { url, _ in addresses.append(url) }
    provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier) { item, _ in
      addresses.append((item as? Data).flatMap { URL(dataRepresentation: $0, relativeTo: nil) })
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.file-url") { data, _ in
      addresses.append(data.flatMap { URL(dataRepresentation: $0, relativeTo: nil) })
    }
    #expect(addresses.map { $0?.path } == [file.path, file.path, file.path])
  }

  @Test("texts are had as texts and as data; what is given as an item is handed over as it is")
  func texts() {
    let provider = NSItemProvider(object: "words")
    var found: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
    provider.loadObject(ofClass: NSString.self) { text, _ in found.append(text?.description) }
    provider.loadItem(forTypeIdentifier: UTType.text.identifier) { item, _ in
      found.append(text(item))
    }
    let item = NSItemProvider(item: "item", typeIdentifier: UTType.plainText.identifier)
    item.loadItem(forTypeIdentifier: UTType.plainText.identifier) { item, _ in
      found.append(item as? String)
    }
    #expect(found == ["words", "words", "words", "item"])
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var code: Int?
    provider.loadObject(ofClass: URL.self) { _, error in code = (error as? NSError)?.code }
    #expect(code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }

  @Test("an object of one's own is had as itself, and in the types that it can be written in")
  func objects() {
    let provider = NSItemProvider(object: Task("Milk"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.task", "public.utf8-plain-text"])
    var found: [String?] = []
    provider.loadObject(ofClass: Task.self) { task, _ in found.append(task?.name) }
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: "com.example.task") { Data("Eggs".utf8) }
    other.loadObject(ofClass: Task.self) { task, _ in found.append(task?.name) }
    #expect(found == ["Milk", "Milk", "Eggs"])
  }

  @Test("data may come later, from another thread, and arrives on the main one")
  func later() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png, visibility: .ownProcess) { receive in
      DispatchQueue.global().async { receive(Data([1, 2, 3]), nil) }
      return nil
    }
    #expect(DesktopOffer([provider]).names.isEmpty, "no other program may have it")
    let item = try await provider.loadItem(forTypeIdentifier: UTType.image.identifier)
    #expect((item as? Data)?.count == 3)
    await #expect(throws: NSError.self) {
      try await provider.loadItem(forTypeIdentifier: UTType.pdf.identifier)
    }
  }

  @Test("data is written to a file that has its name and ending, and is gone after that")
  func files() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Letter"
    provider.registerDataRepresentation(forTypeIdentifier: UTType.utf8PlainText.identifier) {
      Data("Dear".utf8)
    }
    var file: URL?
    var text: String?
    provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
      file = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(text == "Dear")
    #expect(file?.lastPathComponent == "Letter.txt")
    #expect(!FileManager.default.fileExists(atPath: try #require(file).path))
  }

  @Test("a file is had in place, and as a copy of what it has")
  func inPlace() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("items-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = folder.appendingPathComponent("note.txt", isDirectory: false)
    try Data("Note".utf8).write(to: original)
    let provider = try #require(NSItemProvider(contentsOf: original))
    #expect(
      provider.hasRepresentationConforming(
        toTypeIdentifier: UTType.text.identifier,
        fileOptions: .openInPlace
      )
    )
    var found: [(path: String?, isOriginal: Bool)] = []
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) {
      found.append(($0?.path, $1))
      _ = $2
    }
    provider.loadFileRepresentation(for: .plainText) { url, isOriginal, _ in
      found.append((url?.lastPathComponent, isOriginal))
    }
    #expect(found.map(\.path) == [original.path, "note.txt"])
    #expect(found.map(\.isOriginal) == [true, false])
  }
}
