@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) public import AviaryGraphics
public import AviaryStacks
import Foundation

/// Draws a view with changes that depend on how far it is in the visible area of the scroll view around it.
package nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: _NodeModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { ScrollTransitionNode(list, child, place) }
}

/// How much of a phase is shown: all of the leading one at −1, of the trailing one at 1, nothing at 0.
struct ScrollTransitionProgress: Animatable, Equatable {
  var animatableData: Double = 0
}

package final class ScrollTransitionNode<Effect: VisualEffect>:
  VisualEffectStepsNode<ScrollTransitionModifier<Effect>>
{
  private var target: Double?

  package override func makeSteps() -> _VisualEffectSteps {
    let (progress, configuration) = findProgress()
    return _VisualEffectSteps(steps(at: move(to: progress, configuration)))
  }

  /// The progress for where the view is now, and which configuration that comes from.
  private func findProgress() -> (Double, ScrollTransitionConfiguration) {
    guard let scroll = surroundingScrollNode else { return (0, .identity) }
    let axis = modifier.axis ?? (scroll.scrolls(.vertical) ? .vertical : .horizontal)
    let frame = convert(CGRect(origin: .zero, size: size), to: scroll)
    let space = CGRect(origin: .zero, size: scroll.size)
    var before: CGFloat
    var behind: CGFloat
    switch axis {
    case .vertical: (before, behind) = (frame.maxY - space.minY, space.maxY - frame.minY)
    case .horizontal: (before, behind) = (frame.maxX - space.minX, space.maxX - frame.minX)
    }
    if axis == .horizontal, scroll.isRightToLeft { swap(&before, &behind) }
    func share(_ configuration: ScrollTransitionConfiguration, _ distance: CGFloat) -> Double {
      configuration.share(of: distance, length: frame.size[axis], in: space.size[axis])
    }
    let leading = share(modifier.topLeading, before)
    let trailing = share(modifier.bottomTrailing, behind)
    // At rest the edge that is nearer counts: an animation leads back from there.
    if leading == 0, trailing == 0 {
      return (0, before < behind ? modifier.topLeading : modifier.bottomTrailing)
    }
    return leading > trailing
      ? (-leading, modifier.topLeading) : (trailing, modifier.bottomTrailing)
  }

  /// Goes to another progress, with the configuration's animation where the view has been seen before.
  ///
  /// - Returns: The progress to show now.
  private func move(to new: Double, _ configuration: ScrollTransitionConfiguration) -> Double {
    let old = target
    target = new
    guard let old, let animator = root.animator else { return new }
    guard let animation = configuration.animation, old != new else {
      if old != new { animator.stop(self, .modifier) }
      return animator.track(self, .modifier).map { (shown: ScrollTransitionProgress) in
        shown.animatableData
      } ?? new
    }
    animator.animate(
      self,
      .modifier,
      in: Transaction(animation: animation),
      at: environment,
      from: ScrollTransitionProgress(animatableData: old),
      to: ScrollTransitionProgress(animatableData: new),
      .afterUpdates
    ) { [unowned self] in show(steps(at: $0.animatableData)) }
    let shown: ScrollTransitionProgress? = animator.track(self, .modifier)
    return shown?.animatableData ?? new
  }

  private func steps(at progress: Double) -> [VisualEffectStep] {
    func steps(_ phase: ScrollTransitionPhase) -> [VisualEffectStep] {
      var collected = _VisualEffectSteps()
      modifier.transition(EmptyVisualEffect(), phase)._collect(into: &collected)
      return collected.steps
    }
    let rest = steps(.identity)
    guard progress != 0 else { return rest }
    let away = steps(progress < 0 ? .topLeading : .bottomTrailing)
    guard rest.count == away.count else { return abs(progress) < 0.5 ? rest : away }
    return zip(rest, away).map { $0.interpolated(towards: $1, amount: abs(progress)) }
  }
}

extension VisualEffectStep {
  /// The change on the way to another one of its kind; where there is nothing in between, the nearer of both.
  func interpolated(towards other: VisualEffectStep, amount: Double) -> VisualEffectStep {
    switch (self, other) {
    case (.geometry(let from), .geometry(let to)):
      func mix<E: GeometryEffect>(_ from: E) -> VisualEffectStep? {
        (to as? E).map { .geometry(from.interpolated(towards: $0, amount: amount)) }
      }
      if let mixed = mix(from) { return mixed }
    case (.drawing(let from), .drawing(let to)):
      func mix<E: DrawingEffect>(_ from: E) -> VisualEffectStep? {
        (to as? E).map { .drawing(from.interpolated(towards: $0, amount: amount)) }
      }
      if let mixed = mix(from) { return mixed }
    default: break
    }
    return amount < 0.5 ? self : other
  }
}

extension Animatable {
  fileprivate func interpolated(towards other: Self, amount: Double) -> Self {
    // What can't be interpolated is that of the nearer one.
    var result = amount < 0.5 ? self : other
    var way = other.animatableData - animatableData
    way.scale(by: amount)
    result.animatableData = animatableData + way
    return result
  }
}

extension View {
  /// Changes how the view is drawn as it comes into the visible area of the scroll view around it, and leaves it.
  ///
  /// The layout stays, and no body runs while the view is scrolled. Without a scroll view around, the phase is the
  /// identity.
  ///
  /// - Parameters:
  ///   - configuration: How to go from phase to phase.
  ///   - axis: The axis along which the view is scrolled; nil for that of the scroll view, vertical where it has both.
  ///   - transition: The changes in a phase.
  /// - Returns: The view as its phase changes it.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Changes how the view is drawn as it comes into the visible area of the scroll view around it, and leaves it.
  ///
  /// The layout stays, and no body runs while the view is scrolled. Without a scroll view around, the phase is the
  /// identity.
  ///
  /// - Parameters:
  ///   - topLeading: How to go from phase to phase at the top, or at the leading edge.
  ///   - bottomTrailing: How to go from phase to phase at the bottom, or at the trailing edge.
  ///   - axis: The axis along which the view is scrolled; nil for that of the scroll view, vertical where it has both.
  ///   - transition: The changes in a phase.
  /// - Returns: The view as its phase changes it.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading,
        bottomTrailing: bottomTrailing,
        axis: axis,
        transition: transition
      )
    )
  }
}
