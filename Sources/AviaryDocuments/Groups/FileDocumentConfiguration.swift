public import AviaryEngine
public import Foundation

/// What the view of a document that is a value is made of.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changing it changes what is in the file.
  @Binding public var document: Document
  /// The file; nil for a document that has none yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  @MainActor
  init(_ session: DocumentSession<Document>) {
    _document = Binding(
      get: { MainActor.assumeIsolated { session.document } },
      set: { new in
        MainActor.assumeIsolated { session.change(to: new) }
      }
    )
    fileURL = session.fileURL
    isEditable = session.kind.isEditable
  }
}

/// What the view of a document that is an object is made of.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  ///
  /// It counts as changed once something is registered with the window's `UndoManager`.
  @ObservedObject public var document: Document
  /// The file; nil for a document that has none yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  init(_ session: DocumentSession<Document>) {
    document = session.document
    fileURL = session.fileURL
    isEditable = session.kind.isEditable
  }
}
