public import Dispatch
public import Foundation

/// Decides where and when closures run.
public protocol Scheduler {
  /// Runs a closure as soon as possible.
  func schedule(_ action: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Runs a closure on the queue.
  public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
}

extension RunLoop: Scheduler {
  /// Runs a closure in the loop's next turn.
  public func schedule(_ action: @escaping @Sendable () -> Void) { perform(action) }
}

extension OperationQueue: Scheduler {
  /// Runs a closure on the queue.
  public func schedule(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()

  /// Runs a closure at once.
  public func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}
