/// Changes the transactions of changes inside a view.
nonisolated struct TransactionModifier: _EnvironmentModifier {
  let rule: TransactionRule

  func _apply(to values: inout EnvironmentValues) { values.transactionRules.append(rule) }
}

/// What is to be done to a transaction on its way into a view.
package struct TransactionRule {
  /// The rule counts only for changes together with this value; nil for all.
  package let value: AnyEquatable?
  package let transform: (inout Transaction) -> Void
}

/// A value of some equatable type.
package struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  package static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.equals(b.value) }
}

enum TransactionRulesKey: EnvironmentKey {
  static var defaultValue: [TransactionRule] { [] }
}

extension EnvironmentValues {
  /// What is done to transactions on their way in, outermost first; read where changes are animated.
  package var transactionRules: [TransactionRule] {
    get { self[TransactionRulesKey.self] }
    set { self[TransactionRulesKey.self] = newValue }
  }
}

extension View {
  private nonisolated func transactionRule(
    _ value: AnyEquatable?,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(rule: TransactionRule(value: value, transform: transform)))
  }

  /// Shows changes of this view that come with a change of a value with an animation; nil for at once.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    transactionRule(AnyEquatable(value)) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Shows all changes of this view with an animation; nil for at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transactionRule(nil) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Shows changes of what the closure applies with an animation; nil for at once.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transactionRule(nil) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transactions of changes of this view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transactionRule(nil, transform)
  }

  /// Changes the transactions of changes of this view that come with a change of a value.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transactionRule(AnyEquatable(value), transform)
  }

  /// Changes the transactions of changes of what the closure applies.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transactionRule(nil, transform)
  }

  /// Moves and sizes this view as one when its container changes: layout at rest is the same.
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier.identity) }
}

extension ViewModifier {
  /// This modifier, its changes shown with an animation; nil for at once.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// This modifier, the transactions of its changes changed.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(TransactionModifier(rule: TransactionRule(value: nil, transform: transform)))
  }
}
