@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("Path")
struct PathTests {
  @Test("a curve is as round in a unit square as in a large one", arguments: [0.01, 1, 10, 1000])
  func roundness(size: CGFloat) {
    let radius = size / 2
    var path = Path()
    path.addEllipse(in: CGRect(x: -radius, y: -radius, width: size, height: size))
    for step in 0..<90 {
      let angle = CGFloat(step) / 90 * 2 * .pi
      let way = CGPoint(x: cos(angle), y: sin(angle))
      #expect(path.contains(CGPoint(x: way.x * radius * 0.998, y: way.y * radius * 0.998)))
      #expect(!path.contains(CGPoint(x: way.x * radius * 1.002, y: way.y * radius * 1.002)))
    }
    let stroke = path.strokedPath(StrokeStyle(lineWidth: size / 10))
    #expect(abs(stroke.boundingRect.width / (size * 1.1) - 1) < 0.002)
    let shared = path.intersection(Path(CGRect(x: 0, y: -size, width: size, height: 2 * size)))
    #expect(abs(shared.boundingRect.height / size - 1) < 0.002)
  }

  @Test("the description reads back as the same path")
  func description() throws {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 20, y: 0),
      control1: CGPoint(x: 12, y: -3),
      control2: CGPoint(x: 18, y: 3)
    )
    path.closeSubpath()
    #expect(
      path.description
        == "1 2 m 4 2 l 4 6.5 l 1 6.5 l h 0 0 m 5 5 10 0 q 12 -3 18 3 20 0 c h"
    )
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    #expect(Path("1 2 l") == nil)
    #expect(Path("nonsense") == nil)
  }

  @Test("curves count with their extremes, not their control points, in the bounding rectangle")
  func bounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().boundingRect.isNull)
    let circle = Path(elements: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).elements)
    #expect(abs(circle.boundingRect.width - 10) < 0.001)
  }

  @Test("a point is inside by the winding rule or the even-odd rule")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 40)
    #expect(!round.contains(CGPoint(x: 3, y: 3)))
    #expect(round.contains(CGPoint(x: 20, y: 20)))
  }

  @Test("elements without a current point are left out, after a close the subpath starts again")
  func building() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 6, y: 5))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 7, y: 7))
    #expect(path.description == "5 5 m 6 5 l h 5 5 m 7 7 l")
  }

  @Test(
    "an arc runs the way Apple's does, whose clockwise is meant for y upwards",
    arguments: [
      (0.0, 90.0, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (0, 90, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (0, 360, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (0, 360, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (180, 0, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
      (-90, 0, false, CGRect(x: 0, y: -10, width: 10, height: 10)),
    ]
  )
  func arcs(start: Double, end: Double, clockwise: Bool, bounds: CGRect) {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: clockwise
    )
    let rect = path.boundingRect
    #expect(abs(rect.minX - bounds.minX) < 0.01 && abs(rect.maxX - bounds.maxX) < 0.01)
    #expect(abs(rect.minY - bounds.minY) < 0.01 && abs(rect.maxY - bounds.maxY) < 0.01)
  }

  @Test("a corner arc touches both lines")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
  }

  @Test("a trimmed path is a part of the length")
  func trimming() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 10))
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 10 5 l")
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 2) == line)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let quarter = circle.trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(abs(quarter.width - 10) < 0.05 && abs(quarter.height - 10) < 0.05)
  }

  @Test("a stroked path is filled where the stroke is")
  func stroking() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let mitre = path.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(mitre.boundingRect == CGRect(x: 0, y: -2, width: 12, height: 12))
    #expect(mitre.contains(CGPoint(x: 11.9, y: -1.9)))
    let bevel = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 11.9, y: -1.9)))
    let square = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 14))
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 1, y: 10)) && ring.contains(CGPoint(x: -1, y: 10)))
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
    #expect(dashed.contains(CGPoint(x: 1, y: 0)) && !dashed.contains(CGPoint(x: 3, y: 0)))
    #expect(dashed.contains(CGPoint(x: 6, y: 0)))
  }

  @Test("SVG path data is read with all its commands")
  func svg() {
    let square = Path(svgPathData: "M0 0h10v10H0z")
    #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    let tight = Path(svgPathData: "m1.5.5-1-1c1,1 2,2 3-3s2 2 3 3")
    #expect(tight.elements.count == 4)
    let circle = Path(svgPathData: "M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0z")
    #expect(abs(circle.boundingRect.width - 16) < 0.01)
    #expect(abs(circle.boundingRect.minX) < 0.01)
    #expect(Path(svgPathData: "M0,0Q5,5 10,0T20,0").elements.count == 3)
  }

  @Test("a rectangle stays one when moved or scaled, and not when turned")
  func transforming() {
    let path = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let moved = path.offsetBy(dx: 1, dy: 2)
    #expect(moved.storage == .rect(CGRect(x: 1, y: 2, width: 2, height: 2)))
    #expect(moved.contains(CGPoint(x: 2, y: 3)))
    let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.boundingRect.height - 2 * 2.0.squareRoot()) < 0.001)
  }

  @Test(
    "continuous corners reach further than circular ones and end in a capsule",
    arguments: [CGFloat(10), 20, 35, 50]
  )
  func continuousCorners(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let continuous = Path(roundedRect: rect, cornerRadius: radius)
    let circular = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    #expect(Path(elements: continuous.elements).boundingRect == rect)
    // On the diagonal both are nearly the same; beside it the continuous one cuts off more.
    let beside = CGPoint(x: radius * 1.1, y: 0.02)
    if radius <= 20 {
      #expect(circular.contains(beside) && !continuous.contains(beside))
    }
    if radius == 50 {
      let circle = Path(ellipseIn: rect)
      for angle in stride(from: 0.0, to: 6.2, by: 0.1) {
        let inside = CGPoint(x: 50 + 49.8 * cos(angle), y: 50 + 49.8 * sin(angle))
        #expect(circle.contains(inside) && continuous.contains(inside))
      }
    }
  }
}
