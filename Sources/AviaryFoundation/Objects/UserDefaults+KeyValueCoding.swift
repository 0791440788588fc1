public import Foundation

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` gives it; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a key, as `set(_:forKey:)` does.
  ///
  /// - Parameter value: What is kept; nil removes what there is.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  // Of numbers Foundation keeps `Int`, `Float` and `Double` on Linux, and ends the program for others.

  /// Keeps a number for a key, as a `Double`.
  public func set(_ value: CGFloat, forKey key: String) { set(Double(value), forKey: key) }

  /// Keeps a number for a key, as a `Double`; nil removes what there is.
  public func set(_ value: CGFloat?, forKey key: String) {
    if let value { set(Double(value), forKey: key) } else { removeObject(forKey: key) }
  }

  /// Keeps numbers for a key, as an array of `Double`.
  public func set(_ value: [CGFloat], forKey key: String) {
    set(value.map { Double($0) }, forKey: key)
  }

  /// Keeps a number for a key, as a `Double`.
  public func setValue(_ value: CGFloat, forKey key: String) { set(Double(value), forKey: key) }
}
