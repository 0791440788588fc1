/// Whether a window that a program closes asks first.
public struct DismissBehavior: Sendable {
  /// Whether nothing is asked.
  package let isDestructive: Bool

  /// As a person closes it: what it shows may ask first, as a document does that is in no file.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// At once, whatever is lost by it.
  public static let destructive = DismissBehavior(isDestructive: true)
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How `dismissWindow` closes windows; `.interactive` by default.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
