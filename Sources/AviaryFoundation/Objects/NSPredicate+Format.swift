public import Foundation
import Synchronization

extension NSPredicate {
  /// Makes a condition from its text: `SELF`, an operator and a value, such as `SELF MATCHES %@`.
  ///
  /// The operators are `MATCHES` (a regular expression that fits the whole text), `LIKE` (`?` and `*` stand for one character and any
  /// number), `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==`, `=`, `!=` and `<>`; `[c]` after one tells not between small
  /// letters and capitals, `[d]` not between letters with and without accents. Keys of objects can't be looked up without Objective-C: any
  /// other condition is said once on the standard error, and holds for nothing.
  ///
  /// - Parameters:
  ///   - format: The text; `%@` stands for an argument, and so does a text in quotes for itself.
  ///   - arguments: What `%@` stands for.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Makes a condition from its text, with the arguments as an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    guard let comparison = SelfComparison(format, arguments ?? []) else {
      if unsupported.withLock({ $0.insert(format).inserted }) {
        let message = "NSPredicate: \"\(format)\" is not supported, and holds for nothing\n"
        try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      }
      self.init(value: false)
      return
    }
    self.init { object, _ in comparison.holds(for: object) }
  }
}

/// The conditions that were said not to be supported.
private let unsupported = Mutex<Set<String>>([])

/// `SELF`, an operator and a value.
private struct SelfComparison: Sendable {
  enum Operator: String {
    case matches = "MATCHES"
    case like = "LIKE"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case equals = "=="
    case differs = "!="
  }

  private let comparison: Operator
  private let value: String
  private let options: String.CompareOptions

  init?(_ format: String, _ arguments: [Any]) {
    let pattern =
      #/\s*SELF\s*(?<name>[A-Za-z]+|==?|!=|<>)(?:\[(?<options>[cd]+)\])?\s*(?<value>%@|'[^']*'|"[^"]*")\s*/#
      .ignoresCase()
    guard let found = format.wholeMatch(of: pattern) else { return nil }
    let names = ["=": "==", "<>": "!="]
    let name = found.name.uppercased()
    guard let comparison = Operator(rawValue: names[name] ?? name) else { return nil }
    self.comparison = comparison
    if found.value == "%@" {
      guard arguments.count == 1 else { return nil }
      value = "\(arguments[0])"
    } else {
      value = String(found.value.dropFirst().dropLast())
    }
    let letters = found.options?.lowercased() ?? ""
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  func holds(for object: Any?) -> Bool {
    guard let object else { return false }
    let text = object as? String ?? (object as? NSString).map(String.init) ?? "\(object)"
    switch comparison {
    case .matches: return matches(value, text)
    case .like:
      let parts = NSRegularExpression.escapedPattern(for: value)
        .replacingOccurrences(of: "\\*", with: ".*")
        .replacingOccurrences(of: "\\?", with: ".")
      return matches(parts, text)
    case .contains: return text.range(of: value, options: options) != nil
    case .begins: return text.range(of: value, options: options.union(.anchored)) != nil
    case .ends:
      return text.range(of: value, options: options.union([.anchored, .backwards])) != nil
    case .equals: return text.compare(value, options: options) == .orderedSame
    case .differs: return text.compare(value, options: options) != .orderedSame
    }
  }

  /// Whether all of a text fits a regular expression; one that is none fits nothing.
  private func matches(_ pattern: String, _ text: String) -> Bool {
    var flags: NSRegularExpression.Options = []
    var (pattern, text) = ("\\A(?:\(pattern))\\z", text)
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) {
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
      text = text.folding(options: .diacriticInsensitive, locale: nil)
    }
    guard let expression = try? NSRegularExpression(pattern: pattern, options: flags) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
