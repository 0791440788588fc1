public import Foundation
public import UniformTypeIdentifiers

/// Values as an encoder writes them.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: _TransferEncoder & Sendable,
  Decoder: _TransferDecoder & Sendable,
  Encoder.Output == Data, Decoder.Input == Data
{
  /// Nothing else.
  public typealias Body = Never

  /// The one form.
  public let _forms: [_TransferForm<Item>]

  /// Hands on and receives what an encoder writes and a decoder reads.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: What the bytes are.
  ///   - encoder: Writes them.
  ///   - decoder: Reads them.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: Encoder,
    decoder: Decoder
  ) {
    _forms = [
      _TransferForm(
        contentType: contentType,
        export: { .data(try encoder.encode($0)) },
        receive: { try decoder.decode(Item.self, from: $0.data) }
      )
    ]
  }

  /// Hands on and receives JSON.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: What the bytes are.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// What writes values as data.
public protocol _TransferEncoder {
  /// What is written.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What reads values from data.
public protocol _TransferDecoder {
  /// What is read.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: _TransferEncoder {}
extension JSONDecoder: _TransferDecoder {}
extension PropertyListEncoder: _TransferEncoder {}
extension PropertyListDecoder: _TransferDecoder {}
