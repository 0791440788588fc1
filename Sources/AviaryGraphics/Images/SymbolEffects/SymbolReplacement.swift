@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import Foundation

/// One symbol on its way to the next.
struct SymbolReplacement: Animatable {
  /// A picture of the old one, as large as the new one is.
  let old: DisplayFragment
  let style: SymbolReplacementStyle
  /// 0 for the old symbol, 1 for the new one.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
}

extension ImageNode {
  /// The image will be another one: keeps what it shows, if the change is to be seen over time.
  ///
  /// Called where the change is made, in its transaction.
  func noteReplacement() {
    guard let animator = root.animator, hasFrame, let shown else { return }
    guard case .symbol(let oldName) = shown.options.source, case .symbol(let newName) = view.source
    else { return }
    let values = EnvironmentValues(scope: environment)
    let (transition, names) = Tracker.untracked {
      let variants = values.symbolVariants
      return (values.contentTransition, variants.names(of: newName))
    }
    guard case .symbolEffect(let effect, let options) = transition.kind,
      shown.variants.names(of: oldName) != names
    else { return }
    var transaction = animator.transaction(at: environment)
    guard let animation = transaction.animation else { return animator.stop(self, .content) }
    transaction.animation = animation.speed(options.rate)
    let old = symbolPicture
    animator.stop(self, .content)
    let style = effect.replacementStyle
    animator.animate(
      self,
      .content,
      in: transaction,
      at: environment,
      from: SymbolReplacement(old: old, style: style, progress: 0),
      to: SymbolReplacement(old: old, style: style, progress: 1),
      .afterUpdates
    ) { [unowned self] _ in invalidateDrawing() }
  }

  /// The symbol that is on its way out; nil at rest.
  var replacement: SymbolReplacement? {
    hasMotion ? root.animator?.shown(self, .content) : nil
  }
}

extension SymbolReplacement {
  /// Draws the old symbol and the new one.
  ///
  /// - Parameters:
  ///   - new: A picture of the new one.
  ///   - size: The size of both.
  ///   - reducesMotion: Whether they only fade.
  ///   - builder: What is drawn into.
  func draw(
    _ new: DisplayFragment,
    size: CGSize,
    reducesMotion: Bool,
    into builder: inout FragmentBuilder
  ) {
    let progress = min(max(progress, 0), 1)
    SymbolPose.leaving(style, progress, reducesMotion: reducesMotion)
      .draw(old, size: size, into: &builder)
    SymbolPose.coming(style, progress, reducesMotion: reducesMotion)
      .draw(new, size: size, into: &builder)
  }
}

extension SymbolEffectConfiguration {
  /// How the effect replaces one symbol by another one.
  var replacementStyle: SymbolReplacementStyle {
    if case .replace(let style) = kind { style } else { .downUp }
  }
}
