import CAviaryOS

/// A lock with what it protects, in memory of its own, so that it can be copied and sent around.
///
/// It is not recursive: a thread that locks it twice stops the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: ManagedBuffer<State, os_unfair_lock_s> {}

  /// Who has a lock, as ``precondition(_:)`` is told.
  public enum Ownership: Hashable, Sendable {
    /// This thread has it.
    case owner
    /// Another thread has it, or none.
    case notOwner
  }

  private let storage: ManagedBuffer<State, os_unfair_lock_s>

  /// Makes a lock that is not locked.
  ///
  /// - Parameter initialState: What it protects; the caller sees to it that it is nowhere else.
  public init(uncheckedState initialState: State) {
    storage = Storage.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock_s()) }
      return initialState
    }
  }

  /// Makes a lock that is not locked.
  ///
  /// - Parameter initialState: What it protects.
  public init(initialState: State) where State: Sendable {
    self.init(uncheckedState: initialState)
  }

  private func withLocked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  private func withLockedIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows
    -> Result?
  {
    try storage.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  /// Runs a closure while the lock is this thread's.
  ///
  /// - Parameter body: Reads and changes what is protected.
  /// - Returns: What the closure returns.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLocked(body)
  }

  /// Runs a closure while the lock is this thread's, without the compiler's checks on what goes in
  /// and out.
  ///
  /// - Parameter body: Reads and changes what is protected.
  /// - Returns: What the closure returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLocked(body)
  }

  /// Runs a closure while the lock is this thread's, if no thread has it now.
  ///
  /// - Parameter body: Reads and changes what is protected.
  /// - Returns: What the closure returns; nil where the lock was taken.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockedIfAvailable(body)
  }

  /// Runs a closure while the lock is this thread's, if no thread has it now, without the
  /// compiler's checks.
  ///
  /// - Parameter body: Reads and changes what is protected.
  /// - Returns: What the closure returns; nil where the lock was taken.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try withLockedIfAvailable(body)
  }

  /// Stops the program where something else is so.
  ///
  /// - Parameter condition: Who should have the lock.
  public func precondition(_ condition: Ownership) {
    storage.withUnsafeMutablePointerToElements { lock in
      if condition == .owner {
        os_unfair_lock_assert_owner(lock)
      } else {
        os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that protects what the program knows of.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while the lock is this thread's.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the closure returns.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure while the lock is this thread's, without the compiler's checks on what goes in
  /// and out.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the closure returns.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure while the lock is this thread's, if no thread has it now.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the closure returns; nil where the lock was taken.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Waits until the lock is this thread's; ``unlock()`` has to follow on the same thread.
  @available(*, noasync, message: "use withLock; a task may go on on another thread")
  public func lock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) } }

  /// Gives the lock back.
  @available(*, noasync, message: "use withLock; a task may go on on another thread")
  public func unlock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) } }

  /// Takes the lock if no thread has it; whether that was so.
  @available(*, noasync, message: "use withLockIfAvailable; a task may go on on another thread")
  public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }
}
