/// Writes the beginning or the end of an interval, or a point in time; only where debug messages
/// are written.
///
/// - Parameters:
///   - type: What is told.
///   - dso: Kept for sources that give it; nothing reads it here.
///   - log: Where it goes to.
///   - name: The name of the interval or event.
///   - signpostID: What tells it from others of the name; by default there is one at a time.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  guard log.signpostsEnabled else { return }
  log.writeSignpost("\(type.name) \(name)") { .none }
}

/// Writes the beginning or the end of an interval, or a point in time, with values in a format of
/// C; only where debug messages are written.
///
/// - Parameters:
///   - type: What is told.
///   - dso: Kept for sources that give it; nothing reads it here.
///   - log: Where it goes to.
///   - name: The name of the interval or event.
///   - signpostID: What tells it from others of the name; by default there is one at a time.
///   - format: The format, as `os_log` reads it.
///   - arguments: The values.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.signpostsEnabled else { return }
  log.writeSignpost("\(type.name) \(name)") {
    OSLogMessage(format: format.description, arguments: arguments)
  }
}

extension OSSignpostType {
  fileprivate var name: String { ["event", "begin", "end"][Int(min(rawValue, 2))] }
}

extension OSLogMessage {
  /// Nothing to tell.
  static var none: OSLogMessage { OSLogMessage(parts: []) }
}

extension OSLog {
  /// Writes a signpost, which the caller has found to be wanted.
  func writeSignpost(_ words: String, _ message: () -> SignpostMetadata) {
    write(.debug) {
      let parts = message().parts
      let separator = parts.isEmpty ? [] : [LogPart(words: ": ")]
      return OSLogMessage(parts: [LogPart(words: "signpost " + words)] + separator + parts)
    }
  }
}
