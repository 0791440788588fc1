import AviaryLayout
import Foundation
import Testing

@Suite("LineLengths")
struct LineLengthsTests {
  @Test("Equal neighbours are one run, whatever the order they come in")
  func runs() {
    var lengths = LineLengths(count: 1_000_000, spacing: 2)
    for line in [5, 7, 6, 4, 9] { lengths.set(line, 10) }
    #expect(lengths.runs.map(\.start) == [4, 9])
    #expect(lengths.runs.map(\.count) == [4, 1])
    #expect(lengths.runs.map(\.length) == [10, 10])
    lengths.set(6, 30)
    #expect(lengths.runs.map(\.start) == [4, 6, 7, 9])
    lengths.set(6, 10)
    #expect(lengths.runs.count == 2)
    #expect(lengths.known(8) == nil)
    #expect(lengths.known(9) == 10)
  }

  @Test("Positions agree with those of a plain table", arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func positions(seed: Int) {
    var random = UInt64(seed + 1)
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    let count = 60
    var lengths = LineLengths(count: count, spacing: 3, fallback: 11)
    var table = [CGFloat?](repeating: nil, count: count)
    for _ in 0..<next(80) {
      let line = next(count)
      let length = CGFloat(next(3) * 10 + 5)
      table[line] = length
      lengths.set(line, length)
    }
    lengths.prepare()
    let known = table.compactMap { $0 }
    let mean = known.isEmpty ? 11 : known.reduce(0, +) / CGFloat(known.count)
    var position: CGFloat = 0
    for line in 0..<count {
      #expect(abs(lengths.position(of: line) - position) < 0.0001)
      #expect(lengths.line(at: position + 0.01) == line)
      #expect(lengths.line(at: position + (table[line] ?? mean) + 2.9) == line)
      position += (table[line] ?? mean) + 3
    }
    #expect(abs(lengths.total - (position - 3)) < 0.0001)
    #expect(lengths.line(at: -50) == 0)
    #expect(lengths.line(at: 1e9) == count - 1)
  }

  @Test("Distances of neighbours count where they are known, and as their mean elsewhere")
  func gaps() {
    var lengths = LineLengths(count: 5, spacing: nil, fallback: 10, fallbackGap: 6)
    #expect(abs(lengths.total - 74) < 1e-9)
    lengths.setGap(after: 0, 2)
    lengths.setGap(after: 1, 4)
    lengths.prepare()
    #expect((0..<5).map { lengths.position(of: $0) } == [0, 12, 26, 39, 52])
    #expect(lengths.total == 62)
    #expect(
      [-1, 0, 11, 12, 25, 26, 52, 99].map { lengths.line(at: $0) } == [0, 0, 0, 1, 1, 2, 4, 4]
    )
    lengths.forget(count: 2)
    #expect(abs(lengths.total - 23) < 1e-9)
  }

  @Test("What was measured is forgotten but for its mean")
  func forgetting() {
    var lengths = LineLengths(count: 10, spacing: 0)
    lengths.set(0, 10)
    lengths.set(1, 20)
    lengths.forget(count: 4)
    #expect(lengths.total == 60)
    #expect(lengths.runs.isEmpty)
  }
}

@Suite("LineMap")
struct LineMapTests {
  @Test("Headers and footers take lines of their own")
  func sections() {
    let map = LineMap(
      sections: [(0..<0, 0..<5, 5..<5), (5..<6, 6..<9, 9..<11), (11..<11, 11..<11, 11..<11)],
      perLine: 2
    )
    #expect(map.lineCount == 3 + 1 + 2 + 2)
    #expect(map.elementCount == 11)
    #expect(
      (0..<map.lineCount).map { map.elements(ofLine: $0) } == [
        0..<2, 2..<4, 4..<5, 5..<6, 6..<8, 8..<9, 9..<10, 10..<11,
      ]
    )
    #expect((0..<11).map { map.line(ofElement: $0) } == [0, 0, 1, 1, 2, 3, 4, 4, 5, 6, 7])
    #expect(map.blocks(ofSection: 1) == 1..<4)
  }
}
