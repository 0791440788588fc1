@_spi(Hosting) import AviaryDrawing
import Foundation
import Testing

@Suite("Path: areas and lines combined")
struct PathCombiningTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  /// Whether an area covers points as `expected` says, looked at on a grid off all edges.
  private func expectCover(
    _ path: Path,
    _ rect: CGRect = CGRect(x: -5, y: -5, width: 50, height: 50),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ expected: (CGPoint) -> Bool
  ) {
    var wrong: [CGPoint] = []
    for x in stride(from: rect.minX + 0.37, to: rect.maxX, by: 0.91) {
      for y in stride(from: rect.minY + 0.41, to: rect.maxY, by: 0.87) {
        let point = CGPoint(x: x, y: y)
        for eoFill in [false, true] where path.contains(point, eoFill: eoFill) != expected(point) {
          wrong.append(point)
        }
      }
    }
    #expect(wrong.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("rectangles are combined exactly")
  func rectangles() {
    #expect(
      left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10)
    )
    #expect(left.intersection(right).elements.count == 5)
    #expect(left.union(right).elements.count == 9)
    #expect(left.subtracting(right).elements.count == 7)
    let (a, b) = (left.boundingRect, right.boundingRect)
    expectCover(left.union(right)) { a.contains($0) || b.contains($0) }
    expectCover(left.intersection(right)) { a.contains($0) && b.contains($0) }
    expectCover(left.subtracting(right)) { a.contains($0) && !b.contains($0) }
    expectCover(left.symmetricDifference(right)) { a.contains($0) != b.contains($0) }
  }

  @Test("what lies apart, inside or upon the other needs no crossing")
  func withoutCrossings() {
    let far = Path(CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(left.intersection(far).isEmpty)
    #expect(left.union(far).elements.count == 10)
    #expect(left.subtracting(far).boundingRect == left.boundingRect)
    let inner = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
    expectCover(left.subtracting(inner)) {
      left.boundingRect.contains($0) && !inner.boundingRect.contains($0)
    }
    #expect(left.subtracting(left).isEmpty)
    #expect(left.union(left).elements.count == 5)
    #expect(left.intersection(left).boundingRect == left.boundingRect)
  }

  @Test("neighbours that share an edge become one")
  func sharedEdge() {
    let neighbour = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
    let both = left.union(neighbour)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(both.elements.count == 5)
    #expect(left.intersection(neighbour).isEmpty)
  }

  @Test("case 27: curves are combined to within a hundredth of a point")
  func curves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let half = Path(CGRect(x: 20, y: -5, width: 30, height: 50))
    func isInCircle(_ point: CGPoint) -> Bool { hypot(point.x - 20, point.y - 20) < 20 }
    func isNearEdge(_ point: CGPoint) -> Bool { abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02 }
    expectCover(circle.subtracting(half)) {
      isNearEdge($0) ? circle.subtracting(half).contains($0) : isInCircle($0) && $0.x < 20
    }
    expectCover(circle.intersection(half)) {
      isNearEdge($0) ? circle.intersection(half).contains($0) : isInCircle($0) && $0.x > 20
    }
  }

  @Test("a star that crosses itself is normalized under either rule")
  func normalized() {
    var star = Path()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 4 * .pi / 5
      let point = CGPoint(x: 20 + 20 * sin(angle), y: 20 - 20 * cos(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    expectCover(star.normalized(eoFill: true)) { star.contains($0, eoFill: true) }
    expectCover(star.normalized(eoFill: false)) { star.contains($0, eoFill: false) }
  }

  @Test("lines are cut where they enter and leave an area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    #expect(
      line.lineIntersection(left).elements
        == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))]
    )
    #expect(
      line.lineSubtraction(left).elements == [
        .move(to: CGPoint(x: -10, y: 5)), .line(to: CGPoint(x: 0, y: 5)),
        .move(to: CGPoint(x: 20, y: 5)), .line(to: CGPoint(x: 30, y: 5)),
      ]
    )
    #expect(line.lineIntersection(right).isEmpty)
  }
}
