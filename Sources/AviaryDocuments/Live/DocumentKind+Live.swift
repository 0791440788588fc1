import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Foundation
import Observation
import UniformTypeIdentifiers

extension DocumentKind {
  /// Documents that are objects, read and written in the background.
  static func live<D: AviaryDocuments::Document & Observable, Content: View>(
    allowsCreating: Bool,
    make:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> D,
    content: @escaping (D) -> Content
  ) -> DocumentKind<LiveDocument<D>>
  where Document == LiveDocument<D>, D.Reader.Source == URL, D.Writer.Destination == URL {
    var kind = viewed(
      make: { try await make($0, DocumentCreationContext(creationSource: $0.creationSource)) },
      content: content
    )
    kind.writable = D.writableContentTypes
    kind.snapshot = { try await $0.snapshot($1, isCopy: $2) }
    kind.didReplace = { $0.noteReplaced() }
    if allowsCreating {
      kind.make = {
        LiveDocument(URLDocumentConfiguration()) {
          try await make($0.configuration, DocumentCreationContext(creationSource: nil))
        }
      }
    }
    return kind
  }

  /// Documents that are objects, read in the background.
  static func viewed<D: ReadableDocument & Observable, Content: View>(
    make: @escaping @MainActor (URLDocumentConfiguration) async throws -> D,
    content: @escaping (D) -> Content
  ) -> DocumentKind<LiveDocument<D>>
  where Document == LiveDocument<D>, D.Reader.Source == URL {
    // Views are made on the main thread alone.
    nonisolated(unsafe) let content = content
    @MainActor func open(_ url: URL, _ type: UTType, _ own: URL?) -> LiveDocument<D> {
      LiveDocument(URLDocumentConfiguration(fileURL: own)) { live in
        let document = try await make(live.configuration)
        try await live.read(url, type, into: document)
        return document
      }
    }
    var kind = DocumentKind<LiveDocument<D>>(
      readable: D.readableContentTypes,
      writable: [],
      make: nil,
      read: { configuration in
        // What was kept of a document is read from a copy, which goes once that is done.
        let place = FileManager.default.temporaryDirectory
          .appendingPathComponent("document-\(UUID().uuidString)")
        try configuration.file.store(at: place)
        let live = open(place, configuration.contentType, nil)
        Task {
          _ = try? await live.ready()
          try? FileManager.default.removeItem(at: place)
        }
        return live
      },
      snapshot: { _, _, _ in throw CocoaError(.fileWriteUnknown) },
      content: { AnyView(LiveDocumentView(session: $0, content: content)) }
    )
    kind.readURL = { open($0, $1, $0) }
    kind.reload = { live, url, type in
      try await live.read(url, type, into: live.ready())
    }
    return kind
  }
}

/// Shows a document once it is there, and why it isn't.
private struct LiveDocumentView<D: AnyObject, Content: View>: View {
  let session: DocumentSession<LiveDocument<D>>
  let content: (D) -> Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch session.document.phase {
    case .loading: ProgressView().padding(40)
    case .ready(let document):
      content(document)
        .onChange(of: session.fileURL, initial: true) { note() }
        .onChange(of: session.isEdited) { note() }
    case .failed(let error):
      VStack(spacing: 16) {
        if !(error is CancellationError) {
          Text("The document “\(session.name)” could not be opened.").font(.headline)
          Text(verbatim: DocumentSession<LiveDocument<D>>.words(error))
        }
        Button("Close") { dismiss() }
      }
      .padding(40)
      // Whoever calls the making off wants no window.
      .onAppear { if error is CancellationError { dismiss() } }
    }
  }

  private func note() { session.document.configuration.noteFile(session.fileURL) }
}
