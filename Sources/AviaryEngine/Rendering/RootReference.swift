import Foundation

/// A root as long as it is there, for who may outlive it; may be read on any thread.
///
/// In place of `weak`: an object that is referred to weakly once is retained and released by a slower way ever after, and
/// everything that views do retains their root.
@_spi(Engine) public final class RootReference: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by the lock.
  private unowned(unsafe) var held: ViewRoot?

  /// The root; nil once it has ended.
  public var root: ViewRoot? { lock.withLock { held } }

  func begin(_ root: ViewRoot) { lock.withLock { held = root } }

  /// Forgets the root; called while somebody holds it, or nobody can ask any more.
  func end() { lock.withLock { held = nil } }
}
