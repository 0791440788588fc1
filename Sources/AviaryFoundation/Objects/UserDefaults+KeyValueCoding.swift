public import Foundation

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` gives it; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a key, as `set(_:forKey:)` does.
  ///
  /// - Parameter value: What is kept; nil removes what there is.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
