extension EnvironmentScope.Entry {
  /// The name of what was written, and the value where it has words for itself.
  var nameAndValue: String {
    valueInWords.map { "\(name) = \($0)" } ?? name
  }

  /// The name of what was written, as clients know it.
  ///
  /// Keys of clients keep the names of their types. Keys of Aviary's own are named as their values are:
  /// `ColorSchemeKey` is `colorScheme`.
  package var name: String {
    let type = unsafeBitCast(key, to: Any.Type.self)
    return Self.isOwn(type) ? Self.valueName(of: type) : "\(type)"
  }

  /// The value as text; nil for one of Aviary's own that has no words for people.
  package var valueInWords: String? {
    let isClients = !Self.isOwn(unsafeBitCast(key, to: Any.Type.self))
    return isClients || Self.hasWords(box.anyValue) ? "\(box.anyValue)" : nil
  }

  /// Whether a type belongs to one of Aviary's modules.
  private static func isOwn(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("Aviary")
  }

  private static func valueName(of type: Any.Type) -> String {
    var name = Substring("\(type)")
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    if name.hasSuffix("Key"), name.count > 3 { name = name.dropLast(3) }
    while name.hasPrefix("_") { name = name.dropFirst() }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Whether a value's text is made for people: no fields of a type that clients don't know.
  private static func hasWords(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { hasWords($0.value) } ?? true
    }
    if mirror.displayStyle == .enum { return mirror.children.isEmpty }
    guard isOwn(type(of: value)) else {
      return mirror.displayStyle == nil || value is any CustomStringConvertible
    }
    return value is any CustomStringConvertible
  }
}
