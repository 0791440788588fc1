import AviarySwiftSource
import Testing

@testable import AviaryMacros

@Suite("Scanning")
struct ScannerTests {
  @Test("source that ends anywhere is scanned without a trap, in order")
  func truncated() {
    let text = """
      @available(iOS 18, *) @Entry public var `x`: Dictionary<String, () -> Int?> = [ /* a */
        "a \\(b { "c" })": #"d \\#(e) "#, "\\u{1F600}": /f[(]/, \"\"\"
          g \\(h)
          \"\"\": #/i/#] { didSet(j) { } }, k = l<M, N>(0x1p-2).o { $0 } // p
      #Preview("q", traits: .r, body: { [s] in @Previewable @State var t = 1; U(t) })
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let part = String(decoding: bytes[..<count], as: UTF8.self)
      let source = Source(part)
      let bounds = source.tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      #expect(bounds == bounds.sorted())
      #expect(bounds.allSatisfy { $0 <= source.bytes.count })
      _ = VariableDeclaration(part)
      if let preview = part.firstRange(of: "#Preview") {
        _ = Plugin.reply(to: freestanding(String(part[preview.lowerBound...])))
      }
    }
  }
}
