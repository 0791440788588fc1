/// Why a picture could not be had.
///
/// `description` is a sentence for people, and names the file.
package struct DisplayImageError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// There is no such file, or no such name in the bundles searched.
    case missing
    /// The bytes are those of no picture format we read.
    case notAnImage
    /// The format is known, the bytes stop early or contradict themselves.
    case corrupt
    case tooLarge
  }

  package var name: String
  package var reason: Reason
  /// What is wrong, such as "bad signature".
  package var detail: String

  package init(name: String, reason: Reason, detail: String) {
    self.name = name
    self.reason = reason
    self.detail = detail
  }

  package var description: String {
    switch reason {
    case .missing: "there is no image '\(name)': \(detail)"
    case .notAnImage: "'\(name)' is no picture: \(detail)"
    case .corrupt: "'\(name)' is damaged: \(detail)"
    case .tooLarge: "'\(name)' is too large: \(detail)"
    }
  }
}
