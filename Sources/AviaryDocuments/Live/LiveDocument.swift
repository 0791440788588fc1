import Foundation
import Observation
import UniformTypeIdentifiers

/// A document that is an object, on its way from its file, and then to it.
@MainActor @Observable
final class LiveDocument<Document: AnyObject> {
  /// How far it is.
  enum Phase {
    case loading
    case ready(Document)
    case failed(any Error)
  }

  private(set) var phase = Phase.loading
  let configuration: URLDocumentConfiguration
  let wrappers = DocumentWrappers()
  /// What was read or written last, for whoever reads it again.
  @ObservationIgnored var lastSnapshot: Any?
  /// What was written into the document's file last.
  @ObservationIgnored var lastWritten: Any?
  /// What was written beside the document's file, and may come in its place.
  @ObservationIgnored var written: Any?
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(
    _ configuration: URLDocumentConfiguration,
    _ load: @escaping @MainActor (LiveDocument) async throws -> Document
  ) {
    self.configuration = configuration
    loading = Task {
      do {
        phase = .ready(try await load(self))
      } catch {
        phase = .failed(error)
      }
      loading = nil
    }
  }

  /// The document, once it is there.
  ///
  /// - Throws: Why it could not be made or read.
  func ready() async throws -> Document {
    await loading?.value
    switch phase {
    case .ready(let document): return document
    case .failed(let error): throw error
    case .loading: throw CancellationError()
    }
  }
}
