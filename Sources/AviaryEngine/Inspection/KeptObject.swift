import AviaryGraph
import Combine
import Foundation
@_spi(Reflection) import Swift

/// The object of a property, of which the properties are kept that views depend on: those with `@Published`, and those of an
/// `@Observable` class.
///
/// The object stays the one that the program has made; only what it holds is set.
struct KeptObject: KeptState {
  let object: AnyObject

  func encoded() -> (data: Data, lost: [String])? {
    let properties = properties
    var values: [String: Data] = [:]
    var lost: [String] = []
    for property in properties {
      values[property.name] = property.encode(in: object)
      if values[property.name] == nil { lost.append(Self.shown(property.name)) }
    }
    guard !values.isEmpty, let data = try? JSONEncoder().encode(values) else { return nil }
    return (data, lost)
  }

  func restore(_ data: Data) -> [String]? {
    guard let values = try? JSONDecoder().decode([String: Data].self, from: data) else {
      return nil
    }
    let known = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
    let lost = values.filter { known[$0.key]?.restore($0.value, in: object) != true }.keys
    return lost.count == values.count ? nil : lost.map(Self.shown).sorted()
  }

  /// The name of a property as it is declared: that of what `_count` is stored for is `count`.
  private static func shown(_ name: String) -> String { String(name.dropFirst()) }

  private var properties: [Property] {
    var found: [Property] = []
    var isObservable = false
    // The option is `classType`, which can't be named in Swift 6: it is declared as a variable.
    _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) {
      name,
      offset,
      type,
      _ in
      let name = String(cString: name)
      if name == "_$observationRegistrar" {
        isObservable = true
      } else {
        found.append(Property(name: name, offset: offset, type: type))
      }
      return true
    }
    // What `@Observable` tracks is stored under the property's name with this sign before it.
    return found.filter { $0.isPublished || isObservable && $0.name.hasPrefix("_") }
  }

  private struct Property {
    let name: String
    let offset: Int
    let type: Any.Type

    var isPublished: Bool { type is any PublishedProperty.Type }

    func encode(in object: AnyObject) -> Data? {
      func open<Value>(_ type: Value.Type) -> Data? {
        let value = address(in: object).assumingMemoryBound(to: type).pointee
        if let published = value as? any PublishedProperty { return published.encoded() }
        return KeptValue.encode(value)
      }
      return _openExistential(type, do: open)
    }

    func restore(_ data: Data, in object: AnyObject) -> Bool {
      func open<Value>(_ type: Value.Type) -> Bool {
        let place = address(in: object).assumingMemoryBound(to: type)
        if let published = place.pointee as? any PublishedProperty {
          return published.restore(data, in: object)
        }
        guard let value = KeptValue.decode(type, from: data) else { return false }
        place.pointee = value
        return true
      }
      return _openExistential(type, do: open)
    }

    private func address(in object: AnyObject) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(object).toOpaque() + offset
    }
  }
}

/// A property with `@Published`.
private protocol PublishedProperty {
  func encoded() -> Data?
  func restore(_ data: Data, in object: AnyObject) -> Bool
}

extension Published: PublishedProperty {
  fileprivate func encoded() -> Data? { KeptValue.encode(storedValue) }

  fileprivate func restore(_ data: Data, in object: AnyObject) -> Bool {
    guard let value = KeptValue.decode(Value.self, from: data) else { return false }
    setStoredValue(value, of: object)
    return true
  }
}
