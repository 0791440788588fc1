import Foundation

/// How values of a type are kept in user defaults.
struct StoredValue<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// A value that the defaults hold as it is.
  static func plain() -> StoredValue<Value> {
    StoredValue(
      read: { $0.object(forKey: $1) as? Value },
      write: { store, key, value in
        if let optional = value as? any OptionalValue, optional.isNil {
          store.removeObject(forKey: key)
        } else {
          store.set(value, forKey: key)
        }
      }
    )
  }

  /// A value that is kept as another one; nil from `encode` removes it.
  static func coded<Raw>(
    _ raw: StoredValue<Raw>,
    decode: @escaping (Raw) -> Value?,
    encode: @escaping (Value) -> Raw?
  ) -> StoredValue<Value> {
    StoredValue(
      read: { store, key in raw.read(store, key).flatMap(decode) },
      write: { store, key, value in
        if let raw1 = encode(value) {
          raw.write(store, key, raw1)
        } else {
          store.removeObject(forKey: key)
        }
      }
    )
  }

  /// The same, for optional values.
  func optional() -> StoredValue<Value?> {
    StoredValue<Value?>(
      read: { store, key in read(store, key).map { Optional($0) } },
      write: { store, key, value in
        if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
      }
    )
  }
}

protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

extension StoredValue where Value == Bool {
  static var bool: Self {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension StoredValue where Value == Int {
  static var int: Self {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension StoredValue where Value == Double {
  static var double: Self {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension StoredValue where Value == String {
  static var string: Self {
    StoredValue(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Data {
  static var data: Self {
    StoredValue(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == URL {
  static var url: Self {
    StoredValue(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Date {
  static var date: Self {
    .coded(
      .double,
      decode: { Date(timeIntervalSinceReferenceDate: $0) },
      encode: { $0.timeIntervalSinceReferenceDate }
    )
  }
}

extension StoredValue where Value: RawRepresentable, Value.RawValue == Int {
  static var rawInt: Self { .coded(.int, decode: Value.init(rawValue:), encode: \.rawValue) }
}

extension StoredValue where Value: RawRepresentable, Value.RawValue == String {
  static var rawString: Self { .coded(.string, decode: Value.init(rawValue:), encode: \.rawValue) }
}
