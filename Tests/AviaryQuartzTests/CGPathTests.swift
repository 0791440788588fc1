import AviaryCoreGeometry
import AviaryQuartz
import Foundation
import Testing

@Suite("CGPath")
struct CGPathTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  private func elements(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      func point(_ index: Int) -> String { "\(Int(points[index].x)),\(Int(points[index].y))" }
      switch element.pointee.type {
      case .moveToPoint: words.append("m \(point(0))")
      case .addLineToPoint: words.append("l \(point(0))")
      case .addQuadCurveToPoint: words.append("q \(point(0)) \(point(1))")
      case .addCurveToPoint: words.append("c \(point(0)) \(point(1)) \(point(2))")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  @Test("a function of C's walks along a path, with a block for what it knows")
  func applierFunctions() {
    typealias Body = @convention(block) (CGPathElement) -> Void
    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
      info,
      element in
      unsafeBitCast(info, to: Body.self)(element.pointee)
    }
    var kinds: [Int32] = []
    let body: Body = { kinds.append($0.type.rawValue) }
    withoutActuallyEscaping(body) { body in
      square.apply(
        info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
        function: unsafeBitCast(callback, to: CGPathApplierFunction.self)
      )
    }
    #expect(kinds == [0, 1, 1, 1, 4])
    var count = 0
    square.apply(info: &count) { info, _ in
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    #expect(count == 5)
  }

  @Test("each function adds its elements, transformed")
  func adding() {
    let path = CGMutablePath()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty, "there is no current point")
    path.move(to: CGPoint(x: 1, y: 1), transform: double)
    path.addLine(to: CGPoint(x: 3, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 1), control: CGPoint(x: 4, y: 0))
    path.addCurve(
      to: CGPoint(x: 8, y: 1),
      control1: CGPoint(x: 6, y: 0),
      control2: CGPoint(x: 7, y: 0)
    )
    path.closeSubpath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: double)
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(
      elements(path)
        == "m 2,2 l 3,1 q 4,0 5,1 c 6,0 7,0 8,1 h m 0,0 l 2,0 l 2,2 l 0,2 h m 1,2 l 3,4"
    )
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test("copies don't change with what they are copied from")
  func copying() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    let changing = path.mutableCopy()
    path.addEllipse(in: CGRect(x: 5, y: 5, width: 2, height: 2))
    changing?.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    #expect(changing?.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test("the box of a curve holds its control points, that of the path only what is drawn")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("what is inside depends on the rule and on the transform")
  func containing() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(!path.contains(middle, transform: CGAffineTransform(translationX: 10, y: 0)))
  }

  @Test(
    "a rectangle is known however it was made",
    arguments: [
      ([(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0)], true),
      ([(0, 0), (0, 3), (4, 3), (4, 0), (0, 0)], true),
      ([(0, 0), (4, 1), (4, 3), (0, 3)], false),
      ([(0, 0), (4, 0), (4, 3)], false),
    ]
  )
  func rectangles(points: [(Double, Double)], isRect: Bool) {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    var found = CGRect.zero
    #expect(path.isRect(&found) == isRect)
    #expect(found == (isRect ? CGRect(x: 0, y: 0, width: 4, height: 3) : .zero))
    #expect(square.isRect(nil))
  }

  @Test("dashes are pieces of the line, beginning within the pattern")
  func dashing() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    #expect(
      elements(line.copy(dashingWithPhase: 0, lengths: [3, 2])) == "m 0,0 l 3,0 m 5,0 l 8,0"
    )
    #expect(
      elements(line.copy(dashingWithPhase: 4, lengths: [3, 2])) == "m 1,0 l 4,0 m 6,0 l 9,0"
    )
    #expect(elements(line.copy(dashingWithPhase: 0, lengths: [4])) == "m 0,0 l 4,0 m 8,0 l 10,0")
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    #expect(line.copy(dashingWithPhase: .nan, lengths: [-1, .infinity]) == line)
  }

  @Test("areas are combined")
  func combining() {
    let other = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    let far = CGPath(rect: CGRect(x: 50, y: 5, width: 10, height: 10), transform: nil)
    #expect(square.union(other).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(square.intersection(other).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(!square.subtracting(other).contains(CGPoint(x: 7, y: 7)))
    #expect(!square.symmetricDifference(other).contains(CGPoint(x: 7, y: 7)))
    #expect(square.intersects(other) && !square.intersects(far))
    let ring = square.subtracting(
      CGPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6), transform: nil)
    )
    let parts = ring.union(far).componentsSeparated()
    #expect(parts.map(\.boundingBox.minX).sorted() == [0, 50])
    #expect(parts.allSatisfy { !$0.contains(CGPoint(x: 5, y: 5)) })
  }

  @Test("lines in place of curves stay near them")
  func flattening() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200),
      transform: nil
    )
    var farthest: CGFloat = 0
    var lines = 0
    circle.flattened(threshold: 0.1).applyWithBlock { element in
      guard element.pointee.type == .addLineToPoint else { return }
      lines += 1
      let point = element.pointee.points[0]
      farthest = max(farthest, abs(hypot(point.x, point.y) - 100))
    }
    #expect(lines > 20 && lines < 400 && farthest < 0.1)
  }

  @Test(
    "what means nothing gives an empty result and does no harm",
    arguments: [CGFloat.nan, .infinity, 1e300]
  )
  func meaningless(number: CGFloat) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: number, y: 0, width: 10, height: number))
    path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 9, height: 9),
      cornerWidth: number,
      cornerHeight: 1
    )
    path.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: .zero, radius: 2)
    _ = path.contains(CGPoint(x: number, y: 1))
    #expect(path.flattened(threshold: number).isEmpty)
    #expect(path.union(square).isEmpty)
    #expect(
      path.copy(strokingWithWidth: number, lineCap: .round, lineJoin: .miter, miterLimit: number)
        .isEmpty
    )
    var transform = CGAffineTransform(scaleX: number, y: 1)
    #expect(square.copy(using: &transform)?.isEmpty == false)
  }
}
