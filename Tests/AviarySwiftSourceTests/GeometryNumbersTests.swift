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
      "CGSize(width: .infinity", "CGRect(origin: .zero, size: size)",
      "CGRect(origin: point, size: .zero)",
    ]
  )
  func left(text: String) { #expect(CompilableSource(text).text == text) }
}
