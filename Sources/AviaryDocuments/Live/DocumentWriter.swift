/// Writes a file of a document, in the background.
public protocol DocumentWriter<Snapshot> {
  /// What is written.
  associatedtype Snapshot
  /// Where to: `URL` for files.
  associatedtype Destination

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - snapshot: What the document was.
  ///   - destination: Where to write it, where nothing is yet; it takes the place of the document's file once it is whole.
  ///   - previous: What was written last; nil at the first time.
  ///   - progress: Told how far the writing is; it may be left unused.
  /// - Throws: An error where that can't be done; a person reads what it says.
  @concurrent
  func write(
    snapshot: sending Snapshot,
    to destination: sending Destination,
    previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}
