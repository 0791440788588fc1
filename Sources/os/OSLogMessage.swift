/// A message to log: a string literal with values in it, each of which may have a format and a
/// privacy.
///
/// Of a message that nobody keeps nothing is evaluated.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let parts: [LogPart]

  /// A message of literal words.
  public init(stringLiteral value: String) { parts = [LogPart(words: value)] }

  /// A message of words and values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  init(parts: [LogPart]) { self.parts = parts }

  /// The message as it is seen.
  func text(showingPrivate: Bool) -> String {
    parts.reduce(into: "") { $0 += $1.shown(showingPrivate: showingPrivate) }
  }
}

/// The values of a signpost, written as those of a message.
public typealias SignpostMetadata = OSLogMessage

/// The words and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var parts: [LogPart] = []

  /// Makes room for a message of so many values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Appends words of the program.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(LogPart(words: literal)) }
  }

  mutating func append(
    _ text: String,
    _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy,
    isPlain: Bool
  ) {
    parts.append(LogPart(value: align.aligned(text), privacy: privacy, isPlain: isPlain))
  }
}
