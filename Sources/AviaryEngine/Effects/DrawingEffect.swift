@_spi(Hosting) package import AviaryDrawing
package import AviaryGeometry
import AviaryGraph
package import Foundation

/// A modifier that changes how a view is drawn, and neither its size nor its place.
package nonisolated protocol DrawingEffect: _NodeModifier, Animatable {
  /// What is done to the view's picture in an environment.
  func operation(in environment: EnvironmentValues) -> DrawingOperation

  /// The effect with the colours that it has in an environment, so that they can be shown in steps.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension DrawingEffect {
  package func resolved(in environment: EnvironmentValues) -> Self { self }
}

/// What is done to a picture.
package enum DrawingOperation: Equatable {
  case none
  /// The picture is not drawn, and nothing of it can be read.
  case hide
  case filter([Filter])
  /// The picture is made by itself, then painted as one.
  case group(opacity: CGFloat, mode: CompositeMode)

  /// Applies the operation to a fragment.
  package func apply(to fragment: DisplayFragment, in builder: inout FragmentBuilder) {
    switch self {
    case .none: builder.fragment(fragment)
    case .hide: break
    case .filter(let filters): builder.filtered(fragment, filters)
    case .group(let opacity, let mode):
      if mode == .normal, opacity < 1, let faded = fragment.fadedBlend(by: opacity) {
        builder.fragment(faded)
      } else {
        builder.group(fragment, opacity: opacity, mode: mode)
      }
    }
  }
}

extension DrawingEffect {
  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { DrawingEffectNode(list, child, place) }
}

/// The node of an effect: the child's picture is reused, only what is done to it changes.
package final class DrawingEffectNode<M: DrawingEffect>: ModifierNode<M> {
  private var operation = DrawingOperation.none

  package override class var resolves: Bool { true }

  package override func resolve(_ environment: EnvironmentValues) {
    operation = modifier.operation(in: environment)
  }

  package override func viewDidChange() { styleDidChange() }

  package override func modifierDidChange(from old: M, _ animator: Animator) {
    let values = EnvironmentValues(scope: environment)
    let (start, end) = Tracker.untracked {
      (old.resolved(in: values), modifier.resolved(in: values))
    }
    animator.animate(
      self,
      .modifier,
      at: environment,
      from: start,
      to: end,
      .afterUpdates
    ) { [unowned self] in present($0) }
  }

  private func present(_ modifier: M) {
    resolveIfNeeded()
    let new = Tracker.untracked { modifier.operation(in: EnvironmentValues(scope: environment)) }
    guard new != operation else { return }
    operation = new
    invalidateDrawing()
  }
  package override func environmentDidChange() { invalidateDrawing() }

  package override func computeDrawsWithinBounds() -> Bool {
    if case .filter = operation { return false }
    return childrenDrawWithinBounds
  }

  package override var isOutOfReach: Bool { operation == .hide }

  package override func draw(into recorder: inout NodeRecorder) {
    switch operation {
    case .none: recorder.draw(child)
    case .hide: break
    default:
      recorder.draw(child) { picture, builder in operation.apply(to: picture, in: &builder) }
    }
  }
}
