@_spi(Engine) public import AviaryEngine
public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets a person choose where a thing is written, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - item: What is written; no dialog is shown for nil.
  ///   - contentTypes: The types that the file may have; those that the thing can be exported as for none.
  ///   - defaultFilename: The name that a person begins with; nil for the one that the thing suggests, or "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written.
  ///   - onCancellation: Called if the person writes none.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      item.map { [ExportedFile(item: $0, as: contentTypes)] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: onCancellation
    )
  }

  /// Lets a person choose a folder in which things are written, while a binding is true.
  ///
  /// Files that are there are not replaced.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - items: What is written; no dialog is shown for none.
  ///   - contentTypes: The types that the files may have, of which the first that a thing can be exported as is taken; the thing's
  ///     first for none.
  ///   - onCompletion: Gets the files, or why one could not be written.
  ///   - onCancellation: Called if the person chooses no folder.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>,
    items: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    exporter(
      isPresented,
      items.map { ExportedFile(item: $0, as: contentTypes) },
      folder: true,
      completion: onCompletion,
      cancellation: onCancellation
    )
  }

  /// Lets a person choose a folder in which objects' documents of one type are written, while a binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented,
      documents.map { ExportedFile(object: $0, as: [contentType]) },
      folder: true,
      completion: onCompletion,
      cancellation: {}
    )
  }

  /// Lets a person choose where a document is written, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: What is written, by its writer in the background; no dialog is shown for nil.
  ///   - contentType: The type of the file; nil for one of the document's.
  ///   - defaultFilename: The name that a person begins with; nil for "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written.
  ///   - onCancellation: Called if the person writes none; nil for nobody.
  public nonisolated func fileExporter<D: WritableDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType? = nil,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View where D.Writer.Destination == URL {
    exporter(
      isPresented,
      document.map { [ExportedFile(live: $0, as: contentType.map { [$0] } ?? [])] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: onCancellation ?? {}
    )
  }

  /// Lets a person choose a folder in which documents are written, while a binding is true.
  ///
  /// Files that are there are not replaced.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - documents: What is written, by its writers in the background; no dialog is shown for none.
  ///   - contentTypes: The types that the files may have, of which the first is taken; the document's for none.
  ///   - onCompletion: Gets the files, or why one could not be written.
  ///   - onCancellation: Called if the person chooses no folder; nil for nobody.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View where C.Element: WritableDocument, C.Element.Writer.Destination == URL {
    exporter(
      isPresented,
      documents.map { ExportedFile(live: $0, as: contentTypes) },
      folder: true,
      completion: onCompletion,
      cancellation: onCancellation ?? {}
    )
  }
}

extension ExportedFile {
  /// A thing that can be handed on.
  init<T: Transferable>(item: T, as types: [UTType]) {
    let possible = item.exportedContentTypes()
    self.types =
      types.isEmpty
      ? possible
      : types.filter { type in possible.contains { $0.conforms(to: type) || $0 == type } }
    name = item.suggestedFilename
    write = { type, url in
      let data = try await item.exported(as: type)
      try FileReplacement.replace(url) { try data.write(to: $0) }
    }
  }

  /// A document that is written in the background.
  init<D: WritableDocument>(live document: D, as types: [UTType])
  where D.Writer.Destination == URL {
    self.types = types.isEmpty ? D.writableContentTypes : types
    // Documents are asked on the main thread, where views are.
    nonisolated(unsafe) let document = document
    write = { type, url in
      nonisolated(unsafe) let snapshot = try await document.snapshot(contentType: type)
      nonisolated(unsafe) let writer = document.writer(
        configuration: DocumentWriteConfiguration(contentType: type, wrappers: DocumentWrappers())
      )
      try await FileReplacement.replace(url) { place in
        try await writer.write(
          snapshot: snapshot,
          to: place,
          previous: nil,
          progress: Subprogress { _ in }
        )
      }
    }
  }
}
