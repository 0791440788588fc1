public import AviaryFoundation
public import Foundation
public import Observation
import Synchronization

/// The file of a document, as the document can ask for it.
@MainActor @Observable
public final class URLDocumentConfiguration {
  private struct File {
    var url: URL?
    var modificationDate: Date?
  }

  @ObservationIgnored private nonisolated let file: Mutex<File>

  /// The document's file; nil where it has none yet.
  ///
  /// It can be read on any thread. Readers and writers use what they are told, which may be a copy elsewhere.
  public nonisolated var fileURL: URL? {
    access(keyPath: \.fileURL)
    return file.withLock { $0.url }
  }

  /// When the file was changed last; nil where the document has none.
  ///
  /// It can be read on any thread.
  public nonisolated var lastContentModificationDate: Date? {
    access(keyPath: \.lastContentModificationDate)
    return file.withLock { $0.modificationDate }
  }

  /// What the document was made by; nil for the ordinary ways, and for files that are opened.
  public internal(set) var creationSource: DocumentCreationSource?

  init(fileURL: URL? = nil, creationSource: DocumentCreationSource? = nil) {
    file = Mutex(File(url: fileURL))
    self.creationSource = creationSource
    noteFile()
  }

  /// Makes what coordinates reading and writing the document's file with other parts of the program.
  ///
  /// - Returns: A coordinator of the caller's own.
  public func makeFileCoordinator() -> sending NSFileCoordinator { NSFileCoordinator() }

  /// The file is another one, or was written.
  func noteFile(_ url: URL? = nil) {
    let url = url ?? fileURL
    if fileURL != url {
      withMutation(keyPath: \.fileURL) { file.withLock { $0.url = url } }
    }
    let attributes = url.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let date = attributes?[.modificationDate] as? Date
    guard lastContentModificationDate != date else { return }
    withMutation(keyPath: \.lastContentModificationDate) {
      file.withLock { $0.modificationDate = date }
    }
  }
}
