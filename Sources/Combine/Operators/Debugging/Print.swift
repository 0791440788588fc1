import Foundation

extension Publishers {
  /// Writes a line for all that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Stands before each line; empty for nothing.
    public let prefix: String
    /// Where lines are written; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Starts to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let lines = Lines(prefix, stream)
      upstream.subscribe(
        Tap(
          subscriber,
          "Print",
          Tap<S>.Closures(
            subscription: { lines.write("receive subscription: (\($0))") },
            output: { lines.write("receive value: (\($0))") },
            answer: { lines.write("request \(Lines.text(of: $0)) (synchronous)") },
            completion: {
              switch $0 {
              case .finished: lines.write("receive finished")
              case .failure(let error): lines.write("receive error: (\(error))")
              }
            },
            cancel: { lines.write("receive cancel") },
            request: { lines.write("request \(Lines.text(of: $0))") }
          )
        )
      )
    }
  }
}

/// Writes lines to a stream, one at a time.
private final class Lines {
  private let prefix: String
  private let lock = NSRecursiveLock()
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  static func text(of demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }

  func write(_ line: String) {
    // A stream takes one line at a time; one that writes from inside gets through.
    lock.withLock {
      if stream == nil {
        Swift.print(prefix + line)
      } else {
        stream?.write(prefix + line + "\n")
      }
    }
  }
}

extension Publisher {
  /// Writes a line for all that passes.
  ///
  /// - Parameters:
  ///   - prefix: Stands before each line.
  ///   - stream: Where lines are written; nil for standard output.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }
}
