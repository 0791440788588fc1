import AviarySwiftSource

/// A call in a source: what is called, and the labels that are given.
struct CallSite: Equatable {
  var callee: String
  /// Whether something with a dot stands before the name.
  var isMember: Bool
  /// The labels between the parentheses, `_` for arguments without.
  var labels: [String]
  /// The labels of the closures behind the parentheses, `_` for the first.
  var trailing: [String]
  /// The tokens from the dot, or the name, to the end of the last closure.
  var tokens: Range<Int>

  /// The call that an error at a token is about: that of the name there, or else the innermost around it.
  init?(at token: Int, in source: Source) {
    let candidates = Self.names(near: token, in: source)
    guard let name = candidates.first(where: { Self.isCalled($0, in: source) }) else { return nil }
    self.init(name: name, in: source)
  }

  /// The call whose name is at an index.
  init?(name: Int, in source: Source) {
    guard source.isKind(.word, at: name) else { return nil }
    callee = source.text(at: name).filter { $0 != "`" }
    isMember = name > 0 && source.text(at: name - 1) == "."
    labels = []
    trailing = []
    var index = name + 1
    if source.text(at: index) == "<", let end = source.index(afterGenericArgumentsAt: index) {
      index = end
    }
    if source.text(at: index) == "(", !source.tokens[index].startsLine {
      let end = source.index(afterGroupAt: index)
      labels = Self.labels(in: (index + 1)..<max(index + 1, end - 1), source)
      index = end
    }
    if source.text(at: index) == "{" {
      trailing.append("_")
      index = source.index(afterGroupAt: index)
      while source.isKind(.word, at: index), source.text(at: index + 1) == ":",
        source.text(at: index + 2) == "{"
      {
        trailing.append(source.text(at: index))
        index = source.index(afterGroupAt: index + 2)
      }
    }
    tokens = (isMember ? name - 1 : name)..<index
    if index == name + 1 { return nil }
  }

  /// The name at a token, if one is there; then those before the parentheses and braces around it, innermost first.
  static func names(near token: Int, in source: Source) -> [Int] {
    var names = [token]
    if source.text(at: token) == ".", source.isKind(.word, at: token + 1) {
      names.append(token + 1)
    }
    if source.text(at: token) == "(" || source.text(at: token) == "{" { names.append(token - 1) }
    var index = token - 1
    while index >= 0, names.count < 8 {
      if ["(", "{"].contains(source.text(at: index)), source.index(afterGroupAt: index) > token {
        names.append(nameBeforeArguments(index, in: source))
        // A closure behind parentheses belongs to the name before these.
        if source.text(at: index) == "{", source.text(at: index - 1) == ")",
          let open = (0..<index).last(where: { source.partner(of: $0) == index - 1 })
        {
          names.append(nameBeforeArguments(open, in: source))
        }
      }
      index -= 1
    }
    return names
  }

  /// The index before a bracket, or before the generic arguments there.
  private static func nameBeforeArguments(_ bracket: Int, in source: Source) -> Int {
    guard bracket > 0, source.isKind(.symbol, at: bracket - 1),
      source.text(at: bracket - 1).hasSuffix(">")
    else { return bracket - 1 }
    let start = (max(0, bracket - 40)..<bracket).last { index in
      source.text(at: index) == "<" && source.index(afterGenericArgumentsAt: index) == bracket
    }
    return (start ?? bracket) - 1
  }

  /// The names of a chain, from the one at an index to its first: `b` and `a` of `a(x).b`.
  static func chain(endingAt name: Int, in source: Source) -> [Int] {
    var chain = [name]
    var index = name
    while index > 1, source.text(at: index - 1) == "." {
      index -= 2
      while [")", "]", "}"].contains(source.text(at: index)),
        let open = (0..<index).last(where: { source.partner(of: $0) == index })
      {
        index = open - 1
      }
      chain.append(index)
    }
    return chain
  }

  private static func isCalled(_ index: Int, in source: Source) -> Bool {
    guard source.isKind(.word, at: index) else { return false }
    var next = index + 1
    if source.text(at: next) == "<", let end = source.index(afterGenericArgumentsAt: next) {
      next = end
    }
    guard ["(", "{"].contains(source.text(at: next)) else { return false }
    return !["if", "else", "in", "do", "guard", "switch", "for", "while", "return", "body", "some"]
      .contains(source.text(at: index))
  }

  private static func labels(in range: Range<Int>, _ source: Source) -> [String] {
    var labels: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isLabelled =
        source.isKind(.word, at: index) && source.text(at: index + 1) == ":"
        && index + 1 < range.upperBound
      labels.append(isLabelled ? source.text(at: index) : "_")
      while index < range.upperBound, source.text(at: index) != "," {
        index = source.index(afterGroupAt: index)
      }
      index += 1
    }
    return labels
  }

  /// Whether a form can be called so: the labels come in its order, and what is left takes the closures.
  func fits(_ form: AppleNames.Form) -> Bool {
    var rest = form.labels[...]
    for label in labels {
      guard let found = rest.firstIndex(of: label) else { return false }
      rest = rest[(found + 1)...]
    }
    guard let first = trailing.first else { return true }
    guard first == "_", !rest.isEmpty else { return false }
    rest = rest.dropFirst()
    for label in trailing.dropFirst() {
      guard let found = rest.firstIndex(of: label) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }

  /// The call as a name with labels: `sheet(isPresented:_:)`.
  var name: String {
    let all = labels + trailing
    return all.isEmpty ? "\(callee)()" : "\(callee)(\(all.map { $0 + ":" }.joined()))"
  }
}
