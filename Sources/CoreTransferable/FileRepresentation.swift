public import Foundation
public import UniformTypeIdentifiers

/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Nothing else.
  public typealias Body = Never

  /// The one form.
  public let _forms: [_TransferForm<Item>]

  private init(
    _ contentType: UTType,
    isInPlace: Bool,
    exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    var form = _TransferForm<Item>(contentType: contentType)
    if let exporting { form.export = { .file(try await exporting($0)) } }
    if let importing {
      form.receive = { received in
        if case .file(let url) = received, isInPlace {
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
        }
        // The copy is there as long as the closure runs.
        return try await TemporaryFolder.with { folder in
          let file = try received.copy(into: folder)
          return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
      }
    }
    _forms = [form]
  }

  /// Hands on and receives files.
  ///
  /// - Parameters:
  ///   - contentType: What the files are.
  ///   - shouldAttemptToOpenInPlace: Whether a received file is the sender's own where that is
  ///     possible; a copy by default.
  ///   - exporting: Makes the file of a value, when somebody receives it.
  ///   - importing: Makes a value of a file, which is there only while the closure runs.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      contentType,
      isInPlace: shouldAttemptToOpenInPlace,
      exporting: exporting,
      importing: importing
    )
  }

  /// Hands on files.
  ///
  /// - Parameters:
  ///   - exportedContentType: What the files are.
  ///   - shouldAllowToOpenInPlace: Whether who receives may use the file itself; the file says so
  ///     too.
  ///   - exporting: Makes the file of a value, when somebody receives it.
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, isInPlace: false, exporting: exporting, importing: nil)
  }

  /// Receives files.
  ///
  /// - Parameters:
  ///   - importedContentType: What the files are.
  ///   - shouldAttemptToOpenInPlace: Whether a received file is the sender's own where that is
  ///     possible; a copy by default.
  ///   - importing: Makes a value of a file, which is there only while the closure runs.
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(
      importedContentType,
      isInPlace: shouldAttemptToOpenInPlace,
      exporting: nil,
      importing: importing
    )
  }
}

/// A file that is handed on.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether who receives may use the file itself; false gives a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file that is handed on.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - allowAccessingOriginalFile: Whether who receives may use the file itself; a copy by
  ///     default.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is; a copy is there only until the closure that is given it returns.
  public let file: URL
  /// Whether it is the sender's own file.
  public let isOriginalFile: Bool
}
