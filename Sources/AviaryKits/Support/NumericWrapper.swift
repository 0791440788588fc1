public import Foundation

/// A name for a number, which can be compared and counted on from.
public protocol _NumericWrapper: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// A name for a number, whatever it is.
  init(rawValue: RawValue)
}

/// A name for a number of AppKit's.
public protocol _AppKitNumericWrapper: _NumericWrapper {}

/// A name for a number of UIKit's.
public protocol _UIKitNumericRawRepresentable: _NumericWrapper {}

extension _NumericWrapper {
  /// Whether one's number is less than another one's.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// One whose number is so much greater.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// One whose number is so much greater.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// One whose number is so much less.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// How far one's number is from another one's.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes the number so much greater.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes the number so much less.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension NSWindow.Level: _AppKitNumericWrapper {}
extension NSFont.Weight: _AppKitNumericWrapper {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
