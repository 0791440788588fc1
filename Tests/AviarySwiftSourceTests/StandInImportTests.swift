import AviarySwiftSource
import Testing

@Suite("Imports of modules that others stand for")
struct StandInImportTests {
  @Test("a module of Apple's systems alone is imported by the one that stands for it, in place")
  func replaces() {
    let text = """
      import Darwin
      import Darwin.C
      @preconcurrency import ObjectiveC.runtime; let x = 1
      import CoreFoundation // as there
      let Darwin = "import Darwin"
      """
    let copy = CompilableSource(text)
    #expect(
      copy.text == """
        import Glibc\u{20}
        import Glibc\u{20}\u{20}\u{20}
        @preconcurrency import Foundation        ; let x = 1
        import Foundation     // as there
        let Darwin = "import Darwin"
        """
    )
    #expect(copy.replacedImports == ["Darwin", "ObjectiveC", "CoreFoundation"])
    let parts = CompilableSource(
      "import CoreImage.CIFilterBuiltins\nimport os.log\nimport struct Foundation.Date\n"
    )
    #expect(
      parts.text
        == "import CoreImage                 \nimport os.log\nimport struct Foundation.Date\n"
    )
    #expect(parts.replacedImports.isEmpty)
    #expect(CompilableSource(text, isForLinux: true).text == text)
    #expect(CompilableSource(text, isForLinux: true).replacedImports.isEmpty)
  }

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
