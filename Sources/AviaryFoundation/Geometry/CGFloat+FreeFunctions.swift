public import Foundation

/// Within an extension of `CGFloat`, `abs`, `min` and `max` mean its members: on Linux Foundation has unavailable
/// ones of these names. These are found there instead, and do what the functions do.
extension CGFloat {
  /// The magnitude of a number.
  public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }

  /// The lesser of two values.
  public func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }

  /// The least of several values.
  public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }

  /// The greater of two values.
  public func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  /// The greatest of several values.
  public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }

  /// The magnitude of a number.
  public static func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }

  /// The lesser of two values.
  public static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }

  /// The least of several values.
  public static func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }

  /// The greater of two values.
  public static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  /// The greatest of several values.
  public static func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
}
