import Testing

@testable import AviaryProject

@Suite("Conditions of #if")
struct ConditionTests {
  private func conditions(_ system: JudgedSystem, language: [Int] = [5, 10]) -> BuildConditions {
    var conditions = BuildConditions(
      system: system,
      modules: ["SwiftUI", system == .ios ? "UIKit" : system == .macos ? "AppKit" : "Glibc"],
      flags: ["DEBUG"]
    )
    conditions.language = language
    return conditions
  }

  @Test(
    "A condition holds as it would on the system",
    arguments: [
      ("os(iOS)", [true, false, false]),
      ("os(macOS) || os(Linux)", [false, true, true]),
      ("!os(iOS) && !os(watchOS)", [false, true, true]),
      ("canImport(UIKit)", [true, false, false]),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", [false, true, false]),
      ("canImport(UIKit, _version: 17)", [true, false, false]),
      ("targetEnvironment(simulator)", [false, false, false]),
      ("DEBUG && !RELEASE", [true, true, true]),
      ("(os(iOS) || os(tvOS)) && swift(>=5.9)", [true, false, false]),
      ("swift(>=6)", [false, false, false]),
      ("compiler(>=6.3)", [true, true, true]),
      ("compiler(<6.3.1)", [false, false, false]),
      ("_runtime(_ObjC)", [true, true, false]),
      ("true && !false", [true, true, true]),
    ]
  )
  func holding(condition: String, expected: [Bool]) {
    let found = [JudgedSystem.ios, .macos, .linux].map { conditions($0).holds(condition) }
    #expect(found == expected)
  }

  @Test("What is left out is blank, and lines and columns stay")
  func blanks() {
    let text = """
      import SwiftUI
      #if os(iOS)
      import UIKit
      #elseif os(macOS) ||
        os(Linux)
      import AppKit
      #else
      let é = "#if"
      #endif
      let a = b
        #if DEBUG
        .c()
        #endif
        .d()
      """
    let ios = ConditionalSource(text, for: conditions(.ios))
    #expect(ios.imports.map(\.module) == ["SwiftUI", "UIKit"])
    #expect(ios.imports.map(\.line) == [1, 3])
    #expect(ios.text.utf8.count == text.utf8.count)
    let lines = ios.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 14)
    #expect(lines[2] == "import UIKit")
    #expect(lines[5].allSatisfy { $0 == " " } && lines[7].allSatisfy { $0 == " " })
    #expect(lines[11] == "  .c()")
    let linux = ConditionalSource(text, for: conditions(.linux))
    #expect(linux.imports.map(\.module) == ["SwiftUI", "AppKit"])
    #expect(ConditionalSource.conditions(in: text).first == "os(iOS)")
  }

  @Test(
    "Imports of all kinds are found, and nothing else",
    arguments: [
      ("@testable import Mail", ["Mail"]),
      ("import struct Foundation.Date", ["Foundation"]),
      ("public import os.log", ["os"]),
      ("@_exported import Core; import UI", ["Core", "UI"]),
      ("f(import: x)\n// import A\nlet s = \"import B\"", []),
      ("x.import\nimport enum M.E", ["M"]),
    ]
  )
  func imports(text: String, expected: [String]) {
    #expect(ConditionalSource(text, for: conditions(.ios)).imports.map(\.module) == expected)
  }

  @Test(
    "An interface changes with what other files see, and not with what functions do",
    arguments: [
      ("func f() -> Int { 1 }", "func f() -> Int { 2 }", true),
      ("func f() -> Int { 1 }", "func f() -> Double { 1 }", false),
      (
        "struct V: View { var body: some View { Text(\"a\") } }",
        "struct V: View { var body: some View { Text(\"b\"); Spacer() } }", true
      ),
      ("var x: Int { get { 1 } set {} }", "var x: Int { 1 }", false),
      ("protocol P { var x: Int { get } }", "protocol P { var x: Int { get set } }", false),
      (
        "protocol P { func f()\n var x: Int { get } }",
        "protocol P { func f()\n var y: Int { get } }", false
      ),
      ("var x = { 1 }()", "var x = { \"\" }()", false),
      ("init() { a = 1 }", "init() {\n  a = 2\n}", true),
      ("// a\nlet x = 1", "let x = 1 // b", true),
      ("subscript(i: Int) -> Int { i }", "subscript(i: Int) -> Int { i + 1 }", true),
    ]
  )
  func interfaces(before: String, after: String, isSame: Bool) {
    #expect((SourceInterface.text(of: before) == SourceInterface.text(of: after)) == isSame)
  }

  @Test("What is unavailable on the judged system is so everywhere, on the same columns")
  func availability() {
    let text = """
      enum Style {
        case light
        @available(iOS, unavailable)
        case vibrant
        @available(macOS, unavailable, message: "no")
        case material
        @available(iOS 15, *) func a() {}
        @available(iOS, deprecated: 15) func b() {}
      }
      """
    let phone = ConditionalSource(text, for: conditions(.ios)).text
    #expect(phone.contains("@available(*  , unavailable)\n  case vibrant"))
    #expect(phone.contains("@available(macOS, unavailable, message: \"no\")"))
    #expect(phone.contains("@available(iOS 15, *) func a() {}"))
    #expect(phone.contains("@available(iOS, deprecated: 15) func b() {}"))
    let mac = ConditionalSource(text, for: conditions(.macos)).text
    #expect(mac.contains("@available(*    , unavailable, message: \"no\")\n  case material"))
    #expect(ConditionalSource(text, for: conditions(.linux)).text == text)
  }
}
