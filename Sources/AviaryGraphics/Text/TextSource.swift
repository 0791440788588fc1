import Foundation

/// Where the characters of a text come from when they are not simply a string.
///
/// Sources never change after they are made.
package class TextSource: Equatable, @unchecked Sendable {
  /// Adds what the source says, in a style, to a text that is being put together.
  func resolve(into resolver: inout TextResolver, _ style: TextStyling) {
    preconditionFailure("\(Self.self) does not say what its text is")
  }

  /// Whether another source says the same; `other` has this source's type.
  func isEqual(to other: TextSource) -> Bool { self === other }

  package static func == (a: TextSource, b: TextSource) -> Bool {
    a === b || (type(of: a) == type(of: b) && a.isEqual(to: b))
  }
}
