import AviaryProject
import Testing

@testable import AviaryCommand

@Suite("SourceSummary")
struct SourceSummaryTests {
  /// The names of the views that can be built without arguments.
  private func buildable(_ source: String) -> [String] {
    SourceSummary(source: source).views.filter(\.isBuildable).map(\.name)
  }

  @Test(
    "a view whose properties all have values can be built",
    arguments: [
      "var body: some View { Text(\"x\") }",
      "let title = \"x\"; var body: some View { Text(title) }",
      "@State private var count = 0\n var body: some View { Text(\"\") }",
      "@State private var name: String?\n var body: some View { Text(\"\") }",
      "@Environment(\\.colorScheme) private var scheme\n var body: some View { Text(\"\") }",
      "@Namespace var space\n @FocusState var isFocused: Bool\n var body: some View { Text(\"\") }",
      "var x: Int { 4 }\n var body: some View { Text(\"\") }",
      "var x = 4 { didSet { print(1) } }\n var body: some View { Text(\"\") }",
      "let f: (Int) -> Void = { _ in }\n let g: [String: Int] = [:]\n var body: some View { E() }",
      "static let shared: Int = 1\n static var other: Int { 2 }\n var body: some View { E() }",
      "let model = Model { 1 }\n let list = [1, 2,\n 3]\n var body: some View { E() }",
      "init(a: Int = 1, b: [Int] = [1, 2]) { self.a = a }\n let a: Int\n var body: some View { E() }",
      "let a: Int\n init() { a = 1 }\n init(a: Int) { self.a = a }\n var body: some View { E() }",
      "var total: Double\n { 4 }\n var body: some View { E() }",
      "@ViewBuilder var body: some View { if true { Text(\"{\") } }\n private func f() -> Int { 1 }",
    ]
  )
  func canBeBuilt(members: String) {
    #expect(buildable("import SwiftUI\nstruct Card: View {\n \(members)\n}\n") == ["Card"])
  }

  @Test(
    "a view that needs something says what",
    arguments: [
      ("let title: String", "it needs a value for 'title'"),
      ("@Binding var isOn: Bool", "it needs a value for 'isOn'"),
      ("@State var count: Int", "it needs a value for 'count'"),
      ("let name: String?", "it needs a value for 'name'"),
      ("@ViewBuilder let content: () -> Text", "it needs a value for 'content'"),
      ("var a = 1, b: Int", "it needs a value for 'b'"),
      ("var b: Int { didSet { } }", "it needs a value for 'b'"),
      ("init(a: Int) { }", "each of its initialisers takes arguments"),
      ("init(a: Int = 1, b: Int) { }", "each of its initialisers takes arguments"),
    ]
  )
  func needsArguments(members: String, obstacle: String) {
    let summary = SourceSummary(
      source: "struct Card: View {\n \(members)\n var body: some View { E() } }"
    )
    #expect(summary.views.map(\.obstacle) == [obstacle])
  }

  @Test("comments, strings and inactive branches declare nothing")
  func ignoresWhatIsNotCode() {
    let source = #"""
      // struct A: View { var body: some View { B() } }
      /* struct B: View { /* nested */ } */
      let text = "struct C: View { \(f("}")) }"
      let long = """
        struct D: View { }
        """
      let raw = #"struct "quoted": View {"#
      #if os(iOS)
      struct E: View { var body: some View { Text("") } }
      #elseif os(Linux) && canImport(SwiftUI)
      struct F: View { var body: some View { Text("}") } }
      #else
      struct G: View { var body: some View { Text("") } }
      #endif
      """#
    #expect(buildable(source) == ["F"])
  }

  @Test(
    "a bracket in a regular expression encloses nothing",
    arguments: [
      "let brace = /{/", "let brace = #/{/#", "let brace = #/\n  {  # open\n/#",
      "let parts = \"a{b\".split(separator: /[{]/)", "let quote = /\"/", "let comment = #/a/*b/#",
      "let half = (4 + 2) / 2, brace = /{/, third = half/3",
    ]
  )
  func regexes(property: String) {
    #expect(
      buildable(
        """
        struct Card: View {
         \(property)
         var body: some View { E() }
        }
        struct Other: View { var body: some View { E() } }
        """
      ) == ["Card", "Other"]
    )
  }

  @Test("generic, private and nested private views are not candidates")
  func hiddenViews() {
    let source = """
      struct Box<Content: View>: View { let content: Content; var body: some View { content } }
      private struct Row: View { var body: some View { E() } }
      fileprivate enum Parts { struct Top: View { var body: some View { E() } } }
      enum Kit { struct Badge: View { var body: some View { E() } } }
      struct Screen {}
      extension Screen: View { var body: some View { E() } }
      class Model: ObservableObject { class func make() -> Model { Model() } }
      """
    #expect(buildable(source) == ["Kit.Badge", "Screen"])
  }

  @Test("previews, providers and the app are counted")
  func previews() {
    let source = """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { E() } }
      struct ContentView_Previews: PreviewProvider { static var previews: some View { E() } }
      #Preview { ContentView() }
      #Preview("two", traits: .sizeThatFitsLayout) { ContentView() }
      """
    let summary = SourceSummary(source: source)
    #expect(summary.previewCount == 2)
    #expect(summary.previewProviders == ["ContentView_Previews"])
    #expect(summary.app == "TheApp")
    #expect(summary.importsSwiftUI)
  }

  @Test(
    "conditions are judged as the compiler judges them on Linux",
    arguments: [
      ("os(Linux)", true), ("!os(Linux)", false), ("os(iOS) || os(Linux)", true),
      ("canImport(UIKit)", false), ("canImport(SwiftUI) && !canImport(AppKit)", true),
      ("DEBUG", true), ("SOME_FLAG", false), ("swift(>=6.0)", true),
      ("!(os(iOS) || os(macOS))", true), ("targetEnvironment(simulator)", false),
    ]
  )
  func conditions(condition: String, expected: Bool) {
    #expect(BuildConditions.drawing(with: ["SwiftUI"]).holds(condition) == expected)
  }
}
