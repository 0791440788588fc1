@_spi(Engine) public import AviaryEngine
import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

extension Result where Success == [URL], Failure == any Error {
  /// The first file alone.
  var first: Result<URL, any Error>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

extension View {
  nonisolated func exporter(
    _ isPresented: Binding<Bool>,
    _ files: [ExportedFile],
    folder: Bool = false,
    name: String? = nil,
    completion: @escaping (Result<[URL], any Error>) -> Void,
    cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented,
        files: files,
        asksForFolder: folder,
        name: name,
        completion: completion,
        cancellation: cancellation
      )
    )
  }

  /// Lets a person choose where a document is written, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: What is written; no dialog is shown for nil.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that a person begins with; nil for "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written; not called if the person writes none.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented,
      document.map { [ExportedFile($0, as: [contentType])] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: {}
    )
  }

  /// Lets a person choose where a document is written, and as what, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: What is written; no dialog is shown for nil.
  ///   - contentTypes: The types that the file may have; the document's for none.
  ///   - defaultFilename: The name that a person begins with; nil for "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written.
  ///   - onCancellation: Called if the person writes none.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      document.map { [ExportedFile($0, as: contentTypes)] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: onCancellation
    )
  }

  /// Lets a person choose where an object's document is written, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: What is written; no dialog is shown for nil.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that a person begins with; nil for "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written; not called if the person writes none.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented,
      document.map { [ExportedFile(object: $0, as: [contentType])] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: {}
    )
  }

  /// Lets a person choose where an object's document is written, and as what, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: What is written; no dialog is shown for nil.
  ///   - contentTypes: The types that the file may have; the document's for none.
  ///   - defaultFilename: The name that a person begins with; nil for "Untitled".
  ///   - onCompletion: Gets the file, or why it could not be written.
  ///   - onCancellation: Called if the person writes none.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented,
      document.map { [ExportedFile(object: $0, as: contentTypes)] } ?? [],
      name: defaultFilename,
      completion: { $0.first.map(onCompletion) },
      cancellation: onCancellation
    )
  }

  /// Lets a person choose a folder in which documents are written, while a binding is true.
  ///
  /// Files that are there are not replaced.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - documents: What is written; no dialog is shown for none.
  ///   - contentTypes: The types that the files may have, of which the first is taken; the document's for none.
  ///   - onCompletion: Gets the files, or why one could not be written.
  ///   - onCancellation: Called if the person chooses no folder.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented,
      documents.map { ExportedFile($0, as: contentTypes) },
      folder: true,
      completion: onCompletion,
      cancellation: onCancellation
    )
  }

  /// Lets a person choose a folder in which documents of one type are written, while a binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented,
      documents.map { ExportedFile($0, as: [contentType]) },
      folder: true,
      completion: onCompletion,
      cancellation: {}
    )
  }

  /// Lets a person choose a folder in which objects' documents are written, while a binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented,
      documents.map { ExportedFile(object: $0, as: contentTypes) },
      folder: true,
      completion: onCompletion,
      cancellation: onCancellation
    )
  }
}
