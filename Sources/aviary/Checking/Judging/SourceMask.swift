import AviarySwiftSource

/// Takes what is not there out of a source, so that what is around it can be judged.
///
/// The compiler gives up on an expression with the first name that it does not know. A modifier that is not there is
/// therefore blanked, and a name that stands alone is given to a value that takes every call.
struct SourceMask {
  /// The name of the type of such values.
  static let absent = "AviaryAbsent"

  /// The names that values have to stand for.
  private(set) var names: Set<String> = []
  private var blanks: [Range<Int>] = []
  /// Where `()` stands in place of what is blanked.
  private var units: [Int] = []
  private let places: SourcePlaces

  init(_ places: SourcePlaces) { self.places = places }

  /// Hides what an error is about.
  ///
  /// - Returns: whether that is possible, and new.
  mutating func hide(_ finding: Finding) -> Bool {
    let diagnostic = finding.diagnostic
    let token = places.token(at: places.offset(line: diagnostic.line, column: diagnostic.column))
    if case .member(_, "Any") = DiagnosticSubject(diagnostic.message) {
      return hideArgument(at: token)
    }
    guard finding.group != .own else { return false }
    switch DiagnosticSubject(diagnostic.message) {
    case .global(let name):
      guard !diagnostic.message.hasPrefix("unknown attribute"),
        !diagnostic.message.hasPrefix("cannot find type"),
        diagnostic.message.hasPrefix("cannot find"),
        places.source.isKind(.word, at: token)
      else { return false }
      return names.insert(name).inserted
    case .member, .call:
      guard let call = CallSite(name: token, in: places.source), call.isMember,
        AppleNames.forms(of: call.callee).contains(where: { $0.home.owner == "View" })
      else { return false }
      return hide(call.tokens)
    default:
      return false
    }
  }

  /// Puts `()` in place of `.name`, and of what is called on it, that is given to a value which takes every call.
  private mutating func hideArgument(at token: Int) -> Bool {
    let source = places.source
    guard source.isImplicitMember(at: token) else { return false }
    let dot = source.text(at: token) == "." ? token : token - 1
    var end = dot + 2
    while true {
      if ["(", "{"].contains(source.text(at: end)), !source.tokens[end].startsLine {
        end = source.index(afterGroupAt: end)
      } else if source.text(at: end) == ".", source.isKind(.word, at: end + 1) {
        end += 2
      } else {
        break
      }
    }
    let range = source.offset(at: dot)..<source.end(ofTokens: dot..<end)
    guard range.count > 1, !blanks.contains(range) else { return false }
    blanks.append(range)
    units.append(range.lowerBound)
    return true
  }

  private mutating func hide(_ tokens: Range<Int>) -> Bool {
    let start = places.source.offset(at: tokens.lowerBound)
    let range = start..<places.source.end(ofTokens: tokens)
    // What begins an expression has nothing before it that could stand alone.
    guard tokens.lowerBound > 0,
      !["(", ",", "{", "=", "return", ":", "?", "in"].contains(
        places.source.text(at: tokens.lowerBound - 1)
      ),
      !blanks.contains(range)
    else { return false }
    blanks.append(range)
    return true
  }

  /// The source with blanks in place of what is hidden.
  var text: String {
    var bytes = places.source.bytes
    for range in blanks {
      for index in range where bytes[index] != "\n" && bytes[index] != "\r" { bytes[index] = " " }
    }
    for offset in units {
      bytes[offset] = UInt8(ascii: "(")
      bytes[offset + 1] = UInt8(ascii: ")")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A file that declares values for names.
  static func support(for names: Set<String>) -> String {
    """
    import SwiftUI
    @dynamicMemberLookup @dynamicCallable
    struct \(absent): View, @unchecked Sendable {
      nonisolated init() {}
      var body: some View { EmptyView() }
      nonisolated subscript(dynamicMember name: String) -> \(absent) { \(absent)() }
      @discardableResult
      nonisolated func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> \(absent) {
        \(absent)()
      }
    }
    \(names.sorted().map { "nonisolated let `\($0)` = \(absent)()" }.joined(separator: "\n"))

    """
  }
}
