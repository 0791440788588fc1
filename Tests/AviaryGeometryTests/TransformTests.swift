import AviaryGeometry
import Foundation
import Testing

@Suite("Transforms and angles")
struct TransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test("a concatenation applies the left transform first")
  func concatenation() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 72))
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 72))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 32))
    #expect(CGSize(width: 1, height: 1).applying(scale) == CGSize(width: 2, height: 3))
  }

  @Test("a quarter turn takes x to y")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(box.width - 1) < 1e-12 && abs(box.minX + 1) < 1e-12)
  }

  @Test("an inverse undoes; what cannot be undone is its own inverse")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test("a projection does as the affine transform it was made of")
  func projection() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let other = CGAffineTransform(rotationAngle: 0.3)
    let projection = ProjectionTransform(affine).concatenating(ProjectionTransform(other))
    #expect(projection.isAffine)
    #expect(projection.affine == affine.concatenating(other))
    #expect(point.applying(ProjectionTransform(affine)) == point.applying(affine))
    #expect(ProjectionTransform().isIdentity)
  }

  @Test("a projection with perspective is undone by its inverse")
  func perspective() {
    var projection = ProjectionTransform(CGAffineTransform(translationX: 5, y: 6))
    projection.m13 = 0.01
    projection.m23 = -0.02
    let back = point.applying(projection).applying(projection.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    var zero = ProjectionTransform(CGAffineTransform())
    let couldInvert = zero.invert()
    #expect(!couldInvert)
  }

  @Test("angles")
  func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle.degrees(10) < .degrees(370))
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle == .degrees(90))
    angle.animatableData = 0
    #expect(angle == .zero)
  }

  @Test("what has codes survives coding")
  func coding() throws {
    let angle = Angle.degrees(30)
    let data = try JSONEncoder().encode([angle])
    #expect(try JSONDecoder().decode([Angle].self, from: data) == [angle])
  }
}
