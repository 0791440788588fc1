package import Foundation

/// The values of one scene.
package final class SceneValues {
  private struct Kept {
    let location: AnyObject
    let encode: () -> Data?
  }

  private var kept: [String: Kept] = [:]
  /// What was kept when the program ran last and nobody has asked for yet.
  private var coded: [String: Data]

  init(_ coded: [String: Data]) { self.coded = coded }

  func location<Value>(
    _ key: String,
    _ initialValue: Value,
    _ coding: SceneCoding<Value>,
    _ root: ViewRoot
  ) -> Location<Value> {
    let name = "\(key) \(Value.self)"
    if let known = kept[name] {
      return unsafeDowncast(known.location, to: StateLocation<Value>.self)
    }
    var value = initialValue
    if let data = coded.removeValue(forKey: name) {
      if let decoded = coding.decode(data) {
        value = decoded
      } else {
        Warnings.once("SceneStorage(\"\(key)\"): what was kept is no \(Value.self)")
      }
    }
    let made = StateLocation(value, root: root)
    kept[name] = Kept(location: made) { coding.encode(made.get()) }
    return made
  }

  /// All values as data, by names that tell key and type; what nobody has asked for stays what it was.
  ///
  /// - Complexity: All values are encoded.
  package func encoded() -> [String: Data] {
    coded.merging(kept.compactMapValues { $0.encode() }) { $1 }
  }
}

extension ViewRoot {
  /// The values of the root's scene.
  package var sceneValues: SceneValues { rootStorage { SceneValues(services.keptSceneValues) } }
}

/// How values of a type become data and come back.
struct SceneCoding<Value>: Sendable {
  let encode: @Sendable (Value) -> Data?
  let decode: @Sendable (Data) -> Value?
}

extension SceneCoding where Value: Codable {
  /// JSON, in which numbers may be infinite.
  static var codable: Self {
    SceneCoding(
      encode: { value in
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "inf",
          negativeInfinity: "-inf",
          nan: "nan"
        )
        return try? encoder.encode(value)
      },
      decode: { data in
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "inf",
          negativeInfinity: "-inf",
          nan: "nan"
        )
        return try? decoder.decode(Value.self, from: data)
      }
    )
  }
}

extension SceneCoding where Value: RawRepresentable, Value.RawValue: Codable {
  /// As its raw value.
  static var raw: Self {
    SceneCoding(
      encode: { SceneCoding<Value.RawValue>.codable.encode($0.rawValue) },
      decode: { SceneCoding<Value.RawValue>.codable.decode($0).flatMap(Value.init(rawValue:)) }
    )
  }
}

extension SceneCoding {
  /// As its raw value, or nil.
  static func optionalRaw<Raw>() -> Self
  where Value == Raw?, Raw: RawRepresentable, Raw.RawValue: Codable {
    SceneCoding(
      encode: { SceneCoding<Raw.RawValue?>.codable.encode($0?.rawValue) },
      decode: {
        SceneCoding<Raw.RawValue?>.codable.decode($0).map { $0.flatMap(Raw.init(rawValue:)) }
      }
    )
  }
}
