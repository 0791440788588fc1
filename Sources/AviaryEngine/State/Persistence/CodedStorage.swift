package import Foundation

extension AppStorage {
  /// Keeps a value of any type that can be coded, as JSON.
  ///
  /// - Parameters:
  ///   - initialValue: What is read while nothing that can be decoded is kept.
  ///   - key: The name of the value in the store.
  ///   - store: Where it is kept; nil for that of `defaultAppStorage(_:)` around, or else the standard user defaults.
  package nonisolated init(any initialValue: Value, _ key: String, store: UserDefaults?)
  where Value: Codable {
    self.init(
      initialValue,
      key,
      store,
      .coded(
        .data,
        decode: { try? JSONDecoder().decode(Value.self, from: $0) },
        encode: { try? JSONEncoder().encode($0) }
      )
    )
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
