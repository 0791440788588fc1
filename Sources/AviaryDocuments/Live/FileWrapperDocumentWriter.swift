public import Foundation

/// Writes documents as file wrappers: files, and folders of files that count as one.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// What the writer is told.
  public typealias WriteConfiguration = DocumentWriteConfiguration

  private let configuration: WriteConfiguration
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - configuration: What the document's `writer(configuration:)` was told.
  ///   - makeFileWrapper: Makes a file of a snapshot, and of the file that was read or written last, nil where none was; called in the
  ///     background. What of a folder is the same need not be made anew.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    self.configuration = configuration
    self.makeFileWrapper = makeFileWrapper
  }

  /// Writes a snapshot as the file that is made of it.
  @concurrent
  public func write(
    snapshot: sending Snapshot,
    to destination: sending URL,
    previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let wrapper = try await makeFileWrapper(snapshot, configuration.wrappers.last)
    try wrapper.store(at: destination)
    configuration.wrappers.noteWriting(wrapper)
  }
}
