@_spi(Engine) import AviaryEngine
import Foundation
import UniformTypeIdentifiers

/// What documents of a type are for whoever keeps them, whether they are values or objects.
struct DocumentKind<Document> {
  let readable: [UTType]
  /// The types that documents can be written as; empty where they are only looked at.
  let writable: [UTType]
  /// Makes an empty document; nil where there are only those of files.
  let make: (@MainActor () -> Document)?
  let read: @MainActor (FileDocumentReadConfiguration) throws -> Document
  let wrap: @MainActor (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// The view of a document.
  let content: @MainActor (DocumentSession<Document>) -> AnyView

  var isEditable: Bool { !writable.isEmpty }
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
      wrap: { try $0.fileWrapper(configuration: $1) },
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
      wrap: { document, configuration in
        try document.fileWrapper(
          snapshot: document.snapshot(contentType: configuration.contentType),
          configuration: configuration
        )
      },
      content: { AnyView(content(ReferenceFileDocumentConfiguration($0))) }
    )
  }
}
