import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation
import UniformTypeIdentifiers

/// What commands do with the document of the window in front.
@MainActor
struct DocumentControl {
  let name: String
  let hasFile: Bool
  let isEdited: Bool
  let isEditable: Bool
  let save: () async throws -> Void
  let write: (URL) async throws -> Void
  let revert: () async throws -> Void
  /// Makes a document of the same, and tells what its window is opened for.
  let duplicate: () async throws -> AnyHashable
  /// Asks for another name; nil where there is no file, or none that may be changed.
  let rename: (() -> Void)?
  let tell: (String, any Error) -> Void
  let types: [UTType]
  /// The name that a person begins with to give it another one.
  let fileName: String
  let folder: URL?

  init<Document>(_ session: DocumentSession<Document>) {
    name = session.name
    hasFile = session.url != nil
    isEdited = session.isEdited
    isEditable = session.kind.isEditable
    save = { try await session.save() }
    write = { try await session.save(as: $0) }
    revert = { try await session.revert() }
    duplicate = {
      AnyHashable(OpenDocuments<Document>.shared.add(try await session.duplicate()))
    }
    rename =
      session.url != nil && session.kind.isEditable ? { session.asksForName = true } : nil
    types = session.kind.writable
    // What is taken over from a file is written as another type.
    fileName =
      session.url?.lastPathComponent
      ?? FileRequest.name(session.name, session.type.map { [$0] } ?? types)
    folder = session.fileURL?.deletingLastPathComponent()
    tell = { title, error in
      session.message = .init(title: title, text: DocumentSession<Document>.words(error))
    }
  }

  func saveOrAsk() {
    guard hasFile else {
      saveAs()
      return
    }
    Task {
      do { try await save() } catch { tell("The document “\(name)” could not be saved.", error) }
    }
  }

  /// Asks for a file, and writes the document into it.
  func saveAs(then next: @escaping () -> Void = {}) {
    var dialog = Program.FileDialog()
    dialog.kind = .save
    dialog.folder = folder
    dialog.fileName = fileName
    dialog.filter = FileFilter(types)
    Program.services.askForFiles(dialog) { urls in
      guard let url = urls?.first else { return }
      MainActor.assumeIsolated {
        FileRequest.complete(url, types) { url in
          if let url { save(as: url, then: next) }
        }
      }
    }
  }

  private func save(as url: URL, then next: @escaping () -> Void) {
    Task { @MainActor in
      do {
        try await write(url)
        RecentDocuments.add(url)
        next()
      } catch { tell("The document could not be saved as “\(url.lastPathComponent)”.", error) }
    }
  }

  /// Opens a window with a document of the same.
  func openDuplicate(_ services: PlatformServices) {
    Task {
      do { _ = services.openWindow(nil, try await duplicate()) } catch {
        tell("“\(name)” could not be duplicated.", error)
      }
    }
  }

  func revertToSaved() {
    Task {
      do { try await revert() } catch { tell("“\(name)” could not be read again.", error) }
    }
  }
}

enum DocumentControlKey: FocusedValueKey {
  typealias Value = DocumentControl
}

extension FocusedValues {
  var documentControl: DocumentControl? {
    get { self[DocumentControlKey.self] }
    set { self[DocumentControlKey.self] = newValue }
  }
}

/// Opens documents of files.
@MainActor
struct DocumentOpening<Document> {
  let kind: DocumentKind<Document>
  let services: PlatformServices

  /// Asks for files, and opens them.
  func ask(then next: @escaping () -> Void = {}) {
    var dialog = Program.FileDialog()
    dialog.allowsSeveral = true
    dialog.filter = FileFilter(kind.readable)
    Program.services.askForFiles(dialog) { urls in
      guard let urls, !urls.isEmpty else { return }
      MainActor.assumeIsolated {
        let failures = urls.compactMap { failure(of: $0) }
        OpeningFailure.tell(failures)
        if failures.isEmpty { next() }
      }
    }
  }

  /// Opens the document of a file, or brings it to the front.
  ///
  /// Where it can't be read, that is told.
  func open(_ url: URL) {
    if let failure = failure(of: url) { OpeningFailure.tell([failure]) }
  }

  /// Opens the document of a file, or says why it can't be.
  private func failure(of url: URL) -> OpeningFailure? {
    do {
      let address = try OpenDocuments<Document>.shared.address(of: url, kind)
      _ = services.openWindow(nil, AnyHashable(address))
      return nil
    } catch {
      return OpeningFailure(url, error)
    }
  }

  /// Opens an empty document.
  func makeNew() {
    guard let make = kind.make else { return }
    let address = OpenDocuments<Document>.shared.add(DocumentSession(untitled: make(), kind))
    _ = services.openWindow(nil, AnyHashable(address))
  }
}

/// New, Open, Save and their kin.
struct DocumentCommands<Document>: Commands {
  let kind: DocumentKind<Document>

  var body: some Commands {
    CommandGroup(replacing: .newItem) { OpeningCommands(kind: kind) }
    CommandGroup(before: .saveItem) { if kind.isEditable { SavingCommands() } }
  }
}

private struct OpeningCommands<Document>: View {
  let kind: DocumentKind<Document>
  @Environment(\.platformServices) private var services
  @State private var recent = RecentDocuments.urls

  var body: some View {
    let opening = DocumentOpening(kind: kind, services: services)
    if kind.make != nil {
      Button("New") { opening.makeNew() }.keyboardShortcut("n")
    }
    Button("Open…") { opening.ask() }.keyboardShortcut("o")
    Menu("Open Recent") {
      ForEach(recent, id: \.self) { url in
        Button {
          opening.open(url)
        } label: {
          Text(verbatim: url.lastPathComponent)
        }
      }
      Divider()
      Button("Clear Menu") {
        RecentDocuments.clear()
        recent = []
      }
      .disabled(recent.isEmpty)
    }
    .onAppear { recent = RecentDocuments.urls }
  }
}

private struct SavingCommands: View {
  @FocusedValue(\.documentControl) private var control
  @Environment(\.platformServices) private var services

  var body: some View {
    Button("Save") { control?.saveOrAsk() }.keyboardShortcut("s").disabled(control == nil)
    Button("Save As…") { control?.saveAs() }
      .keyboardShortcut("s", modifiers: [.command, .shift]).disabled(control == nil)
    Button("Duplicate") { control?.openDuplicate(services) }.disabled(control == nil)
    Button("Rename…") { control?.rename?() }.disabled(control?.rename == nil)
    Button("Revert to Saved") { control?.revertToSaved() }
      .disabled(control?.hasFile != true || control?.isEdited != true)
  }
}
