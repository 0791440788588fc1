import Foundation
import UniformTypeIdentifiers

extension LiveDocument where Document: ReadableDocument, Document.Reader.Source == URL {
  /// Reads a file in the background, and has the document take it over.
  ///
  /// - Throws: What the document or the file system says.
  func read(_ url: URL, _ type: UTType, into document: Document) async throws {
    let reader = document.reader(
      configuration: DocumentReadConfiguration(contentType: type, wrappers: wrappers)
    )
    // Handed from the reader to the document, one at a time.
    nonisolated(unsafe) let read = reader
    nonisolated(unsafe) let snapshot = try await read.read(
      from: url,
      progress: Subprogress { _ in }
    )
    nonisolated(unsafe) let previous = lastSnapshot as? Document.Snapshot
    nonisolated(unsafe) let target = document
    try await target.apply(snapshot: snapshot, previous: previous)
    lastSnapshot = snapshot
  }
}

extension LiveDocument where Document: WritableDocument, Document.Writer.Destination == URL {
  /// Takes what the document is now, and tells how that is written.
  ///
  /// - Parameter isCopy: Whether that is kept beside, and not in the document's file.
  func snapshot(_ type: UTType, isCopy: Bool) async throws -> DocumentWriting {
    let document = try await ready()
    nonisolated(unsafe) let source = document
    // Handed from the document to the writer, one at a time.
    nonisolated(unsafe) let snapshot = try await source.snapshot(contentType: type)
    nonisolated(unsafe) let previous = isCopy ? nil : lastWritten as? Document.Writer.Snapshot
    // What is kept beside is another file than the one that was written last.
    let wrappers = isCopy ? DocumentWrappers() : wrappers
    nonisolated(unsafe) let writer = document.writer(
      configuration: DocumentWriteConfiguration(contentType: type, wrappers: wrappers)
    )
    return { url, _ in
      try await writer.write(
        snapshot: snapshot,
        to: url,
        previous: previous,
        progress: Subprogress { _ in }
      )
      if !isCopy { await self.noteWriting(snapshot) }
      return nil
    }
  }

  private func noteWriting(_ snapshot: sending Document.Writer.Snapshot) { written = snapshot }

  /// What was written is in the document's file now.
  ///
  /// Until then it may still be dropped: another program may have written the file meanwhile.
  func noteReplaced() {
    guard let written else { return }
    lastSnapshot = written
    lastWritten = written
    self.written = nil
    wrappers.noteReplaced()
  }
}
