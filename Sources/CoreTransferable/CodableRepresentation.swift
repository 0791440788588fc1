public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Values as an encoder writes them.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable,
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
