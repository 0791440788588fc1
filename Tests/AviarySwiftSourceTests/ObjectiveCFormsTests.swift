import AviarySwiftSource
import Testing

@Suite("Objective-C's forms in copies")
struct ObjectiveCFormsTests {
  @Test("attributes are blank, and columns stay")
  func attributes() {
    let source = """
      @objcMembers final class A: NSObject {
        @objc func a() {}
        @objc(named:) func b(_ x: Int) {}
        @IBOutlet weak var label: UILabel!
        @objc (Int) -> Void
      }
      """
    let expected = """
                   final class A: NSObject {
              func a() {}
                      func b(_ x: Int) {}
                  weak var label: UILabel!
              (Int) -> Void
      }
      """
    #expect(CompilableSource(source).text == expected)
  }

  @Test("a program's delegate has Swift's own word")
  func entry() {
    #expect(
      CompilableSource("@UIApplicationMain\nclass A {}").text
        == "@main             \nclass A {}"
    )
  }

  @Test(
    "a selector carries its method",
    arguments: [
      ("save", "Selector(\"save\", A.save)"),
      ("save(_:)", "Selector(\"save:\", A.save(_:))"),
      ("self.save(_:)", "Selector(\"save:\", A.save(_:))"),
      ("Self.save", "Selector(\"save\", A.save)"),
      ("save(sender:event:)", "Selector(\"saveWithSender:event:\", A.save(sender:event:))"),
      ("save(with:_:)", "Selector(\"saveWith::\", A.save(with:_:))"),
      ("B.C.save(_:)", "Selector(\"save:\", B.C.save(_:))"),
      ("parent.save", "Selector(\"save\", parent.save)"),
      ("getter: A.title", "Selector(\"title\")"),
      ("setter: title", "Selector(\"setTitle:\")"),
    ]
  )
  func selector(_ written: String, _ expected: String) {
    let source = "class A { class func x() {}\n func f() { g(#selector(\(written)), 1) } }"
    let copy = "class A { class func x() {}\n func f() { g(\(expected), 1) } }"
    #expect(CompilableSource(source).text == copy)
  }

  @Test("the innermost type owns the method; without a type it is a function")
  func owners() {
    #expect(
      CompilableSource("extension A.B { struct C { class D { let x = #selector(go) } } }").text
        == "extension A.B { struct C { class D { let x = Selector(\"go\", D.go) } } }"
    )
    #expect(
      CompilableSource("extension A.B where T: C { func f() { g(#selector(go)) } }").text
        == "extension A.B where T: C { func f() { g(Selector(\"go\", A.B.go)) } }"
    )
    #expect(CompilableSource("g(#selector(go))").text == "g(Selector(\"go\", go))")
  }

  @Test("lines stay what they were")
  func lines() {
    let copy = CompilableSource("class A { let x = #selector(\n  go(_:)\n)\n let y = 1 }").text
    #expect(copy == "class A { let x = Selector(\"go:\", A.go(_:))\n\n\n let y = 1 }")
  }

  @Test("key paths are texts; words in texts and comments are left alone")
  func others() {
    #expect(CompilableSource("f(#keyPath(A.b.c))").text == "f(\"b.c\")")
    let source = "// #selector(a)\nlet x = \"@objc #selector(b)\""
    #expect(CompilableSource(source).text == source)
  }
}
