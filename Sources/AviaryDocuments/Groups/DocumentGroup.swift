public import AviaryApps
@_spi(Engine) public import AviaryEngine
import AviaryGraphics
public import Foundation
public import Observation
import UniformTypeIdentifiers

/// Windows for documents, each in a file of its own.
///
/// New, Open, Open Recent, Save, Save As and Revert stand in the menu File. Documents are saved by themselves: a few seconds after a change,
/// and when their window is left or closed. What has no file yet, or can't be written, is kept beside, and is there again when the
/// program is started after it was killed. Files that the program is started with are opened.
///
/// Source: the documentation of `DocumentGroup`.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// The scene.
  public let body: DocumentGroupBody

  private nonisolated init<D>(_ kind: DocumentKind<D>) {
    body = DocumentGroupBody(
      DocumentScene(kind: kind).commands { DocumentCommands(kind: kind) }
    )
  }
}

/// What a group of documents is made of.
public struct DocumentGroupBody: Scene {
  public typealias Body = Never

  // Scenes are evaluated on the main thread alone.
  private nonisolated(unsafe) let scene: any Scene

  nonisolated init(_ scene: some Scene) { self.scene = scene }

  public nonisolated func _windows() -> [_SceneWindow] { scene._windows() }
}

extension DocumentGroup {
  /// Creates windows in which documents are edited that are objects, read and written in the background.
  ///
  /// A document counts as changed once something is registered with the window's `UndoManager`, or undone; it is saved by
  /// itself then.
  ///
  /// - Parameters:
  ///   - allowCreating: Whether a person can make new documents; true by default.
  ///   - editor: The view of a document.
  ///   - makeDocument: Makes a document, for a new one and for one that takes over a file. A `CancellationError` makes none, and
  ///     nothing is said of it.
  public nonisolated init(
    allowCreating: Bool = true,
    @ContentBuilder editor: @escaping (Document) -> Content,
    makeDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Document
  )
  where
    Document: Observable, Document: AviaryDocuments::Document, Document.Reader.Source == URL,
    Document.Writer.Destination == URL
  {
    self.init(
      DocumentKind<LiveDocument<Document>>.live(
        allowsCreating: allowCreating,
        make: makeDocument,
        content: editor
      )
    )
  }

  /// Creates windows in which documents are looked at that are objects, read in the background.
  ///
  /// - Parameters:
  ///   - viewer: The view of a document.
  ///   - makeReadableDocument: Makes a document that takes over a file.
  public nonisolated init(
    @ContentBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration) async throws -> Document
  ) where Document: Observable, Document: ReadableDocument, Document.Reader.Source == URL {
    self.init(
      DocumentKind<LiveDocument<Document>>.viewed(make: makeReadableDocument, content: viewer)
    )
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows in which documents are edited that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Makes an empty document.
  ///   - editor: The view of a document.
  @preconcurrency
  public nonisolated init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(make: { newDocument() }, content: editor))
  }

  /// Creates windows in which documents are looked at that are values.
  ///
  /// - Parameters:
  ///   - documentType: Their type.
  ///   - viewer: The view of a document.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(make: nil, content: viewer))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows in which documents are edited that are objects.
  ///
  /// A document counts as changed once something is registered with the window's `UndoManager`, or undone.
  ///
  /// - Parameters:
  ///   - newDocument: Makes an empty document.
  ///   - editor: The view of a document.
  @preconcurrency
  public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(makeObject: { newDocument() }, content: editor))
  }

  /// Creates windows in which documents are looked at that are objects.
  ///
  /// - Parameters:
  ///   - documentType: Their type.
  ///   - viewer: The view of a document.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(DocumentKind(makeObject: nil, content: viewer))
  }
}

/// The windows of documents.
struct DocumentScene<Document> {
  let kind: DocumentKind<Document>
}

extension DocumentScene: Scene {
  typealias Body = Never

  nonisolated func _windows() -> [_SceneWindow] {
    let kind = kind
    nonisolated(unsafe) let made = MainThread.run { [Self.window(kind)] }
    return made
  }

  @MainActor
  private static func window(_ kind: DocumentKind<Document>) -> _SceneWindow {
    var window = _SceneWindow(documents: DocumentAddress<Document>.self) { value in
      AnyView(DocumentWindow(kind: kind, address: value?.base as? DocumentAddress<Document>))
    }
    DocumentGroups.register(kind)
    window.launchValues = {
      MainThread.run {
        let left = RecoveryFolder.shared.recover {
          DocumentGroups.recovers($0, as: Document.self)
        }
        return left.compactMap { copy, file in
          guard let session = try? DocumentSession(recovering: copy, file, kind) else { return nil }
          return AnyHashable(OpenDocuments<Document>.shared.add(session))
        }
      }
    }
    // A document that is new can be found too, once it is in a file.
    window.newValue = {
      MainThread.run {
        kind.make.map { make in
          AnyHashable(OpenDocuments<Document>.shared.add(DocumentSession(untitled: make(), kind)))
        }
      }
    }
    window.valueForFile = { url in
      try MainThread.run {
        Result { try Self.value(for: url, kind) }
      }
      .get()
    }
    return window
  }
  /// What a window is opened for that shows a file; nil for files of other types.
  @MainActor
  private static func value(for url: URL, _ kind: DocumentKind<Document>) throws -> AnyHashable? {
    guard DocumentGroups.opens(url, as: Document.self) else { return nil }
    return AnyHashable(try OpenDocuments<Document>.shared.address(of: url, kind))
  }
}
