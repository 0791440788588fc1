import AviarySwiftSource
import Testing

@Suite("States within previews")
struct PreviewStatesTests {
  @Test("a state in a preview's type becomes a wrapper, and every token stays at its place")
  func rewritten() {
    let source = """
      #Preview("a", traits: .portrait) {
        struct Host: View {
          @State private var isOn = false
          @State var other = 1
          var body: some View { Toggle("x", isOn: $isOn) }
        }
        return Host()
      }
      """
    let expected =
      source
      .replacing("@State private var isOn", with: "@_Held         var isOn")
    #expect(CompilableSource(source).text == expected)
    #expect(CompilableSource(source).text.utf8.count == source.utf8.count)
    #expect(PreviewStates(source).properties.map(\.name) == ["isOn"])
    #expect(PreviewStates(source).properties.map(\.owner) == ["Host"])
  }

  @Test(
    "the state's own name, a use within a string, nested types and qualified names count too",
    arguments: [
      "#Preview { struct A: View { @State var x: Int; init(_ y: Int) { _x = .init(initialValue: y) } } }",
      #"#Preview { struct A: View { @State var x = 1; var body: some View { Text("\($x)") } } }"#,
      "#Preview { enum E {}; struct A { struct B: View { @State var x = 1; let b = { self.$x } } } }",
      "#SwiftUI.Preview { struct A: View { @SwiftUI.State var x = 1; func f() { g($x) } } }",
      "@available(iOS 17, *) #Preview(body: { struct A: View { @State(initialValue: 1) var x; func f() { g($x) } } })",
    ]
  )
  func counted(_ source: String) {
    #expect(
      CompilableSource(source).text
        == source.replacing("State v", with: "_Held v")
        .replacing("State(", with: "_Held(")
    )
  }

  @Test(
    "what the compiler finds stays as it is written",
    arguments: [
      "struct A: View { @State var x = 1; var body: some View { B($x) } }",
      "#Preview { @Previewable @State var x = 1; B($x) }",
      "#Preview { struct A: View { @State var x = 1; var body: some View { Text(x) } } }",
      "#Preview { struct A: View { @Binding var x: Int; var body: some View { B($x) } } }",
      "#Preview { A() }\nstruct A: View { @State var x = 1; var body: some View { B($x) } }",
      "#Preview", "#Preview {", "#Preview { struct A", "#Preview(\"State $x",
    ]
  )
  func left(_ source: String) {
    #expect(CompilableSource(source).text == source)
  }
}
