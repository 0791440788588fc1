/// Whether a person can move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind { case automatic, reorderable, disabled }
  private let kind: Kind

  /// As it suits the tab.
  public static let automatic = Self(kind: .automatic)
  /// It can be moved.
  public static let reorderable = Self(kind: .reorderable)
  /// It stays where and as it is.
  public static let disabled = Self(kind: .disabled)
}
