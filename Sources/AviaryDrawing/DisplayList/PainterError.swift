import Foundation

/// Why a picture could not be painted.
package struct PainterError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// More pixels than a surface can have.
    case tooLarge
    /// Memory, or a failure inside the library.
    case library
    /// A font package is not installed.
    case missingFont
  }

  package var reason: Reason
  package var description: String

  package init(reason: Reason, description: String) {
    self.reason = reason
    self.description = description
  }
}
