@_spi(Engine) public import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// Opens the window of a document's file: `openDocument(at:)` of the environment.
///
/// Source: the documentation of `OpenDocumentAction`.
@MainActor
public struct OpenDocumentAction: Sendable {
  // The services belong to the main thread, as the action does.
  private nonisolated(unsafe) let services: PlatformServices

  nonisolated init(services: PlatformServices) { self.services = services }

  /// Opens a document, or brings its window to the front where it is open.
  ///
  /// - Parameter url: The file.
  /// - Throws: An error where no document group of the program reads such files, and what reading the document throws.
  public func callAsFunction(at url: URL) async throws {
    guard let group = DocumentGroups.group(of: url) else {
      throw DocumentOpeningError(noGroupFor: url)
    }
    _ = services.openWindow(nil, try group.address(url))
  }
}

/// Opens the window of a new document: `newDocument` of the environment.
///
/// Source: the documentation of `NewDocumentAction`.
@MainActor @preconcurrency
public struct NewDocumentAction: Sendable {
  // The services belong to the main thread, as the action does.
  private nonisolated(unsafe) let services: PlatformServices

  nonisolated init(services: PlatformServices) { self.services = services }

  /// Opens a document that is a value.
  ///
  /// - Parameter newDocument: Makes the document; a `DocumentGroup` of the program has to be for its type.
  public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping @Sendable () -> D
  ) { open(newDocument(), of: D.self) }

  /// Opens a document that is an object.
  ///
  /// - Parameter newDocument: Makes the document; a `DocumentGroup` of the program has to be for its type.
  public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping @Sendable () -> D
  ) { open(newDocument(), of: D.self) }

  /// Opens an empty document.
  ///
  /// - Parameter contentType: What it can be written as.
  public func callAsFunction(contentType: UTType) {
    guard let address = DocumentGroups.group(writing: contentType)?.new(nil) else {
      Warnings.once(
        "newDocument: no document group of the program writes \(contentType.identifier)"
      )
      return
    }
    _ = services.openWindow(nil, address)
  }

  /// Opens a document of a type, or, for nil, an empty one.
  func open<D>(_ document: D?, of type: D.Type) {
    guard let address = DocumentGroups.group(type)?.new(document) else {
      Warnings.once("newDocument: no document group of the program is for \(D.self)")
      return
    }
    _ = services.openWindow(nil, address)
  }

  /// Opens an empty document.
  ///
  /// - Parameter contentType: What it can be written as; nil for the program's first group of documents.
  func openEmpty(_ contentType: UTType?) {
    if let contentType { return callAsFunction(contentType: contentType) }
    guard let address = DocumentGroups.first?.new(nil) else {
      Warnings.once("newDocument: the program has no document group that makes documents")
      return
    }
    _ = services.openWindow(nil, address)
  }
}

extension EnvironmentValues {
  /// Opens the window of a document's file.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(services: platformServices) }

  /// Opens the window of a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction(services: platformServices) }
}
