import AviaryProject
import AviarySwiftSource
import Foundation

/// A source as it was compiled with its literals read from a table, so that they can change without the compiler.
struct LiveSource: Sendable {
  /// The source that was compiled, with its literals.
  let compiled: ViewLiterals
  /// The texts of lines whose literals were left alone.
  let leftAlone: Set<String>
  /// Which branches of `#if` were left out; nil for none.
  let conditions: BuildConditions?
  /// Tells its literals from those of other files.
  private let number: Int
  /// What the compiler is given: the same lines, each literal in a call.
  private(set) var text: String

  /// A literal's value that is another than the one that was compiled.
  struct Change: Equatable, Sendable {
    var id: Int
    var value: String
  }

  /// What a source is read from, besides its path.
  struct Basis: Hashable {
    var text: String
    var leftAlone: Set<String>
    var conditions: BuildConditions?
  }

  private static let known = SourceMemo<Basis, LiveSource>()

  /// The source at a path, which is read only where it is another than the last time.
  static func of(_ basis: Basis, path: String) -> LiveSource {
    known.value(of: path, from: basis) {
      LiveSource(
        $0.text,
        path: path,
        leftAlone: $0.leftAlone,
        conditions: $0.conditions
      )
    }
  }

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - text: What is compiled, its branches decided.
  ///   - path: The file.
  ///   - leftAlone: The texts of lines whose literals are left alone.
  ///   - conditions: How branches were decided; nil where they are left to the compiler.
  init(_ text: String, path: String, leftAlone: Set<String>, conditions: BuildConditions? = nil) {
    compiled = ViewLiterals(CompilableSource(text).text, leavingAlone: leftAlone)
    self.leftAlone = leftAlone
    self.conditions = conditions
    // Numbers of JSON are exact up to 2^53; a file has fewer than 65,536 literals.
    let key = BuildCache.key(of: [path])
    number = (Int(key.prefix(8), radix: 16) ?? 0) & 0x7fff_ffff
    self.text = ""
    self.text = written
  }

  private func id(of index: Int) -> Int { number << 16 | (index & 0xffff) }

  private var written: String {
    guard !compiled.literals.isEmpty, compiled.literals.count < 0xffff else {
      return String(decoding: compiled.bytes, as: UTF8.self)
    }
    var names: Set<String> = []
    let text = compiled.rewritten { index, literal in
      let name = Self.function(of: literal.kind)
      names.insert(name)
      return "\(name)(\(id(of: index)), "
    }
    return names.sorted().map { "internal import func AviaryDriver.\($0); " }.joined() + text
  }

  private static func function(of kind: ViewLiteral.Kind) -> String {
    switch kind {
    case .integer: "_liveInteger"
    case .float: "_liveFloat"
    case .text: "_liveText"
    case .boolean: "_liveBoolean"
    case .color: "_liveColor"
    }
  }

  /// The literals that are others in the file as it is now; nil where more has changed.
  func changes(to text: String) -> [Change]? {
    let decided = conditions.map { ConditionalSource(text, for: $0).text } ?? text
    let now = ViewLiterals(CompilableSource(decided).text, leavingAlone: leftAlone)
    guard now.skeleton == compiled.skeleton, now.literals.count == compiled.literals.count else {
      return nil
    }
    var changes: [Change] = []
    for (index, literal) in compiled.literals.enumerated() {
      let value = now.text(of: index)
      guard value != compiled.text(of: index) else { continue }
      guard literal.kind == .text else {
        changes.append(Change(id: id(of: index), value: value))
        continue
      }
      guard let words = ViewLiterals.text(ofLiteral: value) else { return nil }
      changes.append(Change(id: id(of: index), value: words))
    }
    return changes
  }
}

/// The lines of sources whose literals did not compile in calls, and are left alone from then on.
struct LeftAlone {
  private let file: URL
  private var lines: [String: Set<String>]
  /// What stands for all of a file.
  private static let whole = "*"

  /// - Parameter file: Where they are kept.
  init(_ file: URL) {
    self.file = file
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    lines = (try? JSONDecoder().decode([String: Set<String>].self, from: data)) ?? [:]
  }

  /// The lines of a file; nil where all of it is left alone.
  subscript(path: String) -> Set<String>? {
    let known = lines[path] ?? []
    return known.contains(Self.whole) ? nil : known
  }

  /// Notes the lines, from 1, that the compiler had to say something about.
  mutating func add(_ numbers: [Int], of text: String, path: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let texts = Set(numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil })
    let known = lines[path] ?? []
    // Where that did not help, the fault shows elsewhere than it is.
    lines[path] = texts.isSubset(of: known) ? known.union([Self.whole]) : known.union(texts)
    if let data = try? JSONEncoder().encode(lines) { try? data.write(to: file, options: .atomic) }
  }
}
