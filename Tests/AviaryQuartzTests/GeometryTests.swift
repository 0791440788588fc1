import AviaryCoreGeometry
import Foundation
import Testing

@Suite("CoreGraphics' geometry")
struct GeometryTests {
  @Test("a transform is what it is made of")
  func components() {
    var components = CGAffineTransformComponents()
    components.scale = CGSize(width: 2, height: -3)
    components.horizontalShear = 0.5
    components.rotation = 1
    components.translation = CGVector(dx: 4, dy: 5)
    let found = CGAffineTransform(components).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height + 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 1) < 1e-12)
    #expect(found.translation == CGVector(dx: 4, dy: 5))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
  }

  @Test("transforms are read and written as six numbers")
  func coding() throws {
    let data = try JSONEncoder().encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    let vector = try JSONDecoder().decode(CGVector.self, from: Data("[1,2]".utf8))
    #expect(vector == CGVector(dx: 1, dy: 2))
  }

  @Test("C's functions of rectangles are the members")
  func functions() {
    let rect = CGRectMake(10, 20, 30, 40)
    #expect(CGRectUnion(rect, CGRectNull) == rect)
    #expect(CGRectInset(rect, 5, 5) == CGRect(x: 15, y: 25, width: 20, height: 30))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 0, 1, 1))))
    #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
    #expect(!CGRectContainsPoint(rect, CGPointMake(40, 60)))
    #expect(CGRectEqualToRect(CGRect(x: 40, y: 60, width: -30, height: -40), rect))
    #expect(CGRectGetMidX(rect) == 25 && CGRectGetMaxY(rect) == 60)
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    var (slice, rest) = (CGRect.zero, CGRect.zero)
    CGRectDivide(rect, &slice, &rest, 10, .maxXEdge)
    #expect(slice == CGRectMake(30, 20, 10, 40) && rest == CGRectMake(10, 20, 20, 40))
  }

  @Test("a rectangle goes into a dictionary and comes back")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2.5]) == CGPoint(x: 1, y: 2.5))
    #expect(CGSize(dictionaryRepresentation: ["Width": "wide", "Height": 1]) == nil)
  }

  @Test("a rectangle transformed is the smallest around its corners; null and infinite stay")
  func rectangles() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(quarter)
    #expect(abs(turned.minX + 1) < 1e-12 && abs(turned.height - 2) < 1e-12)
    #expect(CGRect.null.applying(quarter).isNull && CGRect.infinite.applying(quarter).isInfinite)
  }
}
