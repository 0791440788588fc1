package import Foundation

/// Tells the developer of something that is probably not meant, once for each message.
package enum Warnings {
  private nonisolated(unsafe) static var told: Set<String> = []

  /// Where warnings go; tests put something else here.
  package nonisolated(unsafe) static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data("Aviary: \(message)\n".utf8))
  }

  package static func once(_ message: String) {
    guard told.insert(message).inserted else { return }
    sink(message)
  }
}
