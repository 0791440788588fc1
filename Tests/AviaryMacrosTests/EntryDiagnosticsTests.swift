import Testing

@testable import AviaryMacros

/// A property that `@Entry` refuses, with a `▸` at the place of the message.
struct EntryErrorCase: Sendable, CustomTestStringConvertible {
  var property: String
  var message: String
  var owner = "extension EnvironmentValues {}"
  var testDescription: String { property }
}

@Suite("EntryMacro diagnostics")
struct EntryDiagnosticsTests {
  private static let ownAccessors =
    "'@Entry' property 'x' cannot have accessors or observers of its own"
  private static let noValue = "'@Entry' property 'x' needs an initial value or an optional type"
  private static let elsewhere = """
    '@Entry' can only be used in an extension of 'EnvironmentValues', 'ContainerValues', \
    'Transaction' or 'FocusedValues'
    """
  private static let focused = "extension FocusedValues {}"

  @Test(
    "the first thing that is wrong is told at its place, once",
    arguments: [
      EntryErrorCase(
        property: "@Entry ▸let x = 1",
        message: "'@Entry' requires 'var', because an entry can be set"
      ),
      EntryErrorCase(property: "\n  @Entry var ▸x: Int", message: noValue),
      EntryErrorCase(property: "@Entry var ▸x: () -> Int?", message: noValue),
      EntryErrorCase(property: "@Entry var ▸x", message: noValue),
      EntryErrorCase(
        property: "@Entry ▸var x = 1, y = 2",
        message: "'@Entry' can only be attached to a single property"
      ),
      EntryErrorCase(
        property: "@Entry ▸var x: Set<Int> = [], y = 2",
        message: "'@Entry' can only be attached to a single property"
      ),
      EntryErrorCase(property: "@Entry var x: Int ▸{ 3 }", message: ownAccessors),
      EntryErrorCase(property: "@Entry var x: Int ▸{ get { 3 } set {} }", message: ownAccessors),
      EntryErrorCase(property: "@Entry var x = 1 ▸{ didSet(old) {} }", message: ownAccessors),
      EntryErrorCase(
        property: "@Entry public ▸static var x = 1",
        message: "'@Entry' cannot be combined with 'static'"
      ),
      EntryErrorCase(
        property: "@Entry ▸lazy var x = 1",
        message: "'@Entry' cannot be combined with 'lazy'"
      ),
      EntryErrorCase(
        property: "@Entry ▸unowned(unsafe) var x = 1",
        message: "'@Entry' cannot be combined with 'unowned'"
      ),
      EntryErrorCase(
        property: "▸@Entry var (x, y) = (1, 2)",
        message: "'@Entry' can only be attached to a 'var' with a single name"
      ),
      EntryErrorCase(
        property: "▸@Entry func x() {}",
        message: "'@Entry' can only be attached to a 'var' with a single name"
      ),
      EntryErrorCase(property: "▸@Entry var x = 1", message: elsewhere, owner: "struct Foo {}"),
      EntryErrorCase(property: "▸@Entry var x = 1", message: elsewhere, owner: "extension Text {}"),
      EntryErrorCase(
        property: "▸@Entry var x = 1",
        message: elsewhere,
        owner: "extension My.Transaction {}"
      ),
      EntryErrorCase(
        property: "@Entry var ▸x = 2",
        message: "'FocusedValues' entries must have an optional type",
        owner: focused
      ),
      EntryErrorCase(
        property: "@Entry var ▸x: Int",
        message: "'FocusedValues' entries must have an optional type",
        owner: focused
      ),
      EntryErrorCase(
        property: "@Entry var x: Int? = ▸3",
        message: "'FocusedValues' entries are nil by default and cannot have another initial value",
        owner: focused
      ),
    ]
  )
  func refused(_ entry: EntryErrorCase) throws {
    let parts = entry.property.split(separator: "▸", omittingEmptySubsequences: false)
    let property = parts.joined()
    let reply = Plugin.reply(to: attached("EntryMacro", "peer", to: property, in: [entry.owner]))
    #expect(reply.source == nil)
    #expect(
      reply.diagnostics == [
        WireDiagnostic(
          message: entry.message,
          severity: "error",
          position: .init(fileName: "/App/File.swift", offset: 100 + parts[0].utf8.count)
        )
      ]
    )

    let accessors = Plugin.reply(
      to: attached("EntryMacro", "accessor", to: property, in: [entry.owner])
    )
    #expect(accessors.diagnostics.isEmpty)
  }

  @Test("the accessors of a refused entry compile, so that the compiler has nothing to add")
  func accessorsOfRefused() {
    func accessors(_ property: String) -> String? {
      Plugin.reply(to: attached("EntryMacro", "accessor", to: property, in: ["struct Foo {}"]))
        .source
    }
    #expect(accessors("@Entry var x = 1") == "{ get { fatalError() } set { fatalError() } }")
    #expect(accessors("@Entry var x: Int { 1 }") == "")
  }

  @Test("an entry outside any declaration is refused at the attribute")
  func topLevel() {
    let reply = Plugin.reply(to: attached("EntryMacro", "peer", to: "@Entry var x = 1", in: []))
    #expect(reply.diagnostics.map(\.message) == [Self.elsewhere])
  }
}
