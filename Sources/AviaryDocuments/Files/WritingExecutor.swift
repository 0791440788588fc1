import Dispatch

/// Where documents are written: a thread of its own, so that no work is lost while a program's tasks have all others.
final class WritingExecutor: TaskExecutor {
  static let shared = WritingExecutor()

  private let queue = DispatchQueue(label: "org.aviary.documents", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
