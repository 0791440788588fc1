public import Foundation

/// What a transform does, one step after another: it scales, then shears, then turns, then moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y; one is negative where the transform mirrors.
  public var scale: CGSize
  /// How far x moves for each y.
  public var horizontalShear: CGFloat
  /// The turn in radians, from +x towards +y.
  public var rotation: CGFloat
  /// The move.
  public var translation: CGVector

  /// Makes the components of a transform that changes nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: .zero
    )
  }

  /// Makes components of the four steps.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, shears, turns and moves as told.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(
      scaleX: components.scale.width,
      y: components.scale.height
    )
    .concatenating(
      CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    )
    .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    .concatenating(
      CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    )
  }

  /// The steps that this transform is made of.
  ///
  /// A transform that squeezes the plane to a line or a point has no shear.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let angle = width > 0 ? atan2(b, a) : atan2(-c, d)
    let (sine, cosine) = (sin(angle), cos(angle))
    let height = width > 0 ? (a * d - b * c) / width : hypot(c, d)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height != 0 ? (c * cosine + d * sine) / height : 0,
      rotation: angle,
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}
