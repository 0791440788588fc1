/// Sends values and an end that were recorded before.
///
/// - SeeAlso: developer.apple.com/documentation/combine/record
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent.
  public let recording: Recording

  /// Records what a closure sends.
  ///
  /// - Parameter record: Called at once. Where it gives no end, the recording ends as finished.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Sends what is in a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Sends values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Sends what was recorded.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    sendAll(recording.output, then: recording.completion, to: subscriber, named: "Record")
  }

  /// Values and an end.
  public struct Recording {
    /// What values are.
    public typealias Input = Output

    /// The values, in order.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOpen: Bool

    /// Creates an empty recording, which can be added to.
    public init() {
      output = []
      completion = .finished
      isOpen = true
    }

    /// Creates a whole recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOpen = false
    }

    /// Adds a value, before the end.
    public mutating func receive(_ input: Output) {
      precondition(isOpen, "a recording takes no values after its end")
      output.append(input)
    }

    /// Sets the end, once.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(isOpen, "a recording has one end")
      self.completion = completion
      isOpen = false
    }
  }
}

extension Record.Recording: Sendable where Output: Sendable {}
extension Record: Sendable where Output: Sendable {}
extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}

extension Record.Recording {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Writes the values and the end.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Writes the values and the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Reads the values and the end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self,
        forKey: .completion
      )
    )
  }
}
