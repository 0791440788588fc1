import AviaryEngine
import AviaryGeometry
package import Foundation

/// The values of the screens that lie over the first one of a navigation stack.
public struct NavigationPath {
  /// A value, and how to write it down if it can be.
  private struct Element {
    let value: AnyHashable
    let encode: (() throws -> CodableRepresentation.Entry)?
  }

  private var elements: [Element] = []

  /// Creates a path of the first screen alone.
  public init() {}

  /// Creates a path of values.
  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path of values that can be written down.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Creates a path from what was written down.
  public init(_ codable: CodableRepresentation) {
    for entry in codable.entries { append(entry) }
  }

  /// The number of values.
  public var count: Int { elements.count }
  /// Whether only the first screen is shown.
  public var isEmpty: Bool { elements.isEmpty }

  var values: [AnyHashable] { elements.map(\.value) }

  /// Puts a value on top.
  @_disfavoredOverload
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(Element(value: AnyHashable(value), encode: nil))
  }

  /// Puts a value that can be written down on top.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(
      Element(value: AnyHashable(value)) {
        let data = try JSONEncoder().encode([value])
        return CodableRepresentation.Entry(
          type: _typeName(V.self, qualified: true),
          mangled: _mangledTypeName(V.self),
          json: String(decoding: data, as: UTF8.self)
        )
      }
    )
  }

  /// Puts a value of any type on top, as one that can be written down where it is one.
  mutating func append(hashable value: AnyHashable) {
    if let codable = value.base as? any (Hashable & Codable) {
      append(codable)
    } else {
      elements.append(Element(value: value, encode: nil))
    }
  }

  private mutating func append(_ entry: CodableRepresentation.Entry) {
    guard let name = entry.mangled, let type = _typeByName(name) as? any (Hashable & Codable).Type
    else {
      Warnings.once(
        "NavigationPath: there is no type \(entry.type) for a value that was written down"
      )
      return
    }
    func decode<V: Hashable & Codable>(_ type: V.Type) {
      guard let values = try? JSONDecoder().decode([V].self, from: Data(entry.json.utf8)) else {
        return
      }
      for value in values { append(value) }
    }
    decode(type)
  }

  /// Takes values off the top.
  ///
  /// - Precondition: There are at least `k` values.
  public mutating func removeLast(_ k: Int = 1) {
    callerRule(
      k >= 0 && k <= elements.count,
      "\(k) values can't be removed from a path of \(elements.count)"
    )
    elements.removeLast(k)
  }

  /// The path in a form that can be written down; nil where some value can't be.
  public var codable: CodableRepresentation? {
    var entries: [CodableRepresentation.Entry] = []
    for element in elements {
      guard let entry = try? element.encode?() else { return nil }
      entries.append(entry)
    }
    return CodableRepresentation(entries: entries)
  }

  /// A path in a form that can be written down.
  public struct CodableRepresentation: Codable, Equatable {
    struct Entry: Codable, Equatable {
      let type: String
      let mangled: String?
      let json: String
    }

    let entries: [Entry]
  }
}

extension NavigationPath: Equatable {
  /// Whether two paths have equal values.
  public static func == (left: NavigationPath, right: NavigationPath) -> Bool {
    left.values == right.values
  }
}

extension NavigationPath: KeptParts {
  package var keptData: Data? { codable.flatMap { try? JSONEncoder().encode($0) } }

  package init?(keptData: Data) {
    guard
      let entries = try? JSONDecoder().decode(CodableRepresentation.self, from: keptData)
    else { return nil }
    self.init(entries)
  }
}
