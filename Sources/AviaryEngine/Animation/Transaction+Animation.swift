enum TransactionAnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

enum CompletionsKey: TransactionKey {
  static var defaultValue: [CompletionGroup] { [] }
}

extension Transaction {
  /// A transaction whose changes are shown with an animation; nil for none.
  ///
  /// - Parameter animation: How the changes are shown; nil for at once.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How the changes are shown over time; nil for at once.
  public var animation: Animation? {
    get { self[TransactionAnimationKey.self] }
    set { self[TransactionAnimationKey.self] = newValue }
  }

  /// Whether views' own animations are left out.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the changes are steps of one long change, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether a spring that follows goes on with the velocity of the changes, which are shown at
  /// once.
  ///
  /// That is so for changes that gestures make. With an animation it doesn't matter.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Who waits for the animations of the changes.
  package var completions: [CompletionGroup] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Calls back when the animations of the changes are complete; where nothing moves, at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(CompletionGroup(criteria, completion))
  }
}

extension Binding {
  /// This binding, its writes shown with an animation; nil for at once.
  ///
  /// - Parameter animation: How the changes are shown; nil for at once. By default `.default`.
  public nonisolated func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}
