import AviaryGraph
public import Foundation

/// A value kept for a scene: all views of one window, or one renderer, that name the key share it.
///
/// Where windows are restored, it is there again when the program runs next; who closes a window throws its values away.
/// No moment is promised at which it is written: a program has it written while it is inactive and at its end.
/// - SeeAlso: Documentation/Behaviours/restoration.md
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let coding: SceneCoding<Value>
  private var location: Location<Value>?

  nonisolated init(_ initialValue: Value, key: String, _ coding: SceneCoding<Value>) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
  }

  /// The value.
  ///
  /// Outside of a view that is shown it is the first value, and writes have no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set {
      guard let location else {
        Warnings.once(
          "SceneStorage(\"\(key)\") was set before its view was shown; the value is not kept"
        )
        return
      }
      location.set(newValue, .current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
  }

  /// Ties the property to the view.
  ///
  /// For the engine.
  public nonisolated mutating func _install(_ context: inout _DynamicContext) {
    let root = context.root
    location = root.sceneValues.location(key, initialValue, coding, root)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// Keeps a truth value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a whole number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a string under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a URL under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a date under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps data under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key, .codable)
  }

  /// Keeps a value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key, .raw) }

  /// Keeps a value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key: key, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Bool? { self.init(nil, key: key, .codable) }
  /// Keeps a whole number under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Int? { self.init(nil, key: key, .codable) }
  /// Keeps a number under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Double? {
    self.init(nil, key: key, .codable)
  }
  /// Keeps a string under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == String? {
    self.init(nil, key: key, .codable)
  }
  /// Keeps a URL under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == URL? { self.init(nil, key: key, .codable) }
  /// Keeps a date under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Date? { self.init(nil, key: key, .codable) }
  /// Keeps data under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Data? { self.init(nil, key: key, .codable) }
}

extension SceneStorage {
  /// Keeps a value under a key; nil while there is none.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key: key, .optionalRaw())
  }

  /// Keeps a value under a key; nil while there is none.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key: key, .optionalRaw())
  }
}
