/// Tells how long parts of a program take, by points in its log.
///
/// Signposts are debug messages here: `AVIARY_LOG_LEVEL=debug` writes them, an interval's end with
/// how long it was. Where they are off, nothing of them is evaluated and no clock is read.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter of no subsystem.
  public init() { log = .default }

  /// A signposter of a subsystem.
  ///
  /// - Parameters:
  ///   - subsystem: The program's or a part's name, of the form `com.example.app`.
  ///   - category: A part's name.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A signposter of a subsystem, with a category that has a meaning.
  ///
  /// - Parameters:
  ///   - subsystem: The program's or a part's name, of the form `com.example.app`.
  ///   - category: The category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A signposter that writes where a logger does.
  ///
  /// - Parameter logger: The logger.
  public init(logger: Logger) { log = logger.handle }

  /// A signposter that writes to a log.
  ///
  /// - Parameter logHandle: The log.
  public init(logHandle: OSLog) { log = logHandle }

  /// A signposter that writes nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Makes an id that no other interval has.
  public func makeSignpostID() -> OSSignpostID { .unique() }

  /// The id of an object: the same as long as it lives.
  ///
  /// - Parameter object: The object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  // MARK: - Intervals

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  /// - Returns: What ``endInterval(_:_:)`` is to be given.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    begin(name, id) { .none }
  }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  ///   - message: What is told of it, evaluated only if it is written.
  /// - Returns: What ``endInterval(_:_:)`` is to be given.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    begin(name, id, message)
  }

  /// Begins an interval in which something moves.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  /// - Returns: What ``endInterval(_:_:)`` is to be given.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  {
    begin(name, id) { .none }
  }

  /// Begins an interval in which something moves.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  ///   - message: What is told of it, evaluated only if it is written.
  /// - Returns: What ``endInterval(_:_:)`` is to be given.
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    begin(name, id, message)
  }

  private func begin(_ name: StaticString, _ id: OSSignpostID, _ message: () -> SignpostMetadata)
    -> OSSignpostIntervalState
  {
    guard isEnabled else { return OSSignpostIntervalState(id: id, start: nil) }
    log.writeSignpost("begin \(name)", message)
    return OSSignpostIntervalState(id: id, start: .now)
  }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - state: What ``beginInterval(_:id:)`` returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state) { .none }
  }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - state: What ``beginInterval(_:id:)`` returned.
  ///   - message: What is told of it, evaluated only if it is written.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    end(name, state, message)
  }

  private func end(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: () -> SignpostMetadata
  ) {
    guard isEnabled else { return }
    let length = state.start.map { " after \(ContinuousClock.now - $0)" } ?? ""
    log.writeSignpost("end \(name)\(length)", message)
  }

  /// Runs a closure as an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  ///   - task: What is measured.
  /// - Returns: What the closure returns.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    let state = begin(name, id) { .none }
    defer { end(name, state) { .none } }
    return try task()
  }

  /// Runs a closure as an interval.
  ///
  /// - Parameters:
  ///   - name: The interval's name.
  ///   - id: What tells it from others of the name; by default there is one at a time.
  ///   - message: What is told of it, evaluated only if it is written.
  ///   - task: What is measured.
  /// - Returns: What the closure returns.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    let state = begin(name, id, message)
    defer { end(name, state) { .none } }
    return try task()
  }

  // MARK: - Events

  /// Writes a point in time.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - id: What tells it from others of the name.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    guard isEnabled else { return }
    log.writeSignpost("event \(name)") { .none }
  }

  /// Writes a point in time.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - id: What tells it from others of the name.
  ///   - message: What is told of it, evaluated only if it is written.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {
    guard isEnabled else { return }
    log.writeSignpost("event \(name)", message)
  }
}
