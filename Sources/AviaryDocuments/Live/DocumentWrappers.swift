import Foundation
import Synchronization

/// The file of a document as it was read or written last, for documents that are made of file wrappers.
final class DocumentWrappers: Sendable {
  private let kept = Mutex<Kept>(Kept())

  /// Handed from one reading or writing to the next, of which there is one at a time.
  private struct Kept: @unchecked Sendable {
    var last: FileWrapper?
    var written: FileWrapper?
  }

  /// The one that is in the document's file.
  var last: FileWrapper? {
    get {
      kept.withLock { kept in
        kept.last
      }
    }
    set {
      kept.withLock { $0.last = newValue }
    }
  }

  /// One was written beside the document's file, and may come in its place.
  func noteWriting(_ wrapper: FileWrapper) {
    kept.withLock { $0.written = wrapper }
  }

  /// What was written is in the document's file now.
  func noteReplaced() {
    kept.withLock { kept in
      guard let written = kept.written else { return }
      kept.last = written
      kept.written = nil
    }
  }
}
