package import Foundation

extension AppStorage {
  /// Keeps a value as data that it is coded to.
  ///
  /// - Parameters:
  ///   - initialValue: What is read while nothing that can be decoded is kept.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the standard user defaults.
  ///   - decode: Makes the value; nil where the data is none.
  ///   - encode: Makes the data; nil to keep nothing.
  package nonisolated init(
    coded initialValue: Value,
    _ key: String,
    store: UserDefaults?,
    decode: @escaping (Data) -> Value?,
    encode: @escaping (Value) -> Data?
  ) {
    self.init(initialValue, key, store, .coded(.data, decode: decode, encode: encode))
  }
}

extension SceneStorage {
  /// Keeps a value of any type that can be coded for a scene.
  ///
  /// - Parameters:
  ///   - initialValue: The value before anybody writes one.
  ///   - key: What views of the scene share it by.
  package nonisolated init(any initialValue: Value, _ key: String) where Value: Codable {
    self.init(initialValue, key: key, .codable)
  }
}
