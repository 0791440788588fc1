@_spi(Hosting) import AviaryDrawing
import Foundation
import Testing

@Suite("Paths from SVG's path data")
struct SVGPathTests {
  @Test(
    "absolute and relative commands give the same path",
    arguments: [
      ("M1 2L3 4H5V6Z", "m1 2l2 2h2v2z"),
      ("M1 2 3 4 5 6", "m1 2 2 2 2 2"),
      ("M0 0C1 1 2 2 3 3S5 5 6 6", "m0,0c1,1,2,2,3,3s2,2,3,3"),
      ("M0 0Q1 1 2 0T4 0", "M0 0q1 1 2 0t2 0"),
      ("M10 8A2 2 0 1 1 6 8", "M10 8a2 2 0 11-4 0"),
      ("M.5.5L-1-1", "M0.5 0.5 L -1 -1"),
      ("M1e1 2E-1z", "M10 .2z"),
    ]
  )
  func spellings(first: String, second: String) {
    #expect(Path(svgPathData: first) == Path(svgPathData: second))
  }

  @Test("an arc ends where it should and bulges to the right side")
  func arcs() {
    let circle = Path(svgPathData: "M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14z").boundingRect
    #expect(abs(circle.minX - 1) < 1e-3 && abs(circle.maxX - 15) < 1e-3)
    let over = Path(svgPathData: "M0 0A5 5 0 0 1 10 0").boundingRect
    #expect(abs(over.minY + 5) < 1e-3 && over.maxY < 1e-6)
    let small = Path(svgPathData: "M0 0A1 1 0 0 1 10 0").boundingRect
    #expect(abs(small.minY + 5) < 1e-3, "radii too small to reach are enlarged")
  }

  @Test(
    "reading stops at a fault and keeps what came before",
    arguments: [
      "M0 0L1 1L", "M0 0L1 1L2", "M0 0L1 1 x", "M0 0 L1 1 L nan 2", "M0 0L1 1,L2 2",
      "M0 0L1 1L,2 2", "M0 0L1 1 2,,2", "M0 0L1 1L1e999 2", "M0 0L1 1L2 1e+",
      "M0 0L1 1A1 1 0 2 0 3 3", "M0 0L1 1\u{B}L2 2",
    ]
  )
  func faults(data: String) {
    #expect(Path(svgPathData: data) == Path(svgPathData: "M0 0L1 1"))
  }

  @Test(
    "a comma may part numbers, with space around it",
    arguments: [",", " , ", "\n,", "\t", "\r\u{C}"]
  )
  func separators(separator: String) {
    #expect(
      Path(svgPathData: "M0\(separator)0L1\(separator)2\(separator)3\(separator)4")
        == Path(svgPathData: "M0 0L1 2 3 4")
    )
  }

  @Test("an arc of no length is left out, one without a radius is a line")
  func degenerateArcs() {
    #expect(Path(svgPathData: "M1 1A5 5 0 0 1 1 1L2 2") == Path(svgPathData: "M1 1L2 2"))
    #expect(Path(svgPathData: "M1 1A0 5 0 0 1 3 3") == Path(svgPathData: "M1 1L3 3"))
    // An arc begins where the path is, and ends exactly where it says.
    let arc = Path(svgPathData: "M1 1A5 5 0 0 1 3 3")
    #expect(arc.elements.count == 2 && arc.currentPoint == CGPoint(x: 3, y: 3))
  }

  @Test("what follows a close begins where the closed part began")
  func afterClose() {
    #expect(Path(svgPathData: "M1 1h4v4zl2 2").currentPoint == CGPoint(x: 3, y: 3))
    #expect(Path(svgPathData: "M1 1h4v4z 5 5").currentPoint == CGPoint(x: 1, y: 1))
    // A curve behind something else than a curve of its kind mirrors nothing.
    #expect(
      Path(svgPathData: "M0 0Q1 1 2 0S4 1 5 0") == Path(svgPathData: "M0 0Q1 1 2 0C2 0 4 1 5 0")
    )
  }

  @Test("data that does not begin with a move is nothing")
  func empty() {
    #expect(Path(svgPathData: "L1 1M2 2L3 3").isEmpty)
    #expect(Path(svgPathData: ",M2 2L3 3").isEmpty)
    #expect(Path(svgPathData: "").isEmpty)
    #expect(Path(svgPathData: "12 3").isEmpty)
  }
}
