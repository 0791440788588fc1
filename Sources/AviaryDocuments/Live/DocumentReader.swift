/// Reads a file of a document, in the background.
public protocol DocumentReader<Snapshot> {
  /// What is made of the file.
  associatedtype Snapshot
  /// What is read: `URL` for files.
  associatedtype Source

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file, which may be a copy elsewhere: read this one, and not the document's own address.
  ///   - progress: Told how far the reading is; it may be left unused.
  /// - Throws: An error where the file is no such document; a person reads what it says.
  @concurrent
  func read(from source: Source, progress: consuming Subprogress) async throws -> sending Snapshot
}
