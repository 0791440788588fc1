import AviaryControls
@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
public import Foundation
public import UniformTypeIdentifiers

/// A button that opens a new document, in a window of its own.
///
/// Source: the documentation of `NewDocumentButton`. What prepares a document may take its time; where it throws, as when a
/// person cancels it, nothing is opened, and of other errors than `CancellationError` a warning tells once.
public struct NewDocumentButton<Label: View> {
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  let label: Label
  let open: @MainActor (NewDocumentAction, OpenDocumentAction) async throws -> Void
}

extension NewDocumentButton: View {
  /// A button that prepares and opens the document.
  public var body: some View {
    Button {
      let (new, old) = (newDocument, openDocument)
      Task { @MainActor in
        do {
          try await open(new, old)
        } catch is CancellationError {
        } catch {
          Warnings.once("NewDocumentButton: \(error.localizedDescription)")
        }
      }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button that opens an empty document.
  ///
  /// - Parameters:
  ///   - label: Its title; nil for `New Document`.
  ///   - contentType: What the document can be written as; nil for the program's first group of documents.
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: label ?? Text("New Document")) { new, _ in new.openEmpty(contentType) }
  }

  /// Creates a button that opens a document's file.
  ///
  /// - Parameters:
  ///   - label: Its title; nil for `New Document`.
  ///   - contentType: What an empty document can be written as.
  ///   - prepareDocumentURL: Makes the file; nil for an empty document.
  @_disfavoredOverload
  public init(
    _ label: Text? = nil,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    // It is called on the main thread only.
    nonisolated(unsafe) let prepare = prepareDocumentURL
    self.init(label: label ?? Text("New Document")) { new, old in
      if let url = try await prepare() {
        try await old(at: url)
      } else {
        new.openEmpty(contentType)
      }
    }
  }

  /// Creates a button that opens a document that is a value.
  ///
  /// - Parameters:
  ///   - label: Its title; nil for `New Document`.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  public init<D: FileDocument>(
    _ label: Text? = nil,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    nonisolated(unsafe) let prepare = prepareDocument
    self.init(label: label ?? Text("New Document")) { new, _ in
      new.open(try await prepare(), of: D.self)
    }
  }

  /// Creates a button that opens a document that is an object.
  ///
  /// - Parameters:
  ///   - label: Its title; nil for `New Document`.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  public init<D: ReferenceFileDocument>(
    _ label: Text? = nil,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    nonisolated(unsafe) let prepare = prepareDocument
    self.init(label: label ?? Text("New Document")) { new, _ in
      new.open(try await prepare(), of: D.self)
    }
  }
}
