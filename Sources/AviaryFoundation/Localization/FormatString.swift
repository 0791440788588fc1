/// A format of C's, taken apart: characters, and places for values.
package struct FormatString: Sendable {
  /// A place for a value.
  package struct Place: Equatable, Sendable {
    /// Which value, from 0.
    package var index: Int
    /// The conversion without position and length: `%.2f`.
    package var specifier: String
    /// The last letter: `d`, `f`, `@` ...
    package var conversion: Character
  }

  /// Characters, or a place for a value.
  package enum Part: Equatable, Sendable {
    case literal(String)
    case place(Place)
  }

  /// The parts in order.
  package private(set) var parts: [Part] = []

  /// Takes a format apart.
  ///
  /// What is no conversion stays as it is.
  package init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        literal.append("%")
        rest = rest.dropFirst()
      } else if let (place, end) = Self.place(rest, next: next) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.place(place))
        next = place.index + 1
        rest = rest[end...]
      } else {
        literal.append("%")
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Reads what follows a percent sign.
  private static func place(
    _ text: Substring,
    next: Int
  ) -> (Place, end: String.Index)? {
    var rest = text
    var index = next
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let position = Int(digits),
      position > 0
    {
      index = position - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "hlqztjL".contains($0) }
    guard let conversion = rest.first, "diuoxXeEfFgGaAcs@".contains(conversion) else { return nil }
    let place = Place(
      index: index,
      specifier: "%" + flags.filter { $0 != "'" } + String(conversion),
      conversion: conversion
    )
    return (place, rest.index(after: rest.startIndex))
  }
}
