import Foundation
import Testing

@testable import AviaryFoundation

extension CGFloat {
  fileprivate var clamped: CGFloat { min(max(self, 0), 1) }
  fileprivate var least: CGFloat { min(self, 2, 3, 1) }
  fileprivate var greatest: CGFloat { max(self, 2, 3, 1) }
  fileprivate func distance(from other: CGFloat) -> CGFloat { abs(self - other) }
  fileprivate static func smaller(_ a: Int, _ b: Int) -> Int { min(a, abs(b)) }
  fileprivate mutating func fold() { self = abs(self) }
}

@Suite("Geometry as Foundation of Apple's has it")
struct GeometryTests {
  @Test("abs, min and max are found within an extension of CGFloat")
  func functions() {
    #expect(CGFloat(1.5).clamped == 1)
    #expect(CGFloat(-1.5).clamped == 0)
    #expect(CGFloat(7).least == 1)
    #expect(CGFloat(7).greatest == 7)
    #expect(CGFloat(7).distance(from: 9) == 2)
    #expect(CGFloat.smaller(3, -2) == 2)
    var folded: CGFloat = -4
    folded.fold()
    #expect(folded == 4)
  }

  @Test("Points, sizes and rectangles are written in parentheses")
  func descriptions() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    #expect("\([CGRect(x: 0, y: 1, width: 2, height: 3)])" == "[(0.0, 1.0, 2.0, 3.0)]")
  }
}
