import Foundation
import UniformTypeIdentifiers

/// One form in which values of a type are handed on, received, or both.
public struct _TransferForm<Item: Sendable>: Sendable {
  /// What is handed on.
  enum Sent: Sendable {
    case data(Data)
    case file(SentTransferredFile)
  }

  /// What was received.
  enum Received: Sendable {
    case data(Data, UTType)
    case file(URL)
  }

  /// What the form is of.
  var contentType: UTType
  /// Nil where the form is only received.
  var export: (@Sendable (Item) async throws -> Sent)?
  /// Nil where the form is only handed on.
  var receive: (@Sendable (Received) async throws -> Item)?
  /// Whether a value is handed on in this form; nil for every one.
  var condition: (@Sendable (Item) -> Bool)?
  var visibility = TransferRepresentationVisibility.all
  /// Nil where the form suggests nothing.
  var fileName: (@Sendable (Item) -> String?)?

  init(
    contentType: UTType,
    export: (@Sendable (Item) async throws -> Sent)? = nil,
    receive: (@Sendable (Received) async throws -> Item)? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.receive = receive
  }

  func allows(_ item: Item) -> Bool { condition?(item) ?? true }
}

extension _TransferForm.Received {
  /// The bytes; those of a file are read.
  var data: Data {
    get throws {
      switch self {
      case .data(let data, _): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }
}
