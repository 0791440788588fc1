public import Foundation

/// Values that a person's devices share, by Foundation's name on Apple's systems: here they stay on this machine, as there
/// is no iCloud.
///
/// They are kept beside the program's defaults, under the suite `NAME.ubiquity`.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Shared: there is one for a program.
  private static let shared = NSUbiquitousKeyValueStore()

  /// The program's one.
  public static var `default`: NSUbiquitousKeyValueStore { shared }

  /// Posted when another device has changed values; never here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let defaults: UserDefaults
  private let suite: String

  private override init() {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    suite = name + ".ubiquity"
    defaults = UserDefaults(suiteName: suite) ?? .standard
    super.init()
  }

  /// The value of a key; nil for none.
  public func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
  /// Sets the value of a key: one that a property list can hold; nil takes it away.
  public func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
  /// Takes the value of a key away.
  public func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

  /// The text of a key; nil for none.
  public func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }
  /// The values of a key; nil for none.
  public func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
  /// The values by name of a key; nil for none.
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    defaults.dictionary(forKey: aKey)
  }
  /// The bytes of a key; nil for none.
  public func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
  /// The number of a key; 0 for none.
  public func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
  /// The number of a key; 0 for none.
  public func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
  /// The truth of a key; false for none.
  public func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

  /// Sets the text of a key.
  public func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
  /// Sets the bytes of a key.
  public func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
  /// Sets the values of a key.
  public func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
  /// Sets the values by name of a key.
  public func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    defaults.set(aDictionary, forKey: aKey)
  }
  /// Sets the number of a key.
  public func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
  /// Sets the number of a key.
  public func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Sets the truth of a key.
  public func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }

  /// All values by their keys.
  public var dictionaryRepresentation: [String: Any] {
    defaults.persistentDomain(forName: suite) ?? [:]
  }

  /// Writes what has changed.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult
  public func synchronize() -> Bool { defaults.synchronize() }
}

/// What is told when another device has changed values: why; never here.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// What is told when another device has changed values: which; never here.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
