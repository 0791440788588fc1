import Synchronization

/// What was made of each source the last time, so that a save of one file does not have all others read again.
///
/// One value is kept for each path; it lasts until the path's source, or what else it rests on, is another.
final class SourceMemo<Basis: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[String: (basis: Basis, value: Value)]>([:])

  /// The value of a path, made anew unless it rests on the same as the last time.
  ///
  /// - Parameters:
  ///   - path: The file, or another name that tells the sources apart.
  ///   - basis: All that the value depends on.
  func value(of path: String, from basis: Basis, _ make: (Basis) -> Value) -> Value {
    if let last = known.withLock({ $0[path] }), last.basis == basis { return last.value }
    let value = make(basis)
    known.withLock { $0[path] = (basis, value) }
    return value
  }
}
