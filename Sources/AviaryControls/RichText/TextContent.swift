import Foundation

/// A text that is edited, with what belongs to it.
enum TextContent: Equatable {
  case plain(String)
  case attributed(AttributedString)

  static func == (a: TextContent, b: TextContent) -> Bool {
    switch (a, b) {
    case (.plain(let a), .plain(let b)): return a == b
    case (.attributed(let a), .attributed(let b)):
      // The same version of the same text: nothing has to be compared.
      return a.startIndex.isValid(within: b) || a == b
    default: return false
    }
  }

  var isAttributed: Bool { if case .attributed = self { true } else { false } }

  /// The characters alone.
  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let string): String(string.characters)
    }
  }

  /// Whether at most the attributes differ.
  func hasSameCharacters(as other: TextContent) -> Bool {
    switch (self, other) {
    case (.plain(let a), .plain(let b)): a == b
    case (.attributed(let a), .attributed(let b)):
      a.startIndex.isValid(within: b) || a.characters.elementsEqual(b.characters)
    default: false
    }
  }
}
