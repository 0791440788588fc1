import Testing

/// A file that must not compile, and a part of what the compiler says.
struct LanguageError: Sendable, CustomTestStringConvertible {
  var rule: String
  var source: String
  var message: String
  var testDescription: String { rule }
}

@Suite("What the 27 SDKs' language does not take", .serialized)
struct LanguageErrorTests {
  private static let cases = [
    LanguageError(
      rule: "27 S4: a value assigned to a state with a default before all else is set",
      source: """
        struct Card: View {
          @State private var x = 1
          let title: String
          init(title: String = "") { x = 7; self.title = title }
          var body: some View { Text(title) }
        }
        """,
      message: "'self' used before all stored properties are initialized"
    ),
    LanguageError(
      rule: "27 S5: another wrapper on the same property",
      source: """
        @propertyWrapper struct Small {
          var wrappedValue: Int
        }
        struct Card: View {
          @Small @State private var x: Int = 1
          var body: some View { Text("") }
        }
        """,
      message: "invalid redeclaration of synthesized property '_x'"
    ),
    LanguageError(
      rule: "27 S6: a private state in the memberwise initialiser",
      source: """
        struct Row: View {
          @State private var x = 1
          let title: String
          var body: some View { Text(title) }
        }
        struct Card: View { var body: some View { Row(x: 2, title: "") } }
        """,
      message: "extra argument 'x' in call"
    ),
    LanguageError(
      rule: "27 S3: a state without a default that an initialiser forgets",
      source: """
        struct Card: View {
          @State private var x: Int
          init() {}
          var body: some View { Text("") }
        }
        """,
      message: "without initializing all stored properties"
    ),
  ]

  @Test("It is refused, in the compiler's words", arguments: cases)
  func refused(_ entry: LanguageError) throws {
    let outcome = try ToolRunner().run(
      ["render", "Card.swift", "-o", "a.png"],
      source: entry.source
    )
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(entry.message), "\(outcome.errors)")
  }
}
