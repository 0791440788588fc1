public import Foundation

// Transforms by the functions of C, which older sources call.

/// The transform that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Makes a transform of its six numbers.
public func CGAffineTransformMake(
  _ a: CGFloat,
  _ b: CGFloat,
  _ c: CGFloat,
  _ d: CGFloat,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// Makes a move.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a scaling.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Makes a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Makes the transform that scales, shears, turns and moves as told.
public func CGAffineTransformMakeWithComponents(_ components: CGAffineTransformComponents)
  -> CGAffineTransform
{ CGAffineTransform(components) }

/// The steps that a transform is made of.
public func CGAffineTransformDecompose(_ t: CGAffineTransform) -> CGAffineTransformComponents {
  t.decomposed()
}

/// Whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// A move followed by a transform.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }

/// A scaling followed by a transform.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

/// A rotation in radians followed by a transform.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The transform that undoes another one, or that one itself if it cannot be undone.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// A transform followed by another one.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> CGAffineTransform
{ t1.concatenating(t2) }

/// Whether two transforms are the same.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> Bool
{ t1 == t2 }

/// A point transformed.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// A size transformed without the move.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The smallest rectangle that holds another one transformed.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
