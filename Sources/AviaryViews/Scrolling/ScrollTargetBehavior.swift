protocol PlaceholderBehavior {}
enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any PlaceholderBehavior)? { nil }
}
extension EnvironmentValues {
  var scrollTargetBehavior: (any PlaceholderBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}
