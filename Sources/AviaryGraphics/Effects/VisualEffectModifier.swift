@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import Foundation

/// Draws a view with changes that may depend on where it is.
package nonisolated struct VisualEffectModifier<Effect: VisualEffect>: _NodeModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { VisualEffectNode(list, child, place) }
}

package final class VisualEffectNode<Effect: VisualEffect>:
  VisualEffectStepsNode<VisualEffectModifier<Effect>>
{
  /// The effect as of the last geometry, at its end.
  private var effect: Effect?
  /// The transaction of a change of the closure that has not been asked for its effect yet.
  private var change: Transaction?

  package override func modifierDidChange(
    from old: VisualEffectModifier<Effect>,
    _ animator: Animator
  ) {
    endChange()
    let transaction = animator.transaction(at: environment)
    // Geometry is known when layout is done: who waits for the animation waits until then.
    transaction.completions.forEach { $0.enter() }
    change = transaction
  }

  private func endChange() {
    change?.completions.forEach { $0.leave() }
    change = nil
  }

  package override func willUnmount() { endChange() }

  package override func makeSteps() -> _VisualEffectSteps {
    let new = modifier.effect(EmptyVisualEffect(), GeometryProxy(self))
    var shown = new
    if let effect, let animator = root.animator {
      shown = animator.animate(
        self,
        .modifier,
        in: change ?? Transaction(),
        at: environment,
        from: effect,
        to: new,
        .afterUpdates
      ) { [unowned self] in show(steps(of: $0).steps) }
    }
    effect = new
    endChange()
    return steps(of: shown)
  }

  private func steps(of effect: Effect) -> _VisualEffectSteps {
    var collected = _VisualEffectSteps()
    effect._collect(into: &collected)
    return collected
  }
}

/// The node of a modifier that draws a view with changes, which are found anew when geometry
/// changes.
@_spi(Engine) open class VisualEffectStepsNode<M: _NodeModifier>: ModifierNode<M> {
  private var steps: [Step] = []

  private enum Step: Equatable {
    case transform(CGAffineTransform)
    case operation(DrawingOperation)
  }

  @_spi(Engine) public final override func didMount() {
    root.geometryDidChange = true
    root.geometryObservers.add(self) { [unowned self] in
      show(makeSteps().steps)
      // Drawing is no reason for another round.
      return false
    }
  }

  @_spi(Engine) public final override func viewDidChange() {
    invalidateDrawing()
    root.geometryDidChange = true
  }

  /// The changes for the geometry as it is now, innermost first.
  @_spi(Engine) open func makeSteps() -> _VisualEffectSteps { preconditionFailure("abstract") }

  /// Draws the view with these changes.
  package final func show(_ changes: [VisualEffectStep]) {
    let values = EnvironmentValues(scope: environment)
    let now = changes.map { step -> Step in
      switch step {
      case .geometry(let effect):
        .transform(effect.effectValue(size: size).flattened(for: size))
      case .drawing(let effect): .operation(effect.operation(in: values))
      }
    }
    guard now != steps else { return }
    steps = now
    invalidateDrawing()
  }

  @_spi(Engine) public final override func computeDrawsWithinBounds() -> Bool { false }

  @_spi(Engine) public final override var isOutOfReach: Bool { steps.contains(.operation(.hide)) }

  @_spi(Engine) public final override func hitLocation(_ point: CGPoint) -> CGPoint? {
    steps.reversed().reduce(point) { point, step in
      guard case .transform(let transform) = step else { return point }
      return point?.undoing(transform)
    }
  }

  @_spi(Engine) public final override func draw(into recorder: inout NodeRecorder) {
    let inner = recorder.apart(child)
    var picture = inner.display
    var pieces = inner.accessibility
    for step in steps {
      var builder = FragmentBuilder()
      switch step {
      case .transform(let transform):
        builder.transformed(picture, by: transform)
        pieces = [.moved(pieces, transform)]
      case .operation(let operation):
        operation.apply(to: picture, in: &builder)
        if operation == .hide { pieces = [] }
      }
      picture = builder.build()
    }
    recorder.builder.fragment(picture)
    recorder.accessibility += pieces
  }
}

extension View {
  /// Draws the view with changes that may depend on its geometry; its layout stays.
  ///
  /// - Parameter effect: Adds effects to what it is given, with the geometry that the view has in
  ///   the layout.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
