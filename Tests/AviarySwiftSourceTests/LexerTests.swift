import AviarySwiftSource
import Testing

@Suite("Lexer")
struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = Source(text)
    return source.tokens.indices.map(source.text(at:))
  }

  @Test(
    "source is cut into tokens, white space and comments left out",
    arguments: [
      ("a /* b /* c */ d */ e // f\n g", ["a", "e", "g"]),
      ("x?.y ?? z", ["x", "?", ".", "y", "??", "z"]),
      ("Set<Int>?", ["Set", "<", "Int", ">?"]),
      ("0x1F 1.5e-3 1...2 a.0.b", ["0x1F", "1.5e-3", "1", "...", "2", "a", ".", "0", ".", "b"]),
      ("`default` $0 größe", ["`default`", "$0", "größe"]),
      ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("x = /a\"(/ ; y", ["x", "=", "/a\"(/", ";", "y"]),
      ("(/[)]/)", ["(", "/[)]/", ")"]),
      ("#/a/b\"/# #if", ["#/a/b\"/#", "#", "if"]),
      ("f(a) / g(b) / 2", ["f", "(", "a", ")", "/", "g", "(", "b", ")", "/", "2"]),
      (#""a \(b(")") + "}") c" d"#, [#""a \(b(")") + "}") c""#, "d"]),
      (##"#"a "b" \(c) \#(d("x")) "# e"##, [##"#"a "b" \(c) \#(d("x")) "#"##, "e"]),
      ("\"\"\"\n a \" \\\"\"\" \"\n \"\"\" b", ["\"\"\"\n a \" \\\"\"\" \"\n \"\"\"", "b"]),
      ("", []), ("  // only", []),
    ]
  )
  func tokens(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "a slash opens a regular expression where an operand may come",
    arguments: [
      ("x = /{/", "/{/"), ("f(/a b/)", "/a b/"), ("x.split(separator:/,/)", "/,/"),
      ("{ /[/(]/ }", "/[/"), ("[a, /\\//]", "/\\//"), ("return /a/", "/a/"), ("a\n/b/", "/b/"),
      ("!/a/", "/a/"), ("x = ^^/a/", "/a/"), ("a ? /b/ : c", "/b/"), ("try /a/.x", "/a/"),
      ("/* c *//a/", "/a/"), ("x = /a\\ /", "/a\\ /"), ("\"\\(a)\" + /b/", "/b/"),
      ("#/a/b/#", "#/a/b/#"), ("##/a/#b/##", "##/a/#b/##"), ("f(#/{/#)", "#/{/#"),
      ("#/\n { # /\n/#", "#/\n { # /\n/#"),
    ]
  )
  func regexes(_ text: String, _ expected: String) {
    #expect(words(text).contains(expected), "\(words(text))")
  }

  @Test(
    "a slash that divides is no regular expression",
    arguments: [
      "a/b/c", "a / b / c", "(a) /b/ c", "a /b/ c", "x /= a/b", "f(a)/2 + g[b]/2", "a/ b /c",
      "1/2/3", "x! / y/2", "f(/, 1) + g(/, 2)", "reduce(1, /) / f(/)", "let x = /a", "x = / a/",
      "x = /a /", "$0/$1/$2", "a ?? b/c/d",
    ]
  )
  func divisions(_ text: String) {
    #expect(!Lexer.tokens(of: Array(text.utf8)).contains { $0.kind == .literal }, "\(words(text))")
  }

  @Test("a slash inside an interpolation divides what is inside")
  func interpolatedDivisions() {
    #expect(words(#"x = "\(w/2)(\(h/2)" y"#) == ["x", "=", #""\(w/2)(\(h/2)""#, "y"])
    #expect(words(#"f("\(a.b(/"(/))") y"#) == ["f", "(", #""\(a.b(/"(/))""#, ")", "y"])
  }

  @Test("what ends on its line does not swallow the next one")
  func unterminated() {
    #expect(words("x = \"a\ny") == ["x", "=", "\"a", "y"])
    #expect(words("x = #/a\ny") == ["x", "=", "#/a", "y"])
    #expect(words("x = /a\ny/") == ["x", "=", "/", "a", "y", "/"])
    #expect(words("#!/usr/bin/swift {\nx") == ["x"])
  }

  @Test("a token knows what comes before it")
  func places() {
    let tokens = Lexer.tokens(of: Array("a b/* */(c)\n/*\n*/ .d\r\ne".utf8))
    #expect(tokens.map(\.startsLine) == [true, false, false, false, false, true, false, true])
    #expect(tokens.map(\.followsSpace) == [true, true, true, false, false, true, false, true])
  }
}
