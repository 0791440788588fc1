@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Changes of how a view is drawn that need not know its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// Adds the changes, innermost first. For the engine.
  func _collect(into steps: inout _VisualEffectSteps)
}

/// Changes of how a view is drawn, innermost first.
public struct _VisualEffectSteps {
  package var steps: [VisualEffectStep] = []

  package init() {}

  package init(_ steps: [VisualEffectStep]) { self.steps = steps }
}

/// One change: a transform that may depend on the view's size, or anything done to its picture.
package enum VisualEffectStep {
  case geometry(any GeometryEffect)
  case drawing(any DrawingEffect)
}

extension VisualEffectStep {
  /// What the change interpolates.
  var animatableData: _AnyAnimatableData {
    get {
      switch self {
      case .geometry(let effect): _AnyAnimatableData(effect.animatableData)
      case .drawing(let effect): _AnyAnimatableData(effect.animatableData)
      }
    }
    set {
      func write<E: Animatable>(to effect: E) -> E {
        var effect = effect
        if let data = newValue.base as? E.AnimatableData { effect.animatableData = data }
        return effect
      }
      func geometry<E: GeometryEffect>(_ effect: E) -> VisualEffectStep {
        .geometry(write(to: effect))
      }
      func drawing<E: DrawingEffect>(_ effect: E) -> VisualEffectStep {
        .drawing(write(to: effect))
      }
      switch self {
      case .geometry(let effect): self = geometry(effect)
      case .drawing(let effect): self = drawing(effect)
      }
    }
  }
}

/// No change: what the others start from.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes an effect that changes nothing.
  public init() {}

  public func _collect(into steps: inout _VisualEffectSteps) {}
}

/// An effect and one more change.
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  nonisolated(unsafe) var step: VisualEffectStep

  var animatableData: AnimatablePair<Base.AnimatableData, _AnyAnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }

  func _collect(into steps: inout _VisualEffectSteps) {
    base._collect(into: &steps)
    steps.steps.append(step)
  }
}

extension VisualEffect {
  private func then(_ effect: some DrawingEffect) -> ChainedVisualEffect<Self> {
    ChainedVisualEffect(base: self, step: .drawing(effect))
  }

  private func then(_ effect: some GeometryEffect) -> ChainedVisualEffect<Self> {
    ChainedVisualEffect(base: self, step: .geometry(effect))
  }

  /// Makes the view transparent.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer
  ///   one, NaN as 0.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(OpacityEffect(opacity: opacity))
  }

  /// Combines the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    then(CompositingEffect(mode: .blend(blendMode)))
  }

  /// Blurs the view; `radius` is the standard deviation in points.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points; 0 or less changes nothing.
  ///   - opaque: Whether edges stay hard; `false` by default.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds light.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(AmountEffect(kind: .brightness, amount: amount))
  }

  /// Moves colours apart.
  public func contrast(_ amount: Double) -> some VisualEffect {
    then(AmountEffect(kind: .contrast, amount: amount))
  }

  /// Makes colours more vivid.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(AmountEffect(kind: .saturation, amount: amount))
  }

  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(AmountEffect(kind: .grayscale, amount: amount))
  }

  /// Turns all colours around the colour wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(AmountEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Draws the view elsewhere, by points.
  ///
  /// - Parameter offset: Points to the right and down; left and up where negative. The view does
  ///   not move where a number is NaN or infinite.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(_OffsetEffect(offset: offset)) }

  /// Draws the view elsewhere, by points.
  ///
  /// - Parameters:
  ///   - x: Points to the right, to the left where negative; NaN and infinity have no effect. By
  ///     default `0`.
  ///   - y: Points down, up where negative; NaN and infinity have no effect. By default `0`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Draws the view in another size.
  ///
  /// - Parameters:
  ///   - scale: A factor for the width and one for the height; negative ones mirror, 0 shows
  ///     nothing.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view in another size.
  ///
  /// - Parameters:
  ///   - scale: The factor for both lengths; negative ones mirror, 0 shows nothing.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Draws the view in another size.
  ///
  /// - Parameters:
  ///   - x: The factor for the width; a negative one mirrors, 0 shows nothing. By default `1.0`.
  ///   - y: The factor for the height; a negative one mirrors, 0 shows nothing. By default `1.0`.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public func scaleEffect(
    x: CGFloat = 1.0,
    y: CGFloat = 1.0,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Draws the view turned, clockwise where the angle is positive.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned; NaN and infinity have no effect.
  ///   - anchor: The point of the view that stays where it is; `.center` by default.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view turned about an axis in space, as `View.rotation3DEffect` does.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis, of any length: x to the right, y down, z towards the
  ///     viewer. Without a length nothing is turned.
  ///   - anchor: The point of the view through which the axis goes; `.center` by default.
  ///   - anchorZ: How far from the view the axis is, in points; `0` by default.
  ///   - perspective: How near the viewer is, as a factor: 1 for a distance of the view's longer
  ///     side, 0 for endless; `1` by default.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
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
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(ProjectionEffect(transform: ProjectionTransform(transform)))
  }

  /// Draws the view under a projection, as `View.projectionEffect` does.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(ProjectionEffect(transform: transform))
  }
}

extension ModifiedContent: VisualEffect where Content: VisualEffect, Modifier: VisualEffect {
  public func _collect(into steps: inout _VisualEffectSteps) {
    content._collect(into: &steps)
    modifier._collect(into: &steps)
  }
}
