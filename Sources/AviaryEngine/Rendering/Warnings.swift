import Foundation

/// Tells the developer of something that is probably not meant, once for each message.
package enum Warnings {
  private static let lock = NSLock()
  /// What was told in this process, whichever root it was about: guarded by the lock.
  private nonisolated(unsafe) static var told: Set<String> = []

  /// Where warnings go, in the whole process; tests put something else here before they begin.
  package nonisolated(unsafe) static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data("Aviary: \(message)\n".utf8))
  }

  /// Whether anything was drawn without a part that could not be read: a damaged picture, say.
  ///
  /// Tools end with a status other than 0 then.
  package private(set) nonisolated(unsafe) static var foundFaults = false

  package static func once(_ message: String) { once(message, for: message) }

  /// Tells a message unless one was told for the same subject.
  package static func once(_ message: String, for subject: String) {
    let sink = lock.withLock { told.insert(subject).inserted ? self.sink : nil }
    sink?(message)
  }

  /// The messages of a closure, whether they were told before or not; they are not told elsewhere.
  ///
  /// For tests.
  package static func told(in work: () throws -> Void) rethrows -> [String] {
    let messages = Messages()
    let before = lock.withLock {
      defer { (told, sink) = ([], messages.add) }
      return (told, sink)
    }
    defer { lock.withLock { (told, sink) = before } }
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
    foundFaults = true
    once(message)
  }
}
