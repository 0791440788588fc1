public import UniformTypeIdentifiers

/// A document that is an object, written to files.
///
/// It makes a snapshot of itself on the main thread, which a writer writes in the background, while the document may change. Source:
/// Apple's documentation of the protocol, and its article on documents.
public protocol WritableDocument: AnyObject {
  /// What writes files.
  associatedtype Writer: DocumentWriter

  /// What is written at once.
  typealias Snapshot = Writer.Snapshot
  /// What is told to writers.
  typealias WriteConfiguration = DocumentWriteConfiguration

  /// The types of files that the document can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Makes what writes a file.
  ///
  /// - Parameter configuration: The file's type.
  func writer(configuration: sending WriteConfiguration) -> sending Writer

  /// What the document is now.
  ///
  /// - Parameter contentType: The type that it is to be written as.
  @MainActor
  func snapshot(contentType: UTType) async throws -> sending Snapshot
}
