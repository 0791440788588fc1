extension Optional {
  /// Sends the value, if there is one, then ends.
  public var publisher: Publisher { Publisher(self) }

  /// Sends an optional's value, if there is one, then ends.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swift/optional/publisher
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Creates a publisher of one value or none.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends the value and the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      if let output {
        sendOnce(output, to: subscriber, named: "Optional")
      } else {
        endOnce(.finished, for: subscriber)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
