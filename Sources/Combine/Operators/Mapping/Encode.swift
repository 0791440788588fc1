/// Makes data of values.
///
/// - SeeAlso: developer.apple.com/documentation/combine/toplevelencoder
public protocol TopLevelEncoder {
  /// The data that is made.
  associatedtype Output
  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes values of data.
///
/// - SeeAlso: developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder {
  /// The data that is read.
  associatedtype Input
  /// Makes a value of data.
  func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
}

extension Publishers {
  /// Sends data made of each value, or fails.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The data.
    public typealias Output = Coder.Output
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the values come from.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "Encode",
          trying: { .send(try encoder.encode($0)) }
        )
      )
    }
  }

  /// Sends a value made of each piece of data, or fails.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// How it fails.
    public typealias Failure = any Error

    /// The publisher that the data comes from.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          "Decode",
          trying: { .send(try decoder.decode(Output.self, from: $0)) }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends a value made of each piece of data, or fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Sends data made of each value, or fails.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
