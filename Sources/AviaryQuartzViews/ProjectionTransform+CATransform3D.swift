public import AviaryGeometry
public import QuartzCore

extension ProjectionTransform {
  /// Makes the transform that one of space is in the plane, perspective included.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
