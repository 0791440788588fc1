@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// An effect that changes where and in which form a view is drawn, without any effect on layout.
public nonisolated protocol GeometryEffect: Animatable, _NodeModifier {
  /// The transform for a view of a size, about the view's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { GeometryEffectNode(list, child, place) }

  /// What the effect does to a drawing of a size; nothing where it can't be told.
  nonisolated func transform(
    for size: CGSize,
    _ name: @autoclosure () -> String
  ) -> CGAffineTransform {
    effectValue(size: size).flattened(for: size).finite(name())
  }

  /// The same effect, not seen by those who read frames inside of it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that those who read frames don't see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  public nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }

  /// What the effect interpolates.
  public nonisolated var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public nonisolated static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { IgnoredGeometryEffectNode(list, child, place) }
}

/// The node of an effect on geometry: it draws as its child does, somewhere else.
final class GeometryEffectNode<M: GeometryEffect>: ModifierNode<M> {
  override func viewDidChange() {
    parent?.invalidateDrawing()
    root.geometryDidChange = true
  }

  override func modifierDidChange(from old: M, _ animator: Animator) {
    animateModifier(from: old, animator, .apartFromUpdates) { [unowned self] _ in
      parent?.invalidateDrawing()
    }
  }

  override var transformToParent: CGAffineTransform {
    shownModifier.transform(for: size, layoutName)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    LayoutReason(
      "\(layoutName): \(modifier.transform(for: size, layoutName).inWords); "
        + "layout keeps the child's \(size.inWords)"
    )
  }
}

extension CGAffineTransform {
  /// What the transform does to a drawing: `draws 10, 20 away`.
  fileprivate var inWords: String {
    if a == 1, b == 0, c == 0, d == 1 { return "draws \(CGPoint(x: tx, y: ty).inWords) away" }
    return "draws another form"
  }
}

/// The node of an effect that only the picture shows.
final class IgnoredGeometryEffectNode<Base: GeometryEffect>: ModifierNode<
  _IgnoredByLayoutEffect<Base>
>
{
  override func viewDidChange() { invalidateDrawing() }

  override func modifierDidChange(from old: _IgnoredByLayoutEffect<Base>, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] _ in invalidateDrawing() }
  }

  override func computeDrawsWithinBounds() -> Bool { false }

  override func hitLocation(_ point: CGPoint) -> CGPoint? {
    point.undoing(shownModifier.transform(for: size, layoutName))
  }

  override func draw(into recorder: inout NodeRecorder) {
    let transform = shownModifier.transform(for: size, layoutName)
    let inner = recorder.apart(child)
    recorder.builder.transformed(inner.display, by: transform)
    recorder.accessibility.append(.moved(inner.accessibility, transform))
  }
}

extension ProjectionTransform {
  /// The affine transform nearest to this one for a view of a size: the same at the view's middle.
  ///
  /// Painters know no perspective: what is projected comes out as a parallelogram, sized as its middle is.
  package func flattened(for size: CGSize) -> CGAffineTransform {
    if isAffine { return affine }
    Warnings.once(
      "perspective is drawn without the difference in size between near and far: "
        + "painters know affine transforms only"
    )
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let divisor = m13 * middle.x + m23 * middle.y + m33
    guard divisor != 0, divisor.isFinite else { return affine }
    let image = middle.applying(self)
    // The derivative of the projection in the middle.
    let a = (m11 - m13 * image.x) / divisor
    let b = (m12 - m13 * image.y) / divisor
    let c = (m21 - m23 * image.x) / divisor
    let d = (m22 - m23 * image.y) / divisor
    return CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: image.x - a * middle.x - c * middle.y,
      ty: image.y - b * middle.x - d * middle.y
    )
  }
}
