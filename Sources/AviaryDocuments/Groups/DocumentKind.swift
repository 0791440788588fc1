@_spi(Engine) import AviaryEngine
import Foundation
import UniformTypeIdentifiers

/// Writes what a document was at a moment, on any thread, to an address where nothing is.
///
/// It is told the file as it was, nil for a new one, and returns the file as it is; nil where that is not known in memory.
typealias DocumentWriting = @Sendable (URL, FileWrapper?) async throws -> FileWrapper?

/// What documents of a type are for whoever keeps them, whether they are values or objects.
struct DocumentKind<Document> {
  let readable: [UTType]
  /// The types that documents can be written as; empty where they are only looked at.
  var writable: [UTType]
  /// Makes an empty document; nil where there are only those of files.
  var make: (@MainActor () -> Document)?
  let read: @MainActor (FileDocumentReadConfiguration) throws -> Document
  /// Reads a file without a wrapper; nil for documents that are made of one.
  var readURL: (@MainActor (URL, UTType) -> Document)?
  /// Has a document read its file again; nil for documents that are made anew.
  var reload: (@MainActor (Document, URL, UTType) async throws -> Void)?
  /// Takes what the document is now, and tells how that is written: into its file, or for true into a copy beside.
  var snapshot: @MainActor (Document, UTType, Bool) async throws -> DocumentWriting
  /// What was written of a document into its file, as `snapshot` told, is there now.
  var didReplace: @MainActor (Document) -> Void = { _ in }
  /// The view of a document.
  let content: @MainActor (DocumentSession<Document>) -> AnyView

  var isEditable: Bool { !writable.isEmpty }

  /// What a file is read as; nil for files that are none of the documents.
  func match(_ url: URL) -> FileTypes.Match? { FileTypes(of: url).match(readable) }

  /// Whether a document can be written as a type.
  func writes(_ type: UTType) -> Bool { writable.contains { type.conforms(to: $0) } }
}

extension DocumentKind where Document: FileDocument {
  init<Content: View>(
    make: (@MainActor () -> Document)?,
    content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    // Views are made on the main thread alone.
    nonisolated(unsafe) let content = content
    self.init(
      readable: Document.readableContentTypes,
      writable: make == nil ? [] : Document.writableContentTypes,
      make: make,
      read: { try Document(configuration: $0) },
      snapshot: { document, type, _ in
        { url, existing in
          let configuration = FileDocumentWriteConfiguration(
            contentType: type,
            existingFile: existing
          )
          let file = try document.fileWrapper(configuration: configuration)
          try file.store(at: url)
          return file
        }
      },
      content: { AnyView(content(FileDocumentConfiguration($0))) }
    )
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  init<Content: View>(
    makeObject: (@MainActor () -> Document)?,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    // Views are made on the main thread alone.
    nonisolated(unsafe) let content = content
    self.init(
      readable: Document.readableContentTypes,
      writable: makeObject == nil ? [] : Document.writableContentTypes,
      make: makeObject,
      read: { try Document(configuration: $0) },
      snapshot: { document, type, _ in
        // It is handed to whoever writes it, and nobody else has it.
        nonisolated(unsafe) let snapshot = try document.snapshot(contentType: type)
        return { url, existing in
          let configuration = FileDocumentWriteConfiguration(
            contentType: type,
            existingFile: existing
          )
          let file = try document.fileWrapper(snapshot: snapshot, configuration: configuration)
          try file.store(at: url)
          return file
        }
      },
      content: {
        AnyView(
          content(ReferenceFileDocumentConfiguration($0)).environmentObject($0.document)
        )
      }
    )
  }
}
