import Foundation
import Synchronization

/// Brings what is transferred to the main thread: at once where it is there soon, and else later.
enum TransferWork {
  /// For how long the main thread waits, in seconds, before it goes on without; chosen.
  private static let patience = 0.05

  private final class Box<Value: Sendable>: Sendable {
    private let content = Mutex<(value: Result<Value, any Error>?, isLate: Bool)>((nil, false))

    /// - Returns: Whether nobody waits for it any more.
    func fill(_ value: Result<Value, any Error>) -> Bool {
      content.withLock {
        $0.value = value
        return $0.isLate
      }
    }

    /// What came; where that is nothing, it will come too late.
    func takeOrLeave() -> Result<Value, any Error>? {
      content.withLock {
        if $0.value == nil { $0.isLate = true }
        return $0.value
      }
    }
  }

  /// Runs work elsewhere, and hands what it gives to a closure on the main thread.
  ///
  /// - Parameters:
  ///   - work: What takes a while.
  ///   - receive: Called once, before this returns where the work was quick.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    _ receive: @escaping (Result<Value, any Error>) -> Void
  ) {
    let box = Box<Value>()
    let isThere = DispatchSemaphore(value: 0)
    // Called on the main thread alone.
    nonisolated(unsafe) let receive = receive
    Task.detached(executorPreference: TransferExecutor()) {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      let isLate = box.fill(result)
      isThere.signal()
      if isLate { await MainActor.run { receive(result) } }
    }
    _ = isThere.wait(timeout: .now() + patience)
    if let result = box.takeOrLeave() { receive(result) }
  }

  /// What work gives, where it does within a second; nil else.
  static func wait<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) -> Value? {
    let box = Box<Value>()
    let isThere = DispatchSemaphore(value: 0)
    Task.detached(executorPreference: TransferExecutor()) {
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      _ = box.fill(result)
      isThere.signal()
    }
    _ = isThere.wait(timeout: .now() + 1)
    return try? box.takeOrLeave()?.get()
  }
}

/// Has what is transferred made on a queue of its own.
///
/// The main thread waits for it a little, so it must not stand behind what else the program does in its tasks, which may
/// have all their threads.
private final class TransferExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "aviary.transfer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
