/// Logs a message of the level `default`.
///
/// - Parameter message: The message, evaluated only if it is kept.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default, message)
}

/// Logs a message.
///
/// - Parameters:
///   - logLevel: The message's level.
///   - log: Where it goes to; by default the log of no subsystem.
///   - message: The message, evaluated only if it is kept.
public func os_log(
  _ logLevel: OSLogType,
  log: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) {
  log.write(logLevel, message)
}

/// Logs a message in the format of C, with values.
///
/// - Parameters:
///   - message: The format. `%{public}@` and `%{private}@` say who may read a value; without a
///     word, texts and objects are private.
///   - dso: Kept for sources that give it; nothing reads it here.
///   - log: Where the message goes to; by default the log of no subsystem.
///   - type: The message's level; `.default` by default.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type) { OSLogMessage(format: message.description, arguments: args) }
}

/// Logs a message in the format of C, with values.
///
/// - Parameters:
///   - type: The message's level.
///   - dso: Kept for sources that give it; nothing reads it here.
///   - log: Where the message goes to; by default the log of no subsystem.
///   - message: The format. `%{public}@` and `%{private}@` say who may read a value; without a
///     word, texts and objects are private.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type) { OSLogMessage(format: message.description, arguments: args) }
}
