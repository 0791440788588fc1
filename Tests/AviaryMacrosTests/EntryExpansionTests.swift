import Testing

@testable import AviaryMacros

/// A property and the members of the key that it gets.
struct EntryCase: Sendable, CustomTestStringConvertible {
  var property: String
  var key: String
  var testDescription: String { property }

  init(_ property: String, _ key: String) {
    self.property = property
    self.key = key
  }
}

@Suite("EntryMacro expansion")
struct EntryExpansionTests {
  private func key(_ property: String, in owner: String = "extension EnvironmentValues {}")
    -> String
  {
    let reply = Plugin.reply(to: attached("EntryMacro", "peer", to: property, in: [owner]))
    #expect(reply.diagnostics.isEmpty)
    return reply.source ?? ""
  }

  @Test(
    "a typed entry's key has a computed default of that type",
    arguments: [
      EntryCase("@Entry var x: Bool = false", "Bool|false"),
      EntryCase("\n  /// Text.\n  @Entry var x: Bool = false // trailing", "Bool|false"),
      EntryCase("@Entry var x: /* a */ Int /* b */ = /* c */ 3 /* d */", "Int|3"),
      EntryCase("@Entry var x: String?", "String?|nil"),
      EntryCase("@Entry var x: Int? = nil", "Int?|nil"),
      EntryCase("@Entry var x: Model!", "Model?|nil"),
      EntryCase("@Entry var x: Optional<Set<Int>>", "Optional<Set<Int>>|nil"),
      EntryCase("@Entry var x: Set<Int>?", "Set<Int>?|nil"),
      EntryCase("@Entry var x: (() -> Int)?", "(() -> Int)?|nil"),
      EntryCase("@Entry var x: () -> Int? = { nil }", "() -> Int?|{ nil }"),
      EntryCase(
        "@Entry var x: @Sendable @MainActor (Int) -> Void = { _ in }",
        "@Sendable @MainActor (Int) -> Void|{ _ in }"
      ),
      EntryCase("@Entry var x: (a: Int, b: String) = (1, \"=\")", "(a: Int, b: String)|(1, \"=\")"),
      EntryCase(
        "@Entry var x: Dictionary<String, [Int]> = [:]",
        "Dictionary<String, [Int]>|[:]"
      ),
      EntryCase("@Entry var x: [String: Set<Int>]=[:]", "[String: Set<Int>]|[:]"),
      EntryCase("@Entry var x: any A & B = C()", "any A & B|C()"),
      EntryCase("@Entry var x: Int = if a { 1 } else { 2 }", "Int|if a { 1 } else { 2 }"),
    ]
  )
  func typed(_ entry: EntryCase) {
    let parts = entry.key.split(separator: "|", maxSplits: 1)
    #expect(
      key(entry.property) == """
        private struct __Key_x: SwiftUI.EnvironmentKey {
          static var defaultValue: \(parts[0]) {
            return \(parts[1])
          }
        }
        """
    )
  }

  @Test(
    "the type of an entry without one is left to the compiler",
    arguments: [
      EntryCase("@Entry var x = 12", "12"),
      EntryCase("@Entry public var x = Pair<Int, String>(1, 2)", "Pair<Int, String>(1, 2)"),
      EntryCase("@Entry var x = a < b", "a < b"),
      EntryCase("@Entry var x = { (n: Int) in n }", "{ (n: Int) in n }"),
      EntryCase(
        "@Entry var x = [3, 1]\n    .sorted() // why\n    .first",
        "[3, 1]\n    .sorted() // why\n    .first"
      ),
      EntryCase("@Entry var x = f { $0 }.g { get() }", "f { $0 }.g { get() }"),
      EntryCase(
        "@Entry var x = \"\"\"\n  a \" } \\(b ? \"c\" : \"d\")\n  // e\n  \"\"\"",
        "\"\"\"\n  a \" } \\(b ? \"c\" : \"d\")\n  // e\n  \"\"\""
      ),
      EntryCase("@Entry var x = #\"a \"b\" \\(c) \"#", "#\"a \"b\" \\(c) \"#"),
      EntryCase("@Entry var x = /a\"b(c/", "/a\"b(c/"),
      EntryCase("@Entry var x = 8 / 2 / 2", "8 / 2 / 2"),
    ]
  )
  func inferred(_ entry: EntryCase) {
    #expect(
      key(entry.property) == """
        private struct __Key_x: SwiftUI.EnvironmentKey {
          @SwiftUI.__EntryDefaultValue static var defaultValue = \(entry.key)
        }
        """
    )
  }

  @Test(
    "the key's protocol belongs to the extended type",
    arguments: [
      ("extension EnvironmentValues {}", "SwiftUI.EnvironmentKey"),
      ("\n// c\npublic extension SwiftUI.ContainerValues {}", "SwiftUI.ContainerValueKey"),
      ("@available(iOS 18, *) extension Transaction {}", "SwiftUI.TransactionKey"),
      ("extension SwiftUI::EnvironmentValues {}", "SwiftUI.EnvironmentKey"),
    ]
  )
  func owners(_ owner: String, _ keyProtocol: String) {
    #expect(
      key("@Entry var x = 1", in: owner).hasPrefix("private struct __Key_x: \(keyProtocol) {")
    )
  }

  @Test(
    "a key of focused values has the type that the property wraps",
    arguments: [
      ("Binding<String>?", "Binding<String>"), ("Int? = nil", "Int"),
      ("(() -> Void)?", "(() -> Void)"),
      ("Optional<Int>", "Int"), ("Int??", "Int?"),
    ]
  )
  func focused(_ type: String, _ value: String) {
    #expect(
      key("@Entry var x: \(type)", in: "extension FocusedValues {}") == """
        private struct __Key_x: SwiftUI.FocusedValueKey {
          typealias Value = \(value)
        }
        """
    )
  }

  @Test(
    "the key is isolated like the property",
    arguments: [
      ("@Entry nonisolated var x = 1", "extension EnvironmentValues {}", "nonisolated\n", ""),
      ("@Entry var x = 1", "nonisolated extension EnvironmentValues {}", "nonisolated\n", ""),
      (
        "@MainActor @Entry var x = 1", "extension EnvironmentValues {}", "@MainActor\n",
        "@MainActor "
      ),
      (
        "@Entry var x = 1", "@MainActor extension EnvironmentValues {}", "@MainActor\n",
        "@MainActor "
      ),
      (
        "@Entry nonisolated var x = 1", "@MainActor extension EnvironmentValues {}",
        "nonisolated\n", ""
      ),
    ]
  )
  func isolation(_ property: String, _ owner: String, _ prefix: String, _ conformance: String) {
    let expected = "\(prefix)private struct __Key_x: \(conformance)SwiftUI.EnvironmentKey {"
    #expect(key(property, in: owner).hasPrefix(expected))
  }

  @Test("the key is as available as the property")
  func availability() {
    let text = key("@Entry\n@available(*, deprecated, message: \"a, b\")\npublic var x = 1")
    #expect(text.hasPrefix("@available(*, deprecated, message: \"a, b\")\nprivate struct"))
  }

  @Test(
    "names that need escaping keep it where the key needs it",
    arguments: [
      ("`default`", "__Key_default"), ("größe", "__Key_größe"), ("`raw name`", "`__Key_raw name`"),
    ]
  )
  func names(_ name: String, _ keyName: String) {
    let request = attached(
      "EntryMacro",
      "accessor",
      to: "@Entry var \(name) = 1",
      in: ["extension ContainerValues {}"]
    )
    #expect(
      Plugin.reply(to: request).source == """
        {
          get { self[\(keyName).self] }
          set { self[\(keyName).self] = newValue }
        }
        """
    )
    #expect(key("@Entry var \(name) = 1").hasPrefix("private struct \(keyName):"))
  }

  @Test("the helper makes a stored default computed")
  func defaultValue() {
    let request = attached(
      "EntryDefaultValueMacro",
      "accessor",
      to: "@SwiftUI.__EntryDefaultValue static var defaultValue = [1, 2] // c",
      in: []
    )
    #expect(Plugin.reply(to: request).source == "{\n  get {\n    return [1, 2]\n  }\n}")
  }
}
