import AviaryGraph

/// A modifier that writes into the environment of what it is applied to.
public protocol _EnvironmentModifier: ViewModifier where Body == Never {
  /// Writes the values. May read others of them. For the engine.
  nonisolated func _apply(to values: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList {
    if let rule = modifier as? TransactionModifier { inputs.root.noteTransactionRule(rule.rule) }
    let scope = EnvironmentScope(parent: inputs.environment, root: inputs.root, depth: inputs.depth)
    {
      modifier._apply(to: &$0)
    }
    return EnvironmentList(modifier, inputs, scope, content(inputs.inside(environment: scope)))
  }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let list = unsafeDowncast(list, to: EnvironmentList<Self>.self)
    list.update(modifier)
    updateContent(list.content)
  }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape { content }
}

/// The list of views under an environment of their own.
///
/// Adds no node.
///
/// Bodies expanded in the list read the list's environment; a subview that is placed elsewhere takes the
/// environment of that place, with the same writes on top.
final class EnvironmentList<M: _EnvironmentModifier>: _ForwardingList {
  private var modifier: M
  private let scope: EnvironmentScope
  /// The scopes of places with another environment, by that environment.
  private var derived = [ObjectIdentifier: DerivedScope]()

  private struct DerivedScope {
    weak var scope: EnvironmentScope?
  }

  init(_ modifier: M, _ inputs: _ListInputs, _ scope: EnvironmentScope, _ content: _ViewList) {
    self.modifier = modifier
    self.scope = scope
    super.init(inputs, content)
  }

  func update(_ new: M) {
    if ValueEquality.isEqual(modifier, new) { return }
    if let animator = root.animator, let old = modifier as? TransactionModifier,
      let new = new as? TransactionModifier, case .value = new.rule.kind,
      old.rule.kind != new.rule.kind
    {
      animator.rules.trigger(scope)
      for entry in derived.values { entry.scope.map { animator.rules.trigger($0) } }
    }
    modifier = new
    scope.replace { new._apply(to: &$0) }
    for entry in derived.values { entry.scope?.replace { new._apply(to: &$0) } }
  }

  override func mount(at index: Int, in place: Place) -> ViewNode {
    content.mount(at: index, in: place.with(environment: scope(over: place.environment)))
  }

  private func scope(over environment: EnvironmentScope) -> EnvironmentScope {
    if environment === inputs.environment { return scope }
    if let known = derived[ObjectIdentifier(environment)]?.scope { return known }
    let modifier = modifier
    let made = EnvironmentScope(parent: environment, root: root, depth: inputs.depth) {
      modifier._apply(to: &$0)
    }
    derived = derived.filter { $0.value.scope != nil }
    derived[ObjectIdentifier(environment)] = DerivedScope(scope: made)
    return made
  }
}
