/// The states that Swift does not let a preview use as they are written.
///
/// `@State` is a macro, and Swift 6.3 leaves what a macro adds out of what it looks up between the braces
/// of another one. So `$isOn` is not found in a type that is declared within `#Preview { … }`:
///
///     #Preview {
///       struct Host: View {
///         @State private var isOn = false
///         var body: some View { Toggle("Airplane mode", isOn: $isOn) }
///       }
///       return Host()
///     }
package struct PreviewStates: Sendable {
  /// One such property.
  package struct Property: Equatable, Sendable {
    /// Its name, without the dollar sign.
    package var name: String
    /// The type that it is declared in.
    package var owner: String
    /// Where the attribute's word `State` begins, in bytes.
    package var attribute: Int
    /// Where its words `private` or `fileprivate` are.
    package var access: [Range<Int>]
    /// Where the state or its binding is named for the first time.
    package var use: Int
  }

  /// The properties, in the order of the source.
  package let properties: [Property]
  private let source: Source

  /// What stands for `State` in the copy of a source: the property wrapper, under a name that no macro has.
  ///
  /// It is as long as the macro's name, which keeps all columns.
  private static let wrapper = "_Held"

  /// Looks through a source for its previews, or through the text of one preview.
  package init(_ text: String) {
    source = Source(text)
    var properties: [Property] = []
    var index = 0
    while index < source.tokens.count {
      guard let braces = source.previewBraces(at: index) else {
        index += 1
        continue
      }
      properties += source.states(in: braces)
      index = braces.upperBound
    }
    self.properties = properties
  }

  /// The source with these properties as property wrappers, each token at its place.
  ///
  /// They are not private: Swift would make the memberwise initialiser so too, which `@State` does not.
  package var rewritten: String {
    var bytes = source.bytes
    for property in properties {
      bytes.replaceSubrange(
        property.attribute..<property.attribute + Self.wrapper.utf8.count,
        with: Self.wrapper.utf8
      )
      for range in property.access {
        bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Source {
  /// The tokens of what the `#Preview` at `index` shows; nil where none begins there.
  package func previewBody(at index: Int) -> Range<Int>? {
    guard let arguments = previewBraces(at: index) else { return nil }
    let start = arguments.lowerBound
    let open = text(at: start) == "(" ? self.index(afterGroupAt: start) : start
    guard text(at: open) == "{", let close = partner(of: open) else { return nil }
    return open + 1..<close
  }

  /// The tokens of the arguments, and of the closure, of the `#Preview` at `index`; nil where none begins there.
  fileprivate func previewBraces(at index: Int) -> Range<Int>? {
    guard text(at: index) == "#" else { return nil }
    var next = index + 1
    if isKind(.word, at: next), text(at: next + 1) == "." { next += 2 }
    guard isWord("Preview", at: next) else { return nil }
    next += 1
    let start = next
    if text(at: next) == "(" { next = self.index(afterGroupAt: next) }
    if text(at: next) == "{" { next = self.index(afterGroupAt: next) }
    return start..<next
  }

  /// The states of the types in `range` whose binding, or whose own name, is used there.
  fileprivate func states(in range: Range<Int>) -> [PreviewStates.Property] {
    var found: [PreviewStates.Property] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard ["struct", "class"].contains(text(at: index)), isKind(.word, at: index + 1),
        let open = (index + 2..<range.upperBound).first(where: { text(at: $0) == "{" }),
        let close = partner(of: open)
      else {
        index += 1
        continue
      }
      found += members(of: text(at: index + 1), in: open + 1..<close)
      index = close
    }
    return found
  }

  private func members(of owner: String, in range: Range<Int>) -> [PreviewStates.Property] {
    var found: [PreviewStates.Property] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let head = DeclarationHead(self, from: index)
      guard
        let attribute = head.attributes.first(where: {
          $0.name == "State" || $0.name == "SwiftUI.State"
        }),
        isWord("var", at: head.end), isKind(.word, at: head.end + 1),
        let word = attribute.tokens.first(where: { isWord("State", at: $0) })
      else {
        // Types within the type, too.
        if ["struct", "class"].contains(text(at: index)), isKind(.word, at: index + 1),
          let open = (index + 2..<range.upperBound).first(where: { text(at: $0) == "{" }),
          let close = partner(of: open)
        {
          found += members(of: text(at: index + 1), in: open + 1..<close)
          index = close + 1
        } else {
          index = max(head.end, self.index(afterGroupAt: index))
        }
        continue
      }
      let name = text(at: head.end + 1)
      if let use = range.first(where: { names(name, at: $0) }) {
        let access = head.modifiers.filter {
          $0.tokens.count == 1 && ["private", "fileprivate"].contains($0.name)
        }
        found.append(
          PreviewStates.Property(
            name: name,
            owner: owner,
            attribute: tokens[word].range.lowerBound,
            access: access.map { tokens[$0.tokens.lowerBound].range },
            use: offset(at: use)
          )
        )
      }
      index = head.end + 2
    }
    return found
  }

  /// Whether the token at `index` is what the macro adds to a property: `$name` or `_name`.
  private func names(_ name: String, at index: Int) -> Bool {
    guard isKind(.word, at: index) else {
      // A literal is one token with what is interpolated into it.
      return isKind(.literal, at: index) && text(at: index).contains("$" + name)
    }
    let word = text(at: index)
    return word == "$" + name || word == "_" + name
  }
}
