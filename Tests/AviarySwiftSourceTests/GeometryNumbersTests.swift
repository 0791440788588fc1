import Testing

@testable import AviarySwiftSource

@Suite("Numbers in the initialisers of sizes")
struct GeometryNumbersTests {
  @Test(
    "the first number without its type gets one",
    arguments: [
      (
        "CGSize(width: .infinity, height: .infinity)",
        "CGSize(width: CGFloat.infinity, height: .infinity)"
      ),
      (
        "CGRect(x: 0, y: .zero,\n  width: 1, height: 2)",
        "CGRect(x: 0, y: CGFloat.zero,\n  width: 1, height: 2)"
      ),
      (
        "f(CGSize(width: g(.zero), height: .greatestFiniteMagnitude))",
        "f(CGSize(width: g(.zero), height: CGFloat.greatestFiniteMagnitude))"
      ),
    ]
  )
  func written(text: String, wanted: String) {
    #expect(CompilableSource(text).text == wanted)
  }

  @Test(
    "all else stays",
    arguments: [
      "CGSize(width: 1, height: 2)", "Size(width: .infinity)",
      "CGSize(width: .infinity + 1, height: x)",
      "\"CGSize(width: .infinity)\"", "// CGSize(width: .infinity)", "CGPoint(x: .a, y: .b)",
      "CGSize(width: .infinity",
    ]
  )
  func left(text: String) { #expect(CompilableSource(text).text == text) }

  @Test(
    "where a source names the lock, os comes with Darwin or Foundation; FoundationXML where it names XMLParser",
    arguments: [
      (
        "import Darwin\nvar a = os_unfair_lock()",
        "import Glibc ;import os\nvar a = os_unfair_lock()"
      ),
      (
        "import Foundation\nos_unfair_lock_lock(&a)",
        "import Foundation;import os\nos_unfair_lock_lock(&a)"
      ),
      (
        "import Foundation\nimport os\nos_unfair_lock_lock(&a)",
        "import Foundation\nimport os\nos_unfair_lock_lock(&a)"
      ),
      ("import Foundation\nlock(&a)", "import Foundation\nlock(&a)"),
      (
        "import SwiftUI\nimport Foundation\nlet a = XMLParser(data: b)",
        "import SwiftUI;import FoundationXML\nimport Foundation\nlet a = XMLParser(data: b)"
      ),
      (
        "import Foundation\n#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nXMLParser()",
        "import Foundation\n#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nXMLParser()"
      ),
    ]
  )
  func lock(text: String, wanted: String) { #expect(CompilableSource(text).text == wanted) }
}
