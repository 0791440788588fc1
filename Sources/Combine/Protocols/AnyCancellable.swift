/// Cancels something when it is told to, or goes away.
///
/// - SeeAlso: developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates one that runs a closure to cancel, at most once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates one that cancels something else.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels, the first time it is called.
  public func cancel() {
    let action: (() -> Void)? = lock.withLock {
      let old = self.action
      self.action = nil
      return old
    }
    action?()
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps this in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
