@_spi(Engine) public import AviaryEngine

/// Decides where a scroll view comes to rest after a person has let go of it.
public protocol ScrollTargetBehavior {
  /// What the behaviour is asked with.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What the behaviour wants to be done differently.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What the behaviour is asked for its properties with.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Moves the place at which the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What the behaviour wants to be done differently.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// As usual: the scroll view decides how long a swipe goes on.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

nonisolated struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior>:
  _EnvironmentModifier
{
  let behavior: Behavior

  func _apply(to values: inout EnvironmentValues) { values.scrollTargetBehavior = behavior }
}

extension View {
  /// Sets where a scroll view comes to rest after a person has let go of it.
  ///
  /// - Parameter behavior: Where: at pages, at views, or by a rule of one's own.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
