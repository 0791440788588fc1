import SwiftUI
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
  @Test("a transform of the plane is the same in space")
  func plane() {
    let affine = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
    let space = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), 1, 0, 0, 2),
      2,
      5,
      1
    )
    #expect(CATransform3DIsAffine(space))
    let found = CATransform3DGetAffineTransform(space)
    for point in [CGPoint.zero, CGPoint(x: 1, y: 2)] {
      let (a, b) = (point.applying(found), point.applying(affine))
      #expect(hypot(a.x - b.x, a.y - b.y) < 1e-12)
    }
    #expect(
      ProjectionTransform(CATransform3DMakeAffineTransform(affine)) == ProjectionTransform(affine)
    )
  }

  @Test("a transform after the one that undoes it changes nothing")
  func inverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -1.0 / 500
    transform = CATransform3DTranslate(transform, 10, -20, 30)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let pairs = [(both.m11, 1), (both.m12, 0), (both.m34, 0), (both.m41, 0), (both.m44, 1.0)]
    for (found, expected) in pairs { #expect(abs(found - expected) < 1e-9) }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("what is nearer is larger")
  func perspective() {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 100
    let turned = ProjectionTransform(CATransform3DRotate(transform, .pi / 3, 0, 1, 0))
    let (left, right) = (
      CGPoint(x: -50, y: 10).applying(turned), CGPoint(x: 50, y: 10).applying(turned)
    )
    // Turning about y by a positive angle brings the left edge to the front.
    #expect(left.y > 10 && right.y < 10 && abs(left.x) > abs(right.x))
  }
}
