@_spi(Engine) public import AviaryEngine
import AviaryGeometry

/// Shows the symbol images of a view coming and going with an effect; other views are left alone.
public struct SymbolEffectTransition {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates a transition with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect. One that lets symbols appear also lets them go, the other way round.
  ///   - options: How fast it is.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T,
    options: SymbolEffectOptions
  ) {
    configuration = effect.configuration
    self.options = options
  }
}

extension SymbolEffectTransition: Transition {
  /// Symbols only fade for those who want less motion: there is no need for another transition.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The view, with its symbols hidden while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        SymbolTransitionModifier(
          isSmall: configuration.isSmallWhereHidden,
          hidden: phase.isIdentity ? 0 : 1
        )
      )
      .transaction { $0.animation = $0.animation?.speed(options.rate) }
  }
}

extension SymbolEffectConfiguration {
  /// Whether a symbol is small before it comes and after it has gone, or else large.
  fileprivate var isSmallWhereHidden: Bool {
    switch kind {
    case .appear(let scalesUp): scalesUp
    case .disappear(let scalesUp): !scalesUp
    default: true
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols scale and fade, as suits them.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Symbols come and go with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect. One that lets symbols appear also lets them go, the other way round.
  ///   - options: How fast it is.
  /// - Returns: The transition.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// Hides the symbol images in a view, more or less.
nonisolated struct SymbolTransitionModifier: _NodeModifier, Animatable, Equatable {
  /// Whether a hidden symbol is small, or else large.
  let isSmall: Bool
  /// 0 for there, 1 for away.
  var hidden: Double

  var animatableData: Double {
    get { hidden }
    set { hidden = newValue }
  }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SymbolTransitionNode(list, child, place)
  }
}

final class SymbolTransitionNode: ModifierNode<SymbolTransitionModifier> {
  override func didMount() { tellSymbols(modifier) }

  override func willUnmount() {
    visitSymbols(child) { $0.transitions[ObjectIdentifier(self)] = nil }
  }

  override func viewDidChange() { tellSymbols(modifier) }

  override func modifierDidChange(from old: SymbolTransitionModifier, _ animator: Animator) {
    animateModifier(from: old, animator, .afterUpdates) { [unowned self] in tellSymbols($0) }
  }

  private func tellSymbols(_ modifier: SymbolTransitionModifier) {
    visitSymbols(child) {
      $0.transitions[ObjectIdentifier(self)] = modifier.hidden == 0 ? nil : modifier
    }
  }

  /// Hands over the images in a node, also in one whose picture is shown in its place.
  private func visitSymbols(_ node: ViewNode, _ body: (ImageNode) -> Void) {
    if let image = node as? ImageNode { body(image) }
    if let source = node.transitionSource { visitSymbols(source, body) }
    node.forEachChild { visitSymbols($0, body) }
  }
}
