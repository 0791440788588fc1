import Foundation
import UniformTypeIdentifiers

extension DocumentSession {
  /// A document with the same in it, which is in no file yet.
  ///
  /// - Throws: What writing and reading the document throw.
  func duplicate() async throws -> DocumentSession {
    guard let type = type ?? kind.writable.first else { throw CocoaError(.fileWriteUnknown) }
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("duplicate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let writing = try await kind.snapshot(document, type, true)
    let wrapper = wrapper
    _ = try await withTaskExecutorPreference(WritingExecutor.shared) {
      try await Self.store(writing, at: place, wrapper)
    }
    let copy = RecoveryFolder.Copy(id: UUID(), name: "\(name) copy", type: type.identifier)
    let new = try DocumentSession(
      recovering: copy,
      FileWrapper(url: place),
      kind,
      recovery: recovery
    )
    new.hasCopy = false
    new.noteChange()
    return new
  }

  @concurrent
  private nonisolated static func store(
    _ writing: DocumentWriting,
    at url: URL,
    _ existing: FileWrapper?
  ) async throws { _ = try await writing(url, existing) }
}
