@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Shows a view elsewhere: what `offset` does.
public nonisolated struct _OffsetEffect: GeometryEffect {
  /// How far, in points.
  public var offset: CGSize

  /// A distance in points.
  public init(offset: CGSize) { self.offset = offset }

  /// The transform of a view.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// What is animated.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// Shows a view larger or smaller: what `scaleEffect` does.
public nonisolated struct _ScaleEffect: GeometryEffect {
  /// The factors of the width and the height.
  public var scale: CGSize
  /// What stays where it is.
  public var anchor: UnitPoint

  /// Factors of the width and the height; the middle stays where it is unless another point is given.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The transform of a view.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height)
        .about(anchor, in: CGRect(origin: .zero, size: size))
    )
  }

  /// What is animated.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Shows a view turned: what `rotationEffect` does.
public nonisolated struct _RotationEffect: GeometryEffect {
  /// How far, clockwise.
  public var angle: Angle
  /// What stays where it is.
  public var anchor: UnitPoint

  /// An angle; the middle stays where it is unless another point is given.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  /// The transform of a view.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        .about(anchor, in: CGRect(origin: .zero, size: size))
    )
  }

  /// What is animated.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// A rotation about an axis in space, seen from a point in front of the view.
nonisolated struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  let x: CGFloat
  let y: CGFloat
  let z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// A turn about an axis through the anchor, then a projection from a distance of the view's
  /// longer side divided by `perspective`.
  func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = CGFloat(cos(angle.radians))
    let s = CGFloat(sin(angle.radians))
    let t = 1 - c
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)

    // Rows: what x, y and the constant give of x, y and z, turned about the anchor.
    let xRow = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    let yRow = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    let zRow = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    let depth = -anchorZ
    let constant = (depth * zRow.0, depth * zRow.1, depth * zRow.2 + anchorZ)

    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (xRow.0, xRow.1, -xRow.2 * nearness)
    (result.m21, result.m22, result.m23) = (yRow.0, yRow.1, -yRow.2 * nearness)
    (result.m31, result.m32, result.m33) = (constant.0, constant.1, 1 - constant.2 * nearness)
    let before = ProjectionTransform(
      CGAffineTransform(translationX: -center.x, y: -center.y)
    )
    let after = ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y))
    return before.concatenating(result).concatenating(after)
  }

  var animatableData:
    AnimatablePair<
      Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        angle.radians,
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))
      )
    }
    set {
      angle = .radians(newValue.first)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }
}

nonisolated struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view elsewhere, by points; its place in the layout stays.
  ///
  /// - Parameter offset: Points to the right and down; left and up where negative. The view does
  ///   not move where a number is NaN or infinite.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view elsewhere, by points; its place in the layout stays.
  ///
  /// - Parameters:
  ///   - x: Points to the right, to the left where negative; NaN and infinity have no effect. By
  ///     default `0`.
  ///   - y: Points down, up where negative; NaN and infinity have no effect. By default `0`.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Draws the view in another size, about a point of it; negative factors mirror.
  ///
  /// - Parameters:
  ///   - scale: A factor for the width and one for the height; negative ones mirror, 0 shows
  ///     nothing.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view in another size, about a point of it.
  ///
  /// - Parameters:
  ///   - s: The factor for both lengths; negative ones mirror, 0 shows nothing.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Draws the view in another size, about a point of it; negative factors mirror.
  ///
  /// - Parameters:
  ///   - x: The factor for the width; a negative one mirrors, 0 shows nothing. By default `1.0`.
  ///   - y: The factor for the height; a negative one mirrors, 0 shows nothing. By default `1.0`.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public nonisolated func scaleEffect(
    x: CGFloat = 1.0,
    y: CGFloat = 1.0,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view turned about a point of it, clockwise where the angle is positive.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned; NaN and infinity have no effect.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view turned about an axis in space.
  ///
  /// What is nearer is not drawn larger than what is farther: the result is a parallelogram, right
  /// in its middle.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis, of any length: x to the right, y down, z towards the
  ///     viewer. Without a length nothing is turned.
  ///   - anchor: The point of the view through which the axis goes; `.center` by default.
  ///   - anchorZ: How far from the view the axis is, in points; `0` by default.
  ///   - perspective: How near the viewer is, as a factor: 1 for a distance of the view's longer
  ///     side, 0 for endless; `1` by default.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle,
        x: axis.x,
        y: axis.y,
        z: axis.z,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    )
  }

  /// Draws the view under an affine transform.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(ProjectionEffect(transform: ProjectionTransform(transform)))
  }

  /// Draws the view under a projection; perspective is drawn as in `rotation3DEffect`.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
