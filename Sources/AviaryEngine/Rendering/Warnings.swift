import Foundation

/// Tells the developer of something that is probably not meant, once for each message.
package enum Warnings {
  private nonisolated(unsafe) static var told: Set<String> = []
  private static let lock = NSLock()

  /// Where warnings go; tests put something else here.
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
    guard lock.withLock({ told.insert(subject).inserted }) else { return }
    sink(message)
  }

  /// The messages of a closure, whether they were told before or not; they are not told elsewhere.
  ///
  /// For tests.
  package static func told(in work: () throws -> Void) rethrows -> [String] {
    let before = (told, sink)
    defer { (told, sink) = before }
    var messages: [String] = []
    told = []
    sink = { messages.append($0) }
    try work()
    return messages
  }

  /// Tells of something that is broken, and that what is drawn goes without.
  package static func fault(_ message: String) {
    foundFaults = true
    once(message)
  }
}
