import AviarySwiftSource

/// The system that sources are judged for.
package enum JudgedSystem: String, CaseIterable, Sendable {
  case ios, macos, linux
}

/// What `#if` asks about: the system, the modules that can be imported, the names that are set.
package struct BuildConditions: Hashable, Sendable {
  package var system: JudgedSystem
  /// The modules that `canImport` finds.
  package var modules: Set<String>
  /// The names that are set: `DEBUG` and those of the target.
  package var flags: Set<String>
  /// The language version that `swift(…)` compares with, as major and minor number.
  package var language: [Int] = [6, 3]
  /// The compiler's own version.
  package var compiler: [Int] = [6, 3, 1]

  package init(system: JudgedSystem, modules: Set<String>, flags: Set<String>) {
    self.system = system
    self.modules = modules
    self.flags = flags
  }

  /// Whether the condition of an `#if` holds; what is not known does not.
  package func holds(_ condition: String) -> Bool {
    let source = Source(condition)
    var evaluator = Evaluator(
      words: source.tokens.indices.map(source.text(at:)),
      conditions: self
    )
    return evaluator.disjunction()
  }

  /// Whether a test such as `os(iOS)` holds.
  fileprivate func holds(_ test: String, _ words: [String]) -> Bool {
    let argument = words.prefix { $0 != "," }.joined()
    switch test {
    case "os": return systemNames.contains(argument)
    case "canImport":
      return modules.contains(String(argument.prefix { $0 != "." }))
    case "targetEnvironment": return false
    case "swift": return compare(argument, with: language)
    case "compiler", "_compiler_version": return compare(argument, with: compiler)
    case "arch": return argument == architecture
    case "_runtime": return (argument == "_ObjC") == (system != .linux)
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// What `os()` and `@available` call the system.
  var systemNames: Set<String> {
    switch system {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .linux: ["Linux"]
    }
  }

  private var architecture: String {
    #if arch(x86_64)
      system == .linux ? "x86_64" : "arm64"
    #else
      "arm64"
    #endif
  }

  /// `>=5.9` or `<6` beside a version.
  private func compare(_ argument: String, with version: [Int]) -> Bool {
    let sign = argument.prefix { "<>=".contains($0) }
    let wanted = argument.dropFirst(sign.count).split(separator: ".").compactMap { Int($0) }
    let count = max(wanted.count, version.count)
    func padded(_ numbers: [Int]) -> [Int] {
      numbers + Array(repeating: 0, count: count - numbers.count)
    }
    let isBelow = padded(version).lexicographicallyPrecedes(padded(wanted))
    return sign == "<" ? isBelow : !isBelow
  }
}

extension BuildConditions {
  /// Recursive descent over `||`, `&&`, `!`, parentheses and tests.
  private struct Evaluator {
    var words: [String]
    let conditions: BuildConditions
    private var index = 0

    init(words: [String], conditions: BuildConditions) {
      self.words = words
      self.conditions = conditions
    }

    mutating func disjunction() -> Bool {
      var value = conjunction()
      while take("||") {
        let right = conjunction()
        value = value || right
      }
      return value
    }

    private mutating func conjunction() -> Bool {
      var value = term()
      while take("&&") {
        let right = term()
        value = value && right
      }
      return value
    }

    private mutating func term() -> Bool {
      if let word, word.hasPrefix("!"), !word.dropFirst().isEmpty || word == "!" {
        // `!!x` is one operator.
        index += 1
        let value = term()
        return word.count % 2 == 1 ? !value : value
      }
      if take("(") {
        let value = disjunction()
        _ = take(")")
        return value
      }
      guard let name = word else { return false }
      index += 1
      guard take("(") else {
        return name == "true" || name.hasPrefix("$") || conditions.flags.contains(name)
      }
      var arguments: [String] = []
      while let word, word != ")" {
        arguments.append(word)
        index += 1
      }
      _ = take(")")
      return conditions.holds(name, arguments)
    }

    private var word: String? { index < words.count ? words[index] : nil }

    private mutating func take(_ symbol: String) -> Bool {
      guard word == symbol else { return false }
      index += 1
      return true
    }
  }
}
