public import UniformTypeIdentifiers

/// A document that is an object, read from files.
///
/// A reader makes a snapshot of a file in the background, and the document takes it over on the main thread. Source: Apple's
/// documentation of the protocol, and its article on documents.
public protocol ReadableDocument: AnyObject {
  /// What reads files.
  associatedtype Reader: DocumentReader

  /// What is read at once, and taken over.
  typealias Snapshot = Reader.Snapshot
  /// What is told to readers.
  typealias ReadConfiguration = DocumentReadConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// Makes what reads a file.
  ///
  /// - Parameter configuration: The file's type.
  func reader(configuration: sending ReadConfiguration) -> sending Reader

  /// Takes over what was read.
  ///
  /// - Parameters:
  ///   - snapshot: What was read.
  ///   - previous: What was read or written last, for a file that is read again; nil at the first time.
  /// - Throws: An error where the document can't be that; a person reads what it says.
  @MainActor
  func apply(snapshot: sending Snapshot, previous: sending Snapshot?) async throws
}
