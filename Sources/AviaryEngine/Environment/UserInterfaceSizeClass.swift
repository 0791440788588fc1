package import Foundation

/// How much space there is along an axis, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: a phone's.
  case compact
  /// Much.
  case regular
}

extension UserInterfaceSizeClass {
  /// The width below which windows and screens have little space from side to side, in points; chosen.
  package static let compactWidth: CGFloat = 600

  /// The horizontal size class of a window or a screen.
  ///
  /// - Parameter width: Of it, in points.
  package init(width: CGFloat) { self = width < Self.compactWidth ? .compact : .regular }
}

enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// How much space there is from side to side; a phone's unless set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much space there is from top to bottom; an upright phone's unless set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
