import Foundation
import Synchronization

/// Tells the developer of something that is probably not meant, once for each message.
package enum Warnings {
  private static let lock = NSLock()
  // Shared: a developer is told once in a process, whichever root it is about; guarded by the lock.
  private nonisolated(unsafe) static var told: Set<String> = []
  // Shared: warnings come from places that belong to no root, and standard error is one; guarded by the lock.
  private nonisolated(unsafe) static var output: (String) -> Void = { message in
    try? FileHandle.standardError.write(contentsOf: Data("Aviary: \(message)\n".utf8))
  }
  /// One for the process, as its status is.
  private static let hasFaults = Atomic<Bool>(false)

  /// Where warnings go, in the whole process; tests put something else here before they begin.
  package static var sink: (String) -> Void {
    get { lock.withLock { output } }
    set { lock.withLock { output = newValue } }
  }

  /// Whether anything was drawn without a part that could not be read: a damaged picture, say.
  ///
  /// Tools end with a status other than 0 then.
  package static var foundFaults: Bool { hasFaults.load(ordering: .relaxed) }

  package static func once(_ message: String) { once(message, for: message) }

  /// Tells a message unless one was told for the same subject.
  package static func once(_ message: String, for subject: String) {
    let sink = lock.withLock { told.insert(subject).inserted ? output : nil }
    sink?(message)
  }

  /// The messages of a closure, whether they were told before or not; they are not told elsewhere.
  ///
  /// For tests.
  package static func told(in work: () throws -> Void) rethrows -> [String] {
    let messages = Messages()
    let before = lock.withLock {
      defer { (told, output) = ([], messages.add) }
      return (told, output)
    }
    defer { lock.withLock { (told, output) = before } }
    try work()
    return messages.all
  }

  /// The messages of all threads.
  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    var all: [String] { lock.withLock { messages } }

    func add(_ message: String) { lock.withLock { messages.append(message) } }
  }

  /// Tells of something that is broken, and that what is drawn goes without.
  package static func fault(_ message: String) {
    hasFaults.store(true, ordering: .relaxed)
    once(message)
  }
}
