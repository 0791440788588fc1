public import Foundation
public import Observation

/// The file of a document, as the document can ask for it.
@MainActor @Observable
public final class URLDocumentConfiguration {
  /// The document's file; nil where it has none yet.
  ///
  /// Readers and writers use what they are told, which may be a copy elsewhere.
  public internal(set) var fileURL: URL?
  /// When the file was changed last; nil where the document has none.
  public internal(set) var lastContentModificationDate: Date?
  /// What the document was made by; nil for the ordinary ways, and for files that are opened.
  public internal(set) var creationSource: DocumentCreationSource?

  init(fileURL: URL? = nil, creationSource: DocumentCreationSource? = nil) {
    self.fileURL = fileURL
    self.creationSource = creationSource
    noteFile()
  }

  /// The file is another one, or was written.
  func noteFile(_ url: URL? = nil) {
    let url = url ?? fileURL
    if fileURL != url { fileURL = url }
    let attributes = url.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let date = attributes?[.modificationDate] as? Date
    if lastContentModificationDate != date { lastContentModificationDate = date }
  }
}
