import Foundation
import Testing

@testable import AviaryControls

@Suite("Lengths of panes")
struct PaneLengthsTests {
  private typealias Range = PaneLengths.Range
  private let endless = Range(least: 50, ideal: 100, greatest: .infinity)
  private let fixed = Range(least: 80, ideal: 80, greatest: 80)
  private let small = Range(least: 20, ideal: 60, greatest: 120)

  @Test("panes that grow share the space evenly; others get what they want")
  func shared() {
    #expect(PaneLengths.lengths([endless, endless], chosen: nil, in: 400) == [200, 200])
    #expect(PaneLengths.lengths([fixed, endless], chosen: nil, in: 400) == [80, 320])
    #expect(PaneLengths.lengths([small, endless], chosen: nil, in: 400) == [60, 340])
    #expect(PaneLengths.lengths([], chosen: nil, in: 400) == [])
  }

  @Test("where there is too little, panes get shorter down to their least")
  func tooLittle() {
    #expect(PaneLengths.lengths([small, endless], chosen: nil, in: 90) == [40, 50])
    #expect(PaneLengths.lengths([small, endless], chosen: nil, in: 10) == [20, 50])
    #expect(PaneLengths.lengths([fixed, small], chosen: nil, in: 300) == [80, 120])
  }

  @Test("what a person chose is kept, and the last panes make up for the rest")
  func chosen() {
    #expect(PaneLengths.lengths([endless, endless], chosen: [100, 300], in: 500) == [100, 400])
    #expect(PaneLengths.lengths([endless, endless], chosen: [100, 300], in: 120) == [70, 50])
    // Another number of panes begins anew.
    #expect(PaneLengths.lengths([endless], chosen: [100, 300], in: 500) == [500])
  }

  @Test(
    "a line moves as far as both panes beside it allow",
    arguments: [(50, [250, 150]), (500, [350, 50]), (-500, [50, 350]), (0, [200, 200])]
      as [(Double, [Double])]
  )
  func dragged(distance: Double, lengths: [Double]) {
    let found = PaneLengths.dragged([200, 200], [endless, endless], line: 0, by: distance)
    #expect(found == lengths.map { CGFloat($0) })
  }

  @Test("a pane that can't grow keeps its line where it is")
  func stuck() {
    #expect(PaneLengths.dragged([80, 320], [fixed, endless], line: 0, by: 30) == [80, 320])
    #expect(PaneLengths.dragged([80, 320], [fixed, endless], line: 3, by: 30) == [80, 320])
  }
}
