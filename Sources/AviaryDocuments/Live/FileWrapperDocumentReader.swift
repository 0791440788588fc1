public import Foundation

/// Reads documents from file wrappers: files, and folders of files that count as one.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  private let configuration: DocumentReadConfiguration
  private let makeSnapshot: (FileWrapper) throws -> Snapshot

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - configuration: What the document's `reader(configuration:)` was told.
  ///   - makeSnapshot: Makes a snapshot of a file; called in the background.
  public init(
    _ configuration: DocumentReadConfiguration,
    _ makeSnapshot: @escaping (FileWrapper) throws -> Snapshot
  ) {
    self.configuration = configuration
    self.makeSnapshot = makeSnapshot
  }

  /// Reads a file, and makes a snapshot of it.
  @concurrent
  public func read(
    from source: URL,
    progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    let wrapper = try FileWrapper(url: source)
    // Made here, and handed to whoever asked.
    nonisolated(unsafe) let snapshot = try makeSnapshot(wrapper)
    configuration.wrappers.last = wrapper
    return snapshot
  }
}
