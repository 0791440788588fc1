import Foundation

/// Why a picture could not be painted.
@_spi(Hosting) public struct PainterError: Error, Hashable, CustomStringConvertible {
  /// What kind of failure it was.
  public enum Reason: Hashable, Sendable {
    /// More pixels than a surface can have.
    case tooLarge
    /// Memory, or a failure inside the library.
    case library
    /// A font package is not installed.
    case missingFont
  }

  public var reason: Reason
  public var description: String

  /// Creates an error; `description` is a sentence for people.
  public init(reason: Reason, description: String) {
    self.reason = reason
    self.description = description
  }
}
