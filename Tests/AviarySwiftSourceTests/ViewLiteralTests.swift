import AviarySwiftSource
import Testing

@Suite("Literals in the code of views")
struct ViewLiteralTests {
  private func values(_ text: String, leavingAlone lines: Set<String> = []) -> [String] {
    let literals = ViewLiterals(text, leavingAlone: lines)
    return literals.literals.indices.map {
      "\(literals.literals[$0].kind) \(literals.text(of: $0))"
    }
  }

  private func view(_ body: String) -> String {
    "struct A: View {\n  var body: some View {\n\(body)\n}\n}"
  }

  @Test(
    "arguments, elements and values by themselves are found",
    arguments: [
      ("Text(\"ab\").padding(12)", ["text \"ab\"", "integer 12"]),
      ("VStack(spacing: -4) { Text(\"\") }", ["integer -4", "text \"\""]),
      ("A(x: 0.5, y: 1e3).b(true)", ["float 0.5", "float 1e3", "boolean true"]),
      ("A(isOn ? 1 : 0.25)", ["integer 1", "float 0.25"]),
      ("B([1, 2], [\"ab\": false])", ["integer 1", "integer 2", "text \"ab\"", "boolean false"]),
      ("let x = 0x1f\nreturn A(x)", ["integer 0x1f"]),
      ("Color.red.frame(width: 5)", ["color red", "integer 5"]),
      ("A().fill(.blue).tint(isOn ? .red : .green)", ["color blue", "color red", "color green"]),
      ("A().shadow(color: .black.opacity(0.5))", ["color black", "float 0.5"]),
      ("A(\n  .red\n)", ["color red"]), ("A(name ?? \"none\")", ["text \"none\""]),
    ]
  )
  func found(body: String, expected: [String]) {
    #expect(values(view(body)) == expected)
  }

  @Test(
    "what has to be a literal, or may mean something else in a call, is left alone",
    arguments: [
      "A(x * 2, 1 + y, x / 2)", "ForEach(0..<3, id: \\.self) { Text($0) }", "Text(\"a \\(3) b\")",
      "switch x { case 1: A(); case \"ab\": B(); default: C() }", "if case .some(3) = x { A() }",
      "if #available(iOS 17, *) { A() }", "@State var x = 5", "#expect(x == 3)",
      "func f(a: Int = 3) {}", "x.0", "Text(\"\"\"\n  long\n  \"\"\")", "Text(#\"raw\"#)",
      "A().shortcut(\"s\")", "A(\"abc\".count)", "A().font(.a(weight: .black)).fontWeight(.black)",
      "Color(UIColor.red)", "A(b.red)", "Text(\"a\" + \"bc\")", "A().red(3 == x)", "Shape.red(x)",
    ]
  )
  func leftAlone(body: String) {
    #expect(values(view(body)) == [])
  }

  @Test(
    "the code of views alone is looked at",
    arguments: [
      ("struct A { @State var x = 1; let y = \"ab\"; var z: Int { 3 } }", []),
      ("enum A: Int { case a = 1 }", []), ("func f(x: Int = 3) -> Int { 4 }", []),
      ("init(x: Int = 3) { self.x = 4 }", []),
      ("func f(x: Int = 3) -> some View { A(4) }", ["integer 4"]),
      ("func f<T>(x: T) async -> some View where T: B { A(4) }", ["integer 4"]),
      ("@ViewBuilder var x: B<Int> { A(4) }", ["integer 4"]),
      ("@ViewBuilder func x() -> B { A(4) }", ["integer 4"]),
      ("#Preview(\"Name\", traits: .x(3)) { A(4) }", ["integer 4"]),
      ("var a: Int { 1 }\nvar b: some View { A(2) }\nvar c = 3", ["integer 2"]),
    ]
  )
  func members(source: String, expected: [String]) {
    #expect(values(source) == expected)
  }

  @Test("lines stay where they are, and each literal is in a call")
  func rewriting() {
    let literals = ViewLiterals(view("Text(\"ab\").x(-1)\n  .fill(.red)"))
    let text = literals.rewritten { index, literal in "\(literal.kind)(\(index), " }
    #expect(
      text == view("Text(text(0, \"ab\")).x(integer(1, -1))\n  .fill(color(2, .red))")
    )
  }

  @Test("the skeleton is the same as long as only literals change")
  func skeleton() {
    func skeleton(_ body: String) -> [UInt8] { ViewLiterals(view(body)).skeleton }
    #expect(skeleton("A(1, \"ab\", .red, true)") == skeleton("A(-2.5, \"\", .blue, false)"))
    #expect(skeleton("A(1)") != skeleton("A(true)"))
    #expect(skeleton("A(1)") != skeleton("A(1, 2)"))
    #expect(skeleton("A(\"ab\")") != skeleton("A(\"a\\(b)\")"))
    #expect(skeleton("A(Color.red)") != skeleton("A(.red)"))
    #expect(skeleton("A(x * 2)") != skeleton("A(x * 3)"))
  }

  @Test("literals of lines that are named are part of the skeleton")
  func lines() {
    let source = view("  A(1)\n  B(2)")
    #expect(values(source, leavingAlone: ["  A(1)"]) == ["integer 2"])
  }

  @Test(
    "texts are read as they are written",
    arguments: [
      ("\"a\\n\\\"b\\\\\"", "a\n\"b\\"), ("\"\\u{e9}\"", "é"), ("\"\"", ""), ("\"\\(x)\"", nil),
      ("\"\\u{110000}\"", nil), ("\"\\", nil), ("a", nil),
    ] as [(String, String?)]
  )
  func texts(literal: String, expected: String?) {
    #expect(ViewLiterals.text(ofLiteral: literal) == expected)
  }
}
