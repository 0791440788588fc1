/// Leaves out the tokens of `#if` branches that are not compiled here.
///
/// Conditions are judged as the compiler will judge them for Linux and with `DEBUG` set, as in
/// Xcode's previews. Unknown names are false, as they are to the compiler.
enum ConditionalCompilation {
  static func activeTokens(_ tokens: [SwiftToken]) -> [SwiftToken] {
    var active: [SwiftToken] = []
    /// For each open `#if`: whether this branch is compiled, and whether any was already.
    var branches: [(isActive: Bool, wasTaken: Bool)] = []
    for token in tokens {
      guard token.kind == .directive else {
        if branches.allSatisfy(\.isActive) { active.append(token) }
        continue
      }
      if let condition = token.text.dropping(prefix: "#if") {
        let holds = evaluate(condition)
        branches.append((holds, holds))
      } else if let condition = token.text.dropping(prefix: "#elseif") {
        guard let last = branches.popLast() else { continue }
        let holds = !last.wasTaken && evaluate(condition)
        branches.append((holds, last.wasTaken || holds))
      } else if token.text.hasPrefix("#else") {
        guard let last = branches.popLast() else { continue }
        branches.append((!last.wasTaken, true))
      } else {
        _ = branches.popLast()
      }
    }
    return active
  }

  static func evaluate(_ condition: String) -> Bool {
    var evaluator = Evaluator(tokens: SwiftToken.tokens(of: condition)[...])
    return evaluator.disjunction()
  }

  /// Recursive descent over `||`, `&&`, `!`, parentheses and the platform tests.
  private struct Evaluator {
    var tokens: ArraySlice<SwiftToken>

    mutating func disjunction() -> Bool {
      var value = conjunction()
      while takeSymbol("|") {
        _ = takeSymbol("|")
        let right = conjunction()
        value = value || right
      }
      return value
    }

    mutating func conjunction() -> Bool {
      var value = term()
      while takeSymbol("&") {
        _ = takeSymbol("&")
        let right = term()
        value = value && right
      }
      return value
    }

    mutating func term() -> Bool {
      if takeSymbol("!") { return !term() }
      if takeSymbol("(") {
        let value = disjunction()
        _ = takeSymbol(")")
        return value
      }
      guard let name = tokens.popFirst() else { return false }
      guard tokens.first?.isSymbol("(") == true else { return flags.contains(name.text) }
      return test(name.text, argument: parenthesized())
    }

    private mutating func takeSymbol(_ symbol: String) -> Bool {
      guard tokens.first?.isSymbol(symbol) == true else { return false }
      tokens.removeFirst()
      return true
    }

    private mutating func parenthesized() -> String {
      _ = takeSymbol("(")
      var words = ""
      while let token = tokens.popFirst(), !token.isSymbol(")") { words += token.text }
      return words
    }

    private func test(_ name: String, argument: String) -> Bool {
      switch name {
      case "os": return argument == "Linux"
      case "canImport":
        return modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
      case "swift", "compiler": return argument.hasPrefix(">=")
      #if arch(x86_64)
        case "arch": return argument == "x86_64"
      #elseif arch(arm64)
        case "arch": return argument == "arm64"
      #endif
      default: return false
      }
    }

    private var flags: Set<String> { ["true", "DEBUG"] }
    private var modules: Set<String> {
      [
        "SwiftUI", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
        "Dispatch", "Glibc", "Synchronization", "RegexBuilder",
      ]
    }
  }
}

extension String {
  /// What follows `prefix` where the string starts with it as a whole word.
  fileprivate func dropping(prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    let rest = dropFirst(prefix.count)
    guard let next = rest.first, !next.isLetter else { return nil }
    return String(rest)
  }
}
