import AviaryGraph
public import Foundation

/// A value kept in user defaults; a change runs the bodies that read it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StoredValue<Value>
  private let initialValue: Value
  private var location: DefaultsLocation<Value>?

  nonisolated init(
    _ initialValue: Value,
    _ key: String,
    _ store: UserDefaults?,
    _ coding: StoredValue<Value>
  ) {
    self.key = key
    self.store = store
    self.coding = coding
    self.initialValue = initialValue
  }

  private nonisolated var current: DefaultsLocation<Value> {
    location ?? DefaultsLocation(key, store ?? .standard, coding, initialValue, root: nil)
  }

  /// The value, or the first one while none is kept.
  public var wrappedValue: Value {
    get { current.get() }
    nonmutating set { current.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: current) }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let store = store ?? EnvironmentValues(scope: context.environment)[AppStorageKey.self]
    location = DefaultsLocation(key, store, coding, initialValue, root: context.root)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension AppStorage: ComparedByKey {
  package var comparisonKey: String { key }
}

extension AppStorage {
  /// Keeps a truth value under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(wrappedValue, key, store, .bool) }

  /// Keeps a whole number under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(wrappedValue, key, store, .int) }

  /// Keeps a number under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, .double) }

  /// Keeps a string under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .string) }

  /// Keeps a URL under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(wrappedValue, key, store, .url) }

  /// Keeps a date under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(wrappedValue, key, store, .date) }

  /// Keeps data under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(wrappedValue, key, store, .data) }

  /// Keeps a value by its whole number under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .rawInt)
  }

  /// Keeps a value by its string under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What is read while nothing is kept under the key, or something of another
  ///     type.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .rawString)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredValue<Bool>.bool.optional())
  }

  /// Keeps a whole number under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredValue<Int>.int.optional())
  }

  /// Keeps a number under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredValue<Double>.double.optional())
  }

  /// Keeps a string under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredValue<String>.string.optional())
  }

  /// Keeps a URL under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredValue<URL>.url.optional())
  }

  /// Keeps a date under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredValue<Date>.date.optional())
  }

  /// Keeps data under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredValue<Data>.data.optional())
  }
}

extension AppStorage {
  /// Keeps a value by its string under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, StoredValue<R>.rawString.optional())
  }

  /// Keeps a value by its whole number under a key; nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the
  ///     standard user defaults.
  public nonisolated init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, StoredValue<R>.rawInt.optional())
  }
}
