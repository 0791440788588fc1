/// Names a part of a view that is inspected, from when it is first told of until it goes.
///
/// Written as `g2.n14`: the second program, its fourteenth node; `g2.e3` is an element of the accessibility tree.
package struct InspectionHandle: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Character, Sendable {
    /// A node: a view or a modifier that is laid out.
    case node = "n"
    /// What a person perceives.
    case element = "e"
  }

  /// Grows each time that the program is compiled anew: what it showed before is gone.
  package let generation: Int
  package let kind: Kind
  /// Given once in a generation.
  package let number: Int

  package init(generation: Int, kind: Kind, number: Int) {
    self.generation = generation
    self.kind = kind
    self.number = number
  }

  /// Reads what ``description`` writes; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].first == "g", let generation = Int(parts[0].dropFirst()),
      let kind = parts[1].first.flatMap(Kind.init), let number = Int(parts[1].dropFirst())
    else { return nil }
    self.init(generation: generation, kind: kind, number: number)
  }

  package var description: String { "g\(generation).\(kind.rawValue)\(number)" }
}

/// Why a view could not be inspected or driven, in a sentence.
package struct InspectionError: Error, Equatable, CustomStringConvertible {
  package enum Reason: String, Sendable {
    /// The handle is of an earlier program, or what it named has gone.
    case staleHandle
    /// Nothing is called so.
    case notFound
    /// Several things are called so.
    case ambiguous
    /// It is there, but can't be used: it is disabled, covered or not seen.
    case notUsable
    /// What was asked for has not happened.
    case nothingHappened
    /// The request itself is wrong.
    case badRequest
  }

  package let reason: Reason
  package let description: String

  package init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
