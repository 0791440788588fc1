extension View {
  private nonisolated func transactionRule(
    _ kind: TransactionRule.Kind,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(rule: TransactionRule(kind: kind, transform: transform)))
  }

  /// This view for a closure to which a rule applies that doesn't apply to the view itself.
  private nonisolated var outsideOfRule: PlaceholderContentView<Self> {
    PlaceholderContentView(transactionRule(.restored) { _ in })
  }

  /// Shows changes of this view that come with a change of a value with an animation; nil for at
  /// once.
  ///
  /// - Parameters:
  ///   - animation: How the changes are shown; nil for at once.
  ///   - value: The value whose changes count.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    transactionRule(.value(AnyEquatable(value))) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Shows all changes of this view with an animation; nil for at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transactionRule(.all) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Shows changes of what the closure applies with an animation; nil for at once.
  ///
  /// - Parameters:
  ///   - animation: How the changes are shown; nil for at once.
  ///   - body: Applies modifiers to the view that it is given; their changes alone count.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(outsideOfRule).transactionRule(.scoped) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transactions of changes of this view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transactionRule(.all, transform)
  }

  /// Changes the transactions of changes of this view that come with a change of a value.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transactionRule(.value(AnyEquatable(value)), transform)
  }

  /// Changes the transactions of changes of what the closure applies.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(outsideOfRule).transactionRule(.scoped, transform)
  }
}

extension ViewModifier {
  /// This modifier, its changes shown with an animation; nil for at once.
  ///
  /// - Parameter animation: How the changes are shown; nil for at once.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    scoped { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// This modifier, the transactions of its changes changed.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    scoped(transform)
  }

  /// This modifier under a rule that doesn't apply to what is modified.
  private nonisolated func scoped(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    TransactionModifier(rule: TransactionRule(kind: .restored) { _ in })
      .concat(self)
      .concat(TransactionModifier(rule: TransactionRule(kind: .scoped, transform: transform)))
  }
}
