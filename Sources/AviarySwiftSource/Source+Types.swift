extension Source {
  /// The index behind the type that begins at `start`: that of a `=`, `{` or `,` that does not belong
  /// to the type, or of the end.
  package func index(afterTypeAt start: Int) -> Int {
    var index = start
    var angles = 0
    while index < tokens.count {
      let text = text(at: index)
      switch text {
      case "=" where angles == 0, "," where angles == 0, "{", ";", ")", "]", "}":
        return index
      case "(", "[":
        index = self.index(afterGroupAt: index)
        continue
      default:
        if tokens[index].kind == .symbol { angles = max(0, angles + angleBalance(of: text)) }
      }
      index += 1
    }
    return index
  }

  /// The index behind the `>` that closes a list of generic arguments opened at `start`, or nil where
  /// the `<` there is an operator.
  ///
  /// Swift's own rule: a list holds only what types are made of, and something that can follow a type
  /// in an expression comes behind it.
  package func index(afterGenericArgumentsAt start: Int) -> Int? {
    guard text(at: start) == "<" else { return nil }
    var index = start
    var angles = 0
    repeat {
      guard index < tokens.count else { return nil }
      let text = text(at: index)
      switch tokens[index].kind {
      case .symbol:
        guard text == "->" || text.utf8.allSatisfy({ "<>?!&".utf8.contains($0) }) else {
          return nil
        }
        angles += angleBalance(of: text)
      case .word:
        break
      case .punctuation where text == "(" || text == "[":
        index = self.index(afterGroupAt: index)
        continue
      case .punctuation where [".", ",", ":", "@"].contains(text):
        break
      default:
        return nil
      }
      index += 1
    } while angles > 0
    guard index < tokens.count else { return index }
    let follows: Set<String> = ["(", ")", "[", "]", "{", "}", ".", ",", ":", ";"]
    return follows.contains(text(at: index)) || tokens[index].startsLine ? index : nil
  }

  /// The index behind the `>` that closes the generic arguments of an attribute, which begin at
  /// `start`; in an attribute a `<` is no operator.
  package func index(afterAnglesAt start: Int) -> Int {
    var index = start
    var angles = 0
    repeat {
      if isKind(.symbol, at: index) { angles += angleBalance(of: text(at: index)) }
      index = self.index(afterGroupAt: index)
    } while angles > 0 && index < tokens.count
    return index
  }

  private func angleBalance(of symbol: String) -> Int {
    guard symbol != "->" else { return 0 }
    return symbol.utf8.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }
}
