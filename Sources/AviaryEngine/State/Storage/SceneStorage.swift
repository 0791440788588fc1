import AviaryGraph
public import Foundation

/// A value kept for a scene: all views of one window, or one renderer, that name the key share it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var location: Location<Value>?

  nonisolated init(_ initialValue: Value, key: String) {
    self.key = key
    self.initialValue = initialValue
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
    location = root.rootStorage { SceneValues() }.location(key, initialValue, root)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// The values of one scene.
final class SceneValues {
  private var locations: [String: AnyObject] = [:]

  func location<Value>(_ key: String, _ initialValue: Value, _ root: ViewRoot) -> Location<Value> {
    let name = "\(key) \(Value.self)"
    if let known = locations[name] { return unsafeDowncast(known, to: StateLocation<Value>.self) }
    let made = StateLocation(initialValue, root: root)
    locations[name] = made
    return made
  }
}

extension SceneStorage {
  /// Keeps a truth value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a whole number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a number under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a string under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a URL under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a date under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key: key)
  }

  /// Keeps data under a key.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key)
  }

  /// Keeps a value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }

  /// Keeps a value under a key.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  /// Keeps a whole number under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  /// Keeps a number under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  /// Keeps a string under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == String? { self.init(nil, key: key) }
  /// Keeps a URL under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == URL? { self.init(nil, key: key) }
  /// Keeps a date under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Date? { self.init(nil, key: key) }
  /// Keeps data under a key; nil while there is none.
  public nonisolated init(_ key: String) where Value == Data? { self.init(nil, key: key) }
}

extension SceneStorage {
  /// Keeps a value under a key; nil while there is none.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(nil, key: key) }

  /// Keeps a value under a key; nil while there is none.
  public nonisolated init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(nil, key: key) }
}
