import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Random display lists, written as PDF and SVG, look like what Cairo paints of them.
///
/// A few in an ordinary run; `scripts/compare-documents` tries many.
@Suite("Documents of random display lists")
struct DocumentFuzzTests {
  /// The seeds to be run: `AVIARY_DOCUMENT_SEEDS=500` from `AVIARY_DOCUMENT_FIRST=1` on.
  private static var seeds: [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["AVIARY_DOCUMENT_FIRST"].flatMap(UInt64.init) ?? 1
    let count = environment["AVIARY_DOCUMENT_SEEDS"].flatMap(UInt64.init) ?? 40
    return Array(first..<first + max(count, 1))
  }

  private let allowance = DocumentComparison.allowance
  private let comparison = DocumentComparison(size: RandomDisplayList.size)

  @Test("SVG looks like the picture", arguments: [RandomDisplayList.Kind.plain, .mixed])
  func svg(kind: RandomDisplayList.Kind) throws {
    let engine = try PangoTextEngine()
    for seed in Self.seeds {
      let list = RandomDisplayList.list(seed: seed, kind: kind, engine: engine)
      let count = try comparison.svg(list)
      guard count > allowance else { continue }
      let small = try DisplayListShrinker.shrink(list) { try comparison.svg($0) > allowance }
      Issue.record("seed \(seed), \(kind), as SVG: \(count) pixels differ in\n\(small.dump)")
    }
  }

  @Test(
    "PDF looks like the picture",
    .enabled(if: DocumentRasters.drawsPDF, "needs the package poppler-utils"),
    arguments: RandomDisplayList.Kind.allCases
  )
  func pdf(kind: RandomDisplayList.Kind) throws {
    let engine = try PangoTextEngine()
    var rest = Self.seeds[...]
    while !rest.isEmpty {
      // As pages of one document, which share its fonts and groups.
      let seeds = rest.prefix(20)
      rest = rest.dropFirst(20)
      let lists = seeds.map { RandomDisplayList.list(seed: $0, kind: kind, engine: engine) }
      for (index, count) in try comparison.pdf(lists).enumerated() where count > allowance {
        let small = try DisplayListShrinker.shrink(lists[index]) {
          try comparison.pdf([$0])[0] > allowance
        }
        let seed = seeds[seeds.startIndex + index]
        Issue.record("seed \(seed), \(kind), as PDF: \(count) pixels differ in\n\(small.dump)")
      }
    }
  }

  @Test("A list that is made smaller keeps what fails")
  func shrinking() throws {
    let engine = try PangoTextEngine()
    func hasText(_ fragment: DisplayFragment) -> Bool {
      fragment.commands.contains { command in
        if case .text = command { return true }
        return command.inner.map(hasText) ?? false
      }
    }
    let list = try #require(
      (1...100).lazy.map { RandomDisplayList.list(seed: $0, kind: .plain, engine: engine) }
        .first { hasText($0.root) && $0.root.commands.count > 1 }
    )
    let small = DisplayListShrinker.shrink(list) { hasText($0.root) }
    #expect(small.root.commands.count == 1)
    #expect(small.dump.contains("text") && small.dump.split(separator: "\n").count <= 3)
  }
}
