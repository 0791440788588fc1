import Foundation

/// How important a rule is, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// An importance.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// An importance.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// Rather.
  public static let defaultHigh = UILayoutPriority(750)
  /// Rather not.
  public static let defaultLow = UILayoutPriority(250)
  /// Only if nothing else matters.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
