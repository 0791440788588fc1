public import Foundation

/// A number with a meaning that numbers can be added to, as UIKit's importance and levels are.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the first is less.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// One that is so much greater.
  public static func + (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs) ?? lhs
  }
  /// One that is so much greater.
  public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
  /// One that is so much less.
  public static func - (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs) ?? lhs
  }
  /// Makes it so much greater.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes it so much less.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
