public import Foundation
public import UniformTypeIdentifiers

/// Values as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Nothing else.
  public typealias Body = Never

  /// The one form.
  public let _forms: [_TransferForm<Item>]

  private init(
    _ contentType: UTType,
    exporting: (@Sendable (Item) async throws -> Data)?,
    importing: (@Sendable (Data) async throws -> Item)?
  ) {
    var form = _TransferForm<Item>(contentType: contentType)
    if let exporting { form.export = { .data(try await exporting($0)) } }
    if let importing { form.receive = { try await importing($0.data) } }
    _forms = [form]
  }

  /// Hands on and receives bytes.
  ///
  /// - Parameters:
  ///   - contentType: What the bytes are.
  ///   - exporting: Makes the bytes of a value, when somebody receives it.
  ///   - importing: Makes a value of bytes.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(contentType, exporting: exporting, importing: importing)
  }

  /// Hands on bytes.
  ///
  /// - Parameters:
  ///   - exportedContentType: What the bytes are.
  ///   - exporting: Makes the bytes of a value, when somebody receives it.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// Receives bytes.
  ///
  /// - Parameters:
  ///   - importedContentType: What the bytes are.
  ///   - importing: Makes a value of bytes.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }
}
