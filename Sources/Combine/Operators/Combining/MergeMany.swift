extension Publishers {
  /// Sends what any number of publishers send, as it comes; ends when all have ended.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates the publisher.
    fileprivate init(publishers: [Upstream]) {
      self.publishers = publishers
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergeOutlet(subscriber, "MergeMany")
      merged.start()
      for publisher in publishers { merged.add(publisher) }
      merged.close()
    }

    /// Merges publishers.
    public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      self.init(publishers: Array(upstream))
    }

    /// Sends what one more publisher sends, too.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
