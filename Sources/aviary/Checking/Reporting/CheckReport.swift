import AviaryProject
import AviarySwiftSource

/// What a check found out.
struct CheckReport {
  /// A module that is imported and cannot be had.
  struct AbsentModule: Equatable {
    enum Kind: String {
      /// One of Apple's that Aviary has not yet.
      case planned
      /// One of Apple's systems.
      case apple
      /// One of a package that is not on this machine.
      case package
      case unknown
    }

    var name: String
    var kind: Kind
    /// The package that it belongs to.
    var package: String?
    /// How many files import it.
    var files: Int
  }

  /// What is not there, with all places where it is missed.
  struct Entry: Equatable {
    var name: String
    var module: String
    var places: [String]
    /// How many errors only follow from it.
    var consequences: Int
  }

  let project: Project
  /// The path as it was given.
  let path: String
  let system: JudgedSystem
  var targets: [JudgedTarget]
  var findings: [Finding]
  var absentModules: [AbsentModule]

  var fileCount: Int { targets.reduce(0) { $0 + $1.files.count } }

  /// What is to be known besides the findings.
  var notes: [String] {
    project.notes
      + [
        note(
          of: { $0.objectiveCForms > 0 },
          "`@objc` and `#selector` are written otherwise in the copies that aviary compiles; "
            + "`swift build` refuses them on Linux"
        )
      ].compactMap(\.self)
      + StandInImports.modules.sorted { $0.key < $1.key }.compactMap { module, other in
        note(
          of: { $0.replacedImports.contains(module) },
          "`import \(module)` is `import \(other)` in the copies that aviary compiles; "
            + "`swift build` refuses it on Linux"
        )
      }
  }

  /// A sentence on the files of some kind, with the first one's name; nil where there is none.
  private func note(of isMeant: (JudgedTarget.File) -> Bool, _ sentence: String) -> String? {
    let files = targets.flatMap(\.files).filter(isMeant)
    guard let first = files.first else { return nil }
    let many = files.count == 1 ? "" : " and \(files.count - 1) more"
    return "\(shown(first.path))\(many): \(sentence)"
  }

  func findings(of group: Finding.Group) -> [Finding] { findings.filter { $0.group == group } }

  /// What is not there of a group, that which is missed most first.
  func entries(of group: Finding.Group) -> [Entry] {
    var entries: [String: Entry] = [:]
    for finding in findings(of: group) {
      let name = finding.name ?? "?"
      let module = finding.module ?? "?"
      var entry =
        entries["\(module) \(name)"]
        ?? Entry(name: name, module: module, places: [], consequences: 0)
      if finding.isConsequence {
        entry.consequences += 1
      } else {
        entry.places.append(place(of: finding.diagnostic))
      }
      entries["\(module) \(name)"] = entry
    }
    return entries.values.sorted {
      (-$0.places.count, $0.module, $0.name) < (-$1.places.count, $1.module, $1.name)
    }
  }

  /// The file as it lies in the project, and the line.
  func place(of diagnostic: Diagnostic) -> String { "\(shown(diagnostic.file)):\(diagnostic.line)" }

  /// A path as the project knows it.
  func shown(_ file: String) -> String {
    file.hasPrefix(project.root + "/") ? String(file.dropFirst(project.root.count + 1)) : file
  }

  /// Whether a name or a module was not found that other files of a project could have.
  var missesNames: Bool {
    absentModules.contains { $0.kind == .unknown }
      || findings(of: .own).contains { DiagnosticSubject($0.diagnostic.message).isName }
  }

  /// What the report says of one file.
  func only(about file: String) -> CheckReport {
    var report = self
    report.targets = targets.compactMap { target in
      var target = target
      target.files.removeAll { $0.path != file }
      return target.files.isEmpty ? nil : target
    }
    report.findings = findings.filter { $0.diagnostic.file == file }
    let imports = report.targets.flatMap(\.files).reduce(into: Set<String>()) {
      $0.formUnion($1.imports)
    }
    report.absentModules = absentModules.filter { imports.contains($0.name) }.map { module in
      var module = module
      module.files = 1
      return module
    }
    return report
  }

  /// The groups in the order in which they are told, with their titles.
  static let titles: [(group: Finding.Group, title: String)] = [
    (.own, "Errors of the sources' own"),
    (.missing, "Names that Aviary does not have yet"),
    (.apple, "What belongs to Apple's systems alone"),
    (.package, "What comes from packages that are not here"),
  ]

  /// In a sentence, what was judged.
  var summary: String {
    let names = ["ios": "iOS", "macos": "macOS", "linux": "Linux"]
    let targetWord = targets.count == 1 ? "target" : "targets"
    let fileWord = fileCount == 1 ? "file" : "files"
    return
      "\(project.name): \(targets.count) \(targetWord), \(fileCount) \(fileWord), judged as on "
      + (names[system.rawValue] ?? system.rawValue)
  }

  /// In a few words, why a module cannot be had.
  func reason(for module: AbsentModule) -> String {
    switch module.kind {
    case .planned: return "Aviary does not have it yet"
    case .apple: return "belongs to Apple's systems"
    case .package:
      let package = project.absentPackages.first { $0.identity == module.package }
      return package.map { "of the package \($0.location), which is not here" }
        ?? "a macro, which is not built here"
    case .unknown: return "of no target or package of the project"
    }
  }
}
