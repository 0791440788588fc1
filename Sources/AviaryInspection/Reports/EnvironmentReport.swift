@_spi(Engine) import AviaryEngine
package import AviaryMessages

/// A value of the environment as one view sees it.
package struct EnvironmentReport {
  /// What the value is called: as clients know it, or their key's type.
  package let name: String
  /// nil where it has no words for people.
  package let value: String?
  /// How many places that write values lie between; 0 for the innermost.
  package let distance: Int
  /// What it would be without, of those further out that write the same value; nil where nobody does.
  package let outerValue: String?

  package var json: JSON {
    [
      "name": .string(name), "value": value.map { .string($0) } ?? .null,
      "distance": .number(Double(distance)),
      "outerValue": outerValue.map { .string($0) } ?? .null,
    ]
  }

  var line: String {
    var words = value.map { "\(name) = \($0)" } ?? name
    if let outerValue, outerValue != value { words += "  (further out: \(outerValue))" }
    return words
  }
}

extension Inspection {
  /// What is written in the environment of a view, the innermost first; what nobody wrote has its default and is left
  /// out.
  ///
  /// - Parameter name: A handle, a view's name or a label, as for ``whySize(_:)``.
  package func environment(
    of name: String
  ) throws -> (text: String, values: [EnvironmentReport]) {
    let layout = try layout()
    let place = try place(of: name, in: layout)
    let node = try node(layout[place].handle)
    var written: [(entry: EnvironmentScope.Entry, distance: Int)] = []
    var scope: EnvironmentScope? = node.environment
    var distance = 0
    while let current = scope {
      written += current.entries.reversed().map { ($0, distance) }
      if !current.entries.isEmpty { distance += 1 }
      scope = current.parent
    }
    var known: Set<ObjectIdentifier> = []
    var values: [EnvironmentReport] = []
    for (index, (entry, distance)) in written.enumerated()
    where known.insert(entry.key).inserted {
      let outer = written[(index + 1)...].first { $0.entry.key == entry.key }
      values.append(
        EnvironmentReport(
          name: entry.name,
          value: entry.valueInWords,
          distance: distance,
          outerValue: outer?.entry.valueInWords
        )
      )
    }
    let lines = [layout[place].line] + values.map { "  \($0.line)" }
    return (lines.joined(separator: "\n"), values)
  }
}
