import Foundation
import Synchronization

/// The file of a document as it was read or written last, for documents that are made of file wrappers.
final class DocumentWrappers: Sendable {
  private let kept = Mutex<Kept>(Kept())

  /// Handed from one reading or writing to the next, of which there is one at a time.
  private struct Kept: @unchecked Sendable {
    var last: FileWrapper?
  }

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
}
