@_spi(Hosting) import AviaryDrawing
import Foundation
import Testing

@testable import AviaryGraphics

@Suite("SVGPathData")
struct SVGPathDataTests {
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
    #expect(SVGPathData.path(first) == SVGPathData.path(second))
  }

  @Test("an arc ends where it should and bulges to the right side")
  func arcs() {
    let circle = SVGPathData.path("M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14z").boundingRect
    #expect(abs(circle.minX - 1) < 1e-3 && abs(circle.maxX - 15) < 1e-3)
    let over = SVGPathData.path("M0 0A5 5 0 0 1 10 0").boundingRect
    #expect(abs(over.minY + 5) < 1e-3 && over.maxY < 1e-6)
    let small = SVGPathData.path("M0 0A1 1 0 0 1 10 0").boundingRect
    #expect(abs(small.minY + 5) < 1e-3, "radii too small to reach are enlarged")
  }

  @Test(
    "reading stops at a fault and keeps what came before",
    arguments: ["M0 0L1 1L", "M0 0L1 1L2", "M0 0L1 1 x", "M0 0 L1 1 L nan 2"]
  )
  func faults(data: String) {
    #expect(SVGPathData.path(data) == SVGPathData.path("M0 0L1 1"))
  }

  @Test("data without a move is nothing")
  func empty() {
    #expect(SVGPathData.path("").isEmpty)
    #expect(SVGPathData.path("12 3").isEmpty)
  }
}
