import AviarySwiftSource

// What follows from something that is not there.
extension FindingSorter {
  /// Marks the type whose head, or whose member's attribute, an error is about.
  mutating func mark(by finding: Finding) {
    guard let file = files[finding.diagnostic.file], let cause = finding.cause,
      case .global = DiagnosticSubject(finding.diagnostic.message)
    else { return }
    let token = file.token(of: finding.diagnostic)
    if finding.diagnostic.message.hasPrefix("unknown attribute") {
      // The attribute of a type stands before its head, that of a property in its body.
      let type =
        file.places.type(behindAttributeAt: token) ?? file.places.types(around: token).first
      if let type, altered[type] == nil { altered[type] = cause }
    } else if let type = file.places.type(withHeadAt: token), heirs[type] == nil {
      heirs[type] = cause
    }
  }

  /// Marks the types that inherit from one that is marked.
  mutating func markHeirs() {
    guard !heirs.isEmpty else { return }
    for file in files.values {
      for (type, inherited) in file.places.inheritances where heirs[type] == nil {
        if let cause = inherited.compactMap({ heirs[$0] }).first { heirs[type] = cause }
      }
    }
  }

  /// The cause that an error without one of its own follows from.
  func consequence(of diagnostic: Diagnostic, _ known: KnownCauses) -> Cause? {
    guard let file = files[diagnostic.file] else { return nil }
    if let cause = known.ofArgument(diagnostic) { return cause }
    for name in DiagnosticSubject.quoted(diagnostic.message) {
      let type = DiagnosticSubject.typeName(name) ?? name
      if let cause = heirs[type] ?? altered[type] { return cause }
    }
    let token = file.token(of: diagnostic)
    let subject = DiagnosticSubject(diagnostic.message)
    if dependsOnInheritance(diagnostic, subject),
      let type = file.places.types(around: token).first ?? file.places.type(withHeadAt: token),
      let cause = heirs[type]
    {
      return cause
    }
    switch subject {
    case .call:
      if let call = CallSite(at: token, in: file.places.source),
        let cause = heirs[call.callee] ?? altered[call.callee]
      {
        return cause
      }
      return known.onLine(of: diagnostic)
    case .inference, .conformance:
      return known.onLine(of: diagnostic) ?? known.inBody(around: token, of: diagnostic)
    default:
      return nil
    }
  }

  /// Whether an error in a type could be one of what it inherits.
  private func dependsOnInheritance(_ diagnostic: Diagnostic, _ subject: DiagnosticSubject) -> Bool
  {
    switch subject {
    case .global, .inference: return true
    case .conformance: return true
    case .member, .call, .operation, .literal, .objectiveC, .unusable: return false
    case .other:
      return ["override", "'super'", "initializer", "'self'", "protocol"].contains {
        diagnostic.message.contains($0)
      }
    }
  }
}

/// The causes that are known, by place.
struct KnownCauses {
  private let files: [String: FindingSorter.File]
  /// By file and token: names that are not there, and the names of calls that do not fit.
  private var byToken: [String: [Int: FindingSorter.Cause]] = [:]
  /// By file and line.
  private var byLine: [String: [Int: FindingSorter.Cause]] = [:]
  /// By file, the bodies that hold them.
  private var bodies: [String: [(range: Range<Int>, cause: FindingSorter.Cause)]] = [:]

  init(_ findings: [Finding], in files: [String: FindingSorter.File]) {
    self.files = files
    for finding in findings where !finding.isConsequence && !finding.isGuess {
      guard let cause = finding.cause, let file = files[finding.diagnostic.file] else { continue }
      add(cause, at: finding.diagnostic, in: file)
    }
  }

  private mutating func add(
    _ cause: FindingSorter.Cause,
    at diagnostic: Diagnostic,
    in file: FindingSorter.File
  ) {
    let token = file.token(of: diagnostic)
    byLine[diagnostic.file, default: [:]][diagnostic.line] = cause
    if let range = file.places.member(around: token) {
      bodies[diagnostic.file, default: []].append((range, cause))
    }
    let subject = DiagnosticSubject(diagnostic.message)
    // A member of no known type may be an argument itself.
    if case .member(_, nil) = subject { return }
    byToken[diagnostic.file, default: [:]][token] = cause
    // What is wrong with a call is told of its parentheses or of an argument.
    if case .call = subject, let call = CallSite(at: token, in: file.places.source) {
      let name = call.isMember ? call.tokens.lowerBound + 1 : call.tokens.lowerBound
      byToken[diagnostic.file, default: [:]][name] = cause
    }
  }

  /// The cause of an error in what is given to a call that is not there: `.medium` in `Generator(style: .medium)`.
  func ofArgument(_ diagnostic: Diagnostic) -> FindingSorter.Cause? {
    guard case .member(_, let owner) = DiagnosticSubject(diagnostic.message),
      let causes = byToken[diagnostic.file], let file = files[diagnostic.file]
    else { return nil }
    let token = file.token(of: diagnostic)
    guard owner == nil || file.places.source.isImplicitMember(at: token) else { return nil }
    let source = file.places.source
    var names = CallSite.names(near: token, in: source)
    if let assigned = source.index(assignedAt: token) { names.insert(assigned, at: 0) }
    let chains = names.map { CallSite.chain(endingAt: $0, in: source) }
    let direct = chains.joined().filter { $0 != token }.compactMap { causes[$0] }.first
    if direct != nil || owner != nil { return direct }
    // `s.show(relativeTo: .zero)`, where `s` was made of what is not there.
    return chains.lazy.compactMap(\.last).compactMap {
      cause(ofVariable: source.text(at: $0), before: $0, causes, in: file.places)
    }.first
  }

  /// The cause of what a variable of the same body was made of; nil where that is there.
  private func cause(
    ofVariable name: String,
    before token: Int,
    _ causes: [Int: FindingSorter.Cause],
    in places: SourcePlaces
  ) -> FindingSorter.Cause? {
    let source = places.source
    guard let body = places.member(around: token), body.lowerBound < token,
      let declared = (body.lowerBound + 1..<token).last(where: {
        source.text(at: $0) == name && ["let", "var"].contains(source.text(at: $0 - 1))
      })
    else { return nil }
    // As far as the first call reaches: `let s = Picker(items: […])`.
    return (declared..<min(declared + 6, token)).lazy.compactMap { causes[$0] }.first
  }

  func onLine(of diagnostic: Diagnostic) -> FindingSorter.Cause? {
    byLine[diagnostic.file]?[diagnostic.line]
  }

  func inBody(around token: Int, of diagnostic: Diagnostic) -> FindingSorter.Cause? {
    bodies[diagnostic.file]?.first { $0.range.contains(token) }?.cause
  }
}

extension Source {
  /// The name that a value such as `.red` is assigned to: `color` in `a.color = .red`; nil where it is not.
  fileprivate func index(assignedAt token: Int) -> Int? {
    let dot = text(at: token) == "." ? token : token - 1
    guard dot > 1, text(at: dot - 1) == "=", isKind(.word, at: dot - 2) else { return nil }
    return dot - 2
  }

  /// Whether the name at an index, or behind the dot there, stands behind a dot with nothing before it.
  func isImplicitMember(at index: Int) -> Bool {
    let dot = text(at: index) == "." ? index : index - 1
    guard dot >= 0, text(at: dot) == "." else { return false }
    return dot == 0 || ["(", "[", ",", ":", "=", "?", "return", "{"].contains(text(at: dot - 1))
      || tokens[dot].followsSpace && isKind(.symbol, at: dot - 1)
  }
}
