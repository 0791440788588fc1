import AviarySwiftSource

/// Decides whose errors are: the sources' own, Aviary's, or of what only Apple's systems or other packages have.
///
/// Here is the walk through all errors; what one name's absence is due to is decided in `FindingSorter+Causes.swift`.
///
/// What compiles on Apple's systems is judged by what is known of these: a name that SwiftUI or a neighbour declares is
/// one that Aviary has not yet, one of a framework's belongs to Apple's systems. Consequences are found by going on until
/// nothing more is: a type that is made of what is not there takes the errors that mention it along.
struct FindingSorter: Sendable {
  /// Why something is not there.
  struct Cause: Hashable {
    var group: Finding.Group
    var name: String
    var module: String
    /// Whether only what the file imports points to the module.
    var isGuess = false
  }

  /// What is known of a file.
  struct File: Sendable {
    var places: SourcePlaces
    var imported: Set<String>
    /// The modules that it imports and that are stubs here.
    var absent: [String]

    /// The token that an error is at.
    func token(of diagnostic: Diagnostic) -> Int {
      places.token(at: places.offset(line: diagnostic.line, column: diagnostic.column))
    }
  }

  let files: [String: File]
  /// The names that the project declares.
  let declared: Set<String>
  /// The modules that packages which are not here would have, with the packages' identities.
  let packages: [String: String]
  /// The types that the project declares for other systems alone: who names them here has made a mistake of their own.
  var typesElsewhere: Set<String> = []
  /// The names that Xcode generates from resources: symbols of assets, and classes of data models.
  var assetSymbols: Set<String> = []
  var entities: Set<String> = []
  /// The forms that calls may have meant and that Aviary was found not to have.
  var absentForms: Set<AppleNames.Form> = []

  /// What the heads of types and extensions name behind the colon, by type.
  private(set) var inherited: [String: [String]] = [:]
  /// Types that inherit from what is not there.
  var heirs: [String: Cause] = [:]
  /// Types that a macro or a wrapper which is not there would have changed.
  var altered: [String: Cause] = [:]

  init(files: [String: File], declared: Set<String>, packages: [String: String]) {
    self.files = files
    self.declared = declared
    self.packages = packages
    for file in files.sorted(by: { $0.key < $1.key }).map(\.value) {
      for (type, names) in file.places.inheritances { inherited[type, default: []] += names }
    }
  }

  /// Sorts all errors of a project.
  mutating func sort(_ diagnostics: [Diagnostic]) -> [Finding] {
    heirs = [:]
    altered = [:]
    var findings = diagnostics.map { finding(for: $0) }
    // Each turn can only find more that follows.
    while true {
      let before = heirs.count + altered.count
      for finding in findings where finding.group != .own { mark(by: finding) }
      markHeirs()
      let known = KnownCauses(findings, in: files)
      for index in findings.indices {
        let diagnostic = findings[index].diagnostic
        let isOpen = findings[index].group == .own || findings[index].isGuess
        if let cause = isOpen ? consequence(of: diagnostic, known) : known.ofArgument(diagnostic) {
          findings[index] = Finding(cause, diagnostic)
        }
      }
      if heirs.count + altered.count == before { break }
    }
    // What showed only with other things hidden, and proves to be there, was of our own making.
    return findings.filter { finding in
      guard finding.group == .own, finding.diagnostic.isLate else { return true }
      return DiagnosticSubject(finding.diagnostic.message).isName
    }
  }

  /// What an error is about when nothing else is known.
  func finding(for diagnostic: Diagnostic) -> Finding {
    let cause = directCause(of: diagnostic)
    return Finding(
      group: cause?.group ?? .own,
      name: cause?.name,
      module: cause?.module,
      diagnostic: diagnostic,
      isGuess: cause?.isGuess ?? false
    )
  }
}

extension Finding {
  /// An error that only follows from a cause.
  fileprivate init(_ cause: FindingSorter.Cause, _ diagnostic: Diagnostic) {
    self.init(
      group: cause.group,
      name: cause.name,
      module: cause.module,
      diagnostic: diagnostic,
      isConsequence: true
    )
  }

  /// The cause that it names; nil for the sources' own errors.
  var cause: FindingSorter.Cause? {
    guard let name, let module, group != .own else { return nil }
    return FindingSorter.Cause(group: group, name: name, module: module, isGuess: isGuess)
  }
}
