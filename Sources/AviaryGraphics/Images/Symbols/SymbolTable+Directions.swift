package import AviaryGeometry
import Foundation

extension SymbolTable {
  /// Whether a symbol is drawn left for right.
  ///
  /// From right to left these are: what is named by the direction of reading, such as `chevron.forward`, and
  /// lists whose signs stand before their lines. What is named by sides, such as `chevron.right`, stays, as do signs that
  /// mean the same everywhere, such as check marks, and those of players, such as `forward.fill`, which tell of time.
  /// A name that ends in `rtl` or `ltr` says so itself.
  ///
  /// - SeeAlso: Apple's Human Interface Guidelines, Right to left.
  package static func isMirrored(_ name: String, in direction: LayoutDirection) -> Bool {
    let words = name.split(separator: ".")
    switch words.last {
    case "rtl": return true
    case "ltr": return false
    default: break
    }
    guard direction == .rightToLeft, let first = words.first else { return false }
    if words.dropFirst().contains(where: { directions.contains($0) }) { return true }
    switch first {
    case "list": return words.count > 1 && listSigns.contains(words[1])
    case "increase", "decrease": return words.count > 1 && words[1] == "indent"
    default: return false
    }
  }

  /// Words that tell of the direction of reading, behind the first word of a name.
  private static let directions: Set<Substring> = [
    "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf",
  ]

  /// What stands before the lines of lists that are mirrored; numbers can't be.
  private static let listSigns: Set<Substring> = ["bullet", "dash", "star", "triangle"]
}
