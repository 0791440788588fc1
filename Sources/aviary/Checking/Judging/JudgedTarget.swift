import AviaryProject
import AviarySwiftSource
import Foundation

/// A target with its sources as they are for the system that they are judged for.
struct JudgedTarget: Sendable {
  /// One of its sources.
  struct File: Sendable {
    /// The absolute path that people know it by.
    var path: String
    /// Where its copy is.
    var copy: URL
    /// The text with the branches of `#if` decided.
    var text: String
    var imports: Set<String>
    /// What other files can see of it.
    var interface: String
    var places: SourcePlaces
    /// The types that the text declares for other systems alone.
    var typesElsewhere: Set<String>
    /// How many of Objective-C's forms the text holds no longer.
    var objectiveCForms: Int
    /// The modules that others stand for in the text.
    var replacedImports: Set<String>
  }

  /// What a source says.
  private struct Reading: Sendable {
    struct Basis: Hashable {
      var text: String
      var conditions: BuildConditions
    }

    let text: String
    let imports: Set<String>
    let interface: String
    let places: SourcePlaces
    let typesElsewhere: Set<String>
    let objectiveCForms: Int
    let replacedImports: Set<String>

    init(_ basis: Basis) {
      let source = ConditionalSource(basis.text, for: basis.conditions)
      let copy = CompilableSource(
        source.text,
        isForLinux: basis.conditions.system == .linux
      )
      text = copy.text
      imports = Set(source.imports.map(\.module)).subtracting(copy.replacedImports)
      replacedImports = copy.replacedImports
      interface = SourceInterface.text(of: source.text)
      places = SourcePlaces(text)
      typesElsewhere = DeclaredNames.types(in: Source(basis.text))
        .subtracting(DeclaredNames.types(in: places.source))
      objectiveCForms = copy.objectiveCForms
    }
  }

  private static let readings = SourceMemo<Reading.Basis, Reading>()

  private(set) var target: ProjectTarget
  /// How the branches of its sources were decided.
  let conditions: BuildConditions
  var files: [File]
  /// Sources of our own: the bundle of a package's resources.
  var support: [URL] = []
  /// The modules that it imports and that are not here.
  var absentModules: Set<String> = []
  /// What the compiler is told besides the files.
  var options: [String]
  /// Changes whenever what its files see of each other and of other modules does.
  var interfaceKey = ""

  /// Reads the sources and decides their branches.
  ///
  /// - Throws: an error that names a file that cannot be read.
  init(_ target: ProjectTarget, conditions: BuildConditions, copies: URL) throws {
    self.target = target
    var conditions = conditions
    conditions.flags.formUnion(target.flags)
    if target.languageMode != "6" { conditions.language = [5, 10] }
    self.conditions = conditions
    files = try target.files.enumerated().map { index, path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandError("\(path) cannot be read")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw CommandError("\(path) is not text in UTF-8")
      }
      let reading = Self.readings.value(
        of: "\(target.id) \(path)",
        from: Reading.Basis(text: text, conditions: conditions)
      ) { Reading($0) }
      // Two files of one name may not be in a module.
      let name = (path as NSString).lastPathComponent
      let isTwice = target.files[..<index].contains { ($0 as NSString).lastPathComponent == name }
      return File(
        path: path,
        copy: copies.appendingPathComponent(isTwice ? "\(index)-\(name)" : name),
        text: reading.text,
        imports: reading.imports,
        interface: reading.interface,
        places: reading.places,
        typesElsewhere: reading.typesElsewhere,
        objectiveCForms: reading.objectiveCForms,
        replacedImports: reading.replacedImports
      )
    }
    options = Self.options(of: target, files: files)
  }

  private static func options(of target: ProjectTarget, files: [File]) -> [String] {
    let hasMain = files.contains { $0.copy.lastPathComponent == "main.swift" }
    var options = [
      "-module-name", target.module, "-swift-version", target.languageMode, "-D", "DEBUG",
    ]
    if !hasMain { options.append("-parse-as-library") }
    options += target.flags.flatMap { ["-D", $0] }
    options += target.settings
    options += [
      "-package-name", ProjectTarget.moduleName(of: String(target.id.prefix { $0 != "/" })),
    ]
    return options
  }

  /// Takes over what the target was found to use.
  mutating func retarget(_ target: ProjectTarget) { self.target = target }

  /// The types that its sources declare for other systems alone.
  var typesElsewhere: Set<String> { files.reduce(into: []) { $0.formUnion($1.typesElsewhere) } }

  /// The names that its sources declare.
  var declared: Set<String> {
    files.reduce(into: []) { $0.formUnion(DeclaredNames.all(in: $1.places.source)) }
  }
}

/// The names that a source declares, of whatever kind.
enum DeclaredNames {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "case",
    "macro",
    "associatedtype", "precedencegroup",
  ]

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  static func all(in source: Source) -> Set<String> { names(in: source, after: keywords) }

  static func types(in source: Source) -> Set<String> { names(in: source, after: typeKeywords) }

  private static func names(in source: Source, after keywords: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for index in source.tokens.indices where source.isKind(.word, at: index) {
      guard keywords.contains(source.text(at: index)), source.isKind(.word, at: index + 1) else {
        continue
      }
      names.insert(source.text(at: index + 1).filter { $0 != "`" })
      // `case a, b`
      guard source.text(at: index) == "case" else { continue }
      var next = index + 2
      while source.text(at: next) == ",", source.isKind(.word, at: next + 1) {
        names.insert(source.text(at: next + 1))
        next += 2
      }
    }
    return names
  }
}
