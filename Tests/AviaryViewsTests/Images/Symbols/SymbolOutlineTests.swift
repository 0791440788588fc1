@_spi(Hosting) import AviaryDrawing
import Foundation
import Testing

@testable import AviaryGraphics

@Suite("SymbolOutline")
struct SymbolOutlineTests {
  /// A square from 2 to 14 with a hole from 6 to 10, in each spelling.
  private static let framed = [
    // Under the nonzero rule, either way round.
    SymbolShape.Outline(d: "M2 2h12v12h-12zM6 6v4h4v-4z", evenOdd: false),
    SymbolShape.Outline(d: "M2 2v12h12v-12zM6 6h4v4h-4z", evenOdd: false),
    // Under the even-odd rule, both the same way round.
    SymbolShape.Outline(d: "M2 2h12v12h-12zM6 6h4v4h-4z", evenOdd: true),
  ]

  private func outline(_ entry: SymbolEntry, _ shapes: [String: SymbolShape.Outline]) -> Path? {
    SymbolOutline(entry) { name in
      shapes[name].map { SymbolShape(viewBox: SymbolEntry.all, paths: [$0]) }
    }?.path
  }

  private func entry(_ description: String) -> SymbolEntry {
    SymbolEntry(description: description[...]) ?? "unreadable"
  }

  private func fills(_ path: Path?, _ x: Double, _ y: Double) -> Bool {
    path?.contains(CGPoint(x: x, y: y)) ?? false
  }

  @Test("a hole stays a hole, whichever way and rule it was drawn by", arguments: framed)
  func holes(drawing: SymbolShape.Outline) {
    let path = outline("a", ["a": drawing])
    #expect(fills(path, 4, 4))
    #expect(!fills(path, 8, 8))
    #expect(!fills(path, 1, 1))
  }

  @Test("a hole stays a hole wherever the drawing is put", arguments: framed)
  func placedHoles(drawing: SymbolShape.Outline) {
    for offset in [0.1, 3.3, 7.7] {
      let path = outline(entry("a \(offset) \(offset) 7.7"), ["a": drawing])
      #expect(fills(path, offset + 2, offset + 2))
      #expect(!fills(path, offset + 3.85, offset + 3.85), "at \(offset)")
    }
  }

  @Test("overlapping layers fill what either fills", arguments: framed)
  func overlaps(drawing: SymbolShape.Outline) {
    let square = SymbolShape.Outline(d: "M3 3v10h10v-10z", evenOdd: false)
    let path = outline(
      entry("a with b 0 0 16"),
      ["a": drawing, "b": square]
    )
    #expect(fills(path, 4, 4))
    #expect(fills(path, 8, 8))
  }

  @Test("an icon in a filled circle is cut out of it", arguments: framed)
  func cutOut(drawing: SymbolShape.Outline) {
    let circle = SymbolShape.Outline(d: SymbolDrawing.disc(8, 8, 8), evenOdd: false)
    let path = outline(
      entry("a in circle.fill"),
      ["a": drawing, "circle-fill": circle]
    )
    #expect(fills(path, 8, 8), "the icon's own hole")
    #expect(!fills(path, 5.5, 8))
    #expect(fills(path, 8, 1))
  }

  @Test("a badge has a gap around it")
  func badge() {
    let all = SymbolShape.Outline(d: "M0 0h16v16h-16z", evenOdd: false)
    let dot = SymbolShape.Outline(d: SymbolDrawing.disc(8, 8, 8), evenOdd: false)
    let path = outline(entry("a badge b"), ["a": all, "b": dot])
    #expect(fills(path, 12.5, 12.5))
    #expect(!fills(path, 8.75, 12.5), "the gap")
    #expect(fills(path, 8, 12.5))
    #expect(fills(path, 1, 1))
  }

  @Test("a stroke crosses out, with gaps beside it")
  func slash() {
    let all = SymbolShape.Outline(d: "M0 0h16v16h-16z", evenOdd: false)
    let path = outline(SymbolEntry("a").slashed(), ["a": all])
    #expect(fills(path, 8, 8))
    #expect(!fills(path, 9.5, 8))
    #expect(fills(path, 12, 4))
  }

  @Test("a missing icon gives nothing")
  func missing() {
    #expect(outline("a", [:]) == nil)
  }

  @Test(
    "strokes of our own drawings that overlap are cut out together",
    arguments: ["e", "10", "b"]
  )
  func cutStrokes(sign: String) throws {
    let entry = try #require(SymbolTable.lookup("\(sign).circle.fill"))
    let path = SymbolOutline(entry) { name in
      name.hasPrefix("own:")
        ? SymbolDrawings.shape(String(name.dropFirst(4)))
        : SymbolShape(
          viewBox: SymbolEntry.all,
          paths: [SymbolShape.Outline(d: "M0 0h16v16h-16z", evenOdd: false)]
        )
    }?.path
    // In whatever strokes there are nothing is filled: what is cut out once, and what is around, are all.
    let strokes = entry.layers.dropFirst().flatMap { layer in
      SymbolOutline(SymbolEntry(layers: [SymbolEntry.Layer(icon: layer.icon, frame: layer.frame)]))
      {
        SymbolDrawings.shape(String($0.dropFirst(4)))
      }.map { [$0.path] } ?? []
    }
    for x in stride(from: 0.25, to: 16, by: 0.5) {
      for y in stride(from: 0.25, to: 16, by: 0.5) {
        let point = CGPoint(x: x, y: y)
        let isStroke = strokes.contains { $0.contains(point) }
        let isFilled = fills(path, x, y)
        #expect(isStroke != isFilled, "\(point)")
      }
    }
  }
}
