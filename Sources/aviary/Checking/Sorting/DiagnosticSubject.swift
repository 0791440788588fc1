/// What an error is about, as far as its words tell.
enum DiagnosticSubject: Equatable {
  /// A name that stands alone was not found.
  case global(String)
  /// A member was not found; the type is nil where the compiler names none.
  case member(String, of: String?)
  /// A call does not fit any form of what it calls.
  case call
  /// An operator takes no operands of a type.
  case operation(String, on: [String])
  /// A literal such as `#colorLiteral` means nothing.
  case literal(String)
  /// A declaration is there but not for use.
  case unusable(String)
  /// A type lacks a conformance.
  case conformance(String, to: String)
  /// What only the runtime of Objective-C has.
  case objectiveC
  /// A type could not be found out, perhaps because something it depends on was not there.
  case inference
  case other

  /// Whether it is a name that was not found.
  var isName: Bool {
    switch self {
    case .global, .member: true
    default: false
    }
  }

  init(_ message: String) {
    let names = Self.quoted(message)
    if Self.objectiveCWords.contains(where: message.contains) {
      self = .objectiveC
    } else if message.hasPrefix("cannot find") || message.hasPrefix("unknown attribute")
      || message.hasPrefix("no macro named") || message.hasPrefix("use of undeclared type")
    {
      self = names.first.map { .global(Self.base(of: $0)) } ?? .other
    } else if message.contains("swift-corelibs-foundation")
      || message.contains("is inaccessible due to"),
      let name = names.first
    {
      self = .unusable(Self.base(of: name))
    } else if message.contains("requires that"), message.contains("conform to"), names.count >= 2,
      let type = Self.typeName(names[names.count - 2]),
      let other = Self.typeName(names[names.count - 1])
    {
      self = .conformance(type, to: other)
    } else if message.contains("operator"), let name = names.first,
      !Self.operatorsOfAll.contains(name),
      message.contains("cannot be applied") || message.contains("operator function")
    {
      self = .operation(name, on: names.dropFirst().compactMap(Self.typeName))
    } else if message.hasPrefix("could not infer type of"), message.hasSuffix("literal") {
      self = .literal("#" + message.split(separator: " ").suffix(2).joined(separator: " "))
    } else if message.contains("has no member"), names.count >= 2 {
      // "value of type 'T' has no member 'm'", "module 'M' has no member named 'm'"
      self =
        message.hasPrefix("module")
        ? .global(Self.base(of: names[1]))
        : .member(Self.base(of: names[1]), of: Self.typeName(names[0]))
    } else if message.contains("is not a member type of"), names.count >= 2 {
      self = .member(names[0], of: Self.typeName(names[1]))
    } else if message.hasPrefix("cannot infer contextual base in reference to member")
      || message.hasPrefix("reference to member")
    {
      // Every type has initialisers: which one is meant only the call tells.
      let name = names.first.map(Self.base)
      self = name.flatMap { $0 == "init" ? nil : .member($0, of: nil) } ?? .inference
    } else if Self.callWords.contains(where: message.hasPrefix) {
      self = .call
    } else if Self.inferenceWords.contains(where: message.contains) {
      self = .inference
    } else {
      self = .other
    }
  }

  /// Operators that the standard library has for all types: that one doesn't fit is no lack of SwiftUI's.
  private static let operatorsOfAll: Set<String> = ["??", "&&", "||", "===", "!==", "...", "..<"]

  private static let objectiveCWords = [
    "Objective-C interoperability", "Objective-C runtime", "'@objc'", "'#selector'", "'@IBOutlet'",
    "'@IBAction'",
    "'@IBInspectable'", "'@IBDesignable'", "'@NSManaged'", "'@NSCopying'", "'@GKInspectable'",
    "bridging header",
    "@objc",
  ]

  private static let callWords = [
    "extra argument", "extraneous argument label", "extra trailing closure",
    "incorrect argument label", "missing argument",
    "no exact matches in call", "argument passed to call that takes no arguments",
    "no 'init' candidates",
    "no candidates", "trailing closure passed to parameter", "argument type", "missing arguments",
    "cannot convert value of type", "contextual closure type",
    "contextual type for closure argument",
    "instance method", "initializer", "static method", "generic struct", "referencing",
  ]

  private static let inferenceWords = [
    "could not be inferred", "cannot infer", "failed to produce diagnostic", "unable to type-check",
    "requires a contextual type", "ambiguous", "unable to infer", "type of expression is ambiguous",
    "does not conform to protocol", "requires that", "has no initializers", "cannot be inferred",
    "does not override any", "cannot inherit from", "no member named", "type annotation missing",
  ]

  /// The texts between single quotes.
  static func quoted(_ message: String) -> [String] {
    let pieces = message.split(separator: "'", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset % 2 == 1 && $0.offset < pieces.count - 1 }
      .map { String($0.element) }
  }

  /// A name without its labels and without the name of a module or a type before it.
  private static func base(of name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != "<" })
  }

  /// A type's own name: `Text` for `some SwiftUI.Text`, `Array` for `[Int]`; nil for `some View` and what has none.
  static func typeName(_ type: String) -> String? {
    var type = type
    for word in ["some ", "any ", "inout ", "(some ", "(any "] where type.hasPrefix(word) {
      type.removeFirst(word.count)
    }
    if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
    let plain = type.prefix { $0 != "<" && $0 != "?" && $0 != "&" && $0 != " " && $0 != ")" }
    var parts = plain.split(separator: ".").map(String.init)
    if parts.last == "Type" { parts.removeLast() }
    return parts.last
  }
}
