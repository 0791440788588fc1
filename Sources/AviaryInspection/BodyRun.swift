package import AviaryMessages
package import Foundation

/// A body that ran, why, and the bodies inside that ran because of it.
package struct BodyRun: Equatable, Sendable {
  /// The type of the view or the modifier.
  package var view: String
  /// Whether the type is the toolkit's own.
  package var isOfToolkit: Bool
  /// As `_printChanges()` names it: properties, `@self`, `@identity`, `@dependencies`.
  package var changes: [String]
  /// What the body itself took, those inside left out.
  package var milliseconds: Double
  package var inner: [BodyRun] = []

  /// The run without those of the toolkit's own views, whose inner runs take their places.
  package var ofUsers: [BodyRun] {
    var copy = self
    copy.inner = inner.flatMap(\.ofUsers)
    return isOfToolkit ? copy.inner : [copy]
  }

  /// The number of runs, this one among them.
  package var count: Int { inner.reduce(1) { $0 + $1.count } }

  /// Why it ran, in words.
  ///
  /// - Parameter outer: The view whose body ran around it; nil for none.
  package func reason(in outer: String?) -> String {
    if changes.contains("@identity") { return "it is new" }
    let properties = changes.filter { $0.hasPrefix("_") }.map { String($0.dropFirst()) }
    var reasons: [String] = []
    if !properties.isEmpty {
      let names = properties.joined(separator: ", ")
      reasons.append("its \(properties.count == 1 ? "property" : "properties") \(names) changed")
    }
    if changes.contains("@self") {
      reasons.append("\(outer ?? "what is around it") gave it other values")
    }
    if changes.contains("@dependencies") {
      reasons.append("something else that it read changed, such as an observable object's property")
    }
    if reasons.isEmpty, let outer { reasons.append("the body of \(outer) ran") }
    return reasons.isEmpty ? "something that it read changed" : reasons.joined(separator: ", and ")
  }

  func lines(in outer: String?, indent: String) -> [String] {
    let time = String(format: "%.2f", milliseconds)
    let mark = milliseconds >= 1 ? " (!)" : ""
    return ["\(indent)\(view): \(reason(in: outer)) [\(time) ms\(mark)]"]
      + inner.flatMap { $0.lines(in: view, indent: indent + "  ") }
  }

  package func json(in outer: String?) -> JSON {
    [
      "view": .string(view), "changes": .strings(changes), "why": .string(reason(in: outer)),
      "milliseconds": .rounded(milliseconds), "bodies": .array(inner.map { $0.json(in: view) }),
    ]
  }
}

/// What followed from an event: from the cause to the pixels that changed.
package struct UpdateReport: Equatable, Sendable {
  /// What was done, in words.
  package var event: String
  /// The bodies that ran, those of the toolkit's own views left out.
  package var bodies: [BodyRun]
  /// All bodies that ran.
  package var bodyCount: Int
  package var measurements: Int
  package var textsShaped: Int
  package var milliseconds: Double
  /// Where the picture changed, in points of the screen; empty where it did not.
  package var damage: [CGRect]

  package var text: String {
    let count = bodyCount == 1 ? "1 body" : "\(bodyCount) bodies"
    let time = String(format: "%.1f", milliseconds)
    var lines = [
      "\(event): \(count), \(measurements) measurements, \(textsShaped) texts shaped, \(time) ms"
    ]
    lines += bodies.flatMap { $0.lines(in: nil, indent: "  ") }
    if bodies.isEmpty { lines.append("  no body of a view of yours ran") }
    lines += damage.map { rect in
      "  changed on the screen: \(Int(rect.width.rounded())) × \(Int(rect.height.rounded())) points at (\(Int(rect.minX.rounded())), \(Int(rect.minY.rounded())))"
    }
    if damage.isEmpty { lines.append("  the picture did not change") }
    return lines.joined(separator: "\n")
  }

  package var json: JSON {
    [
      "event": .string(event), "bodies": .array(bodies.map { $0.json(in: nil) }),
      "bodyCount": .number(Double(bodyCount)), "measurements": .number(Double(measurements)),
      "textsShaped": .number(Double(textsShaped)), "milliseconds": .rounded(milliseconds),
      "changed": .array(damage.map { JSON($0) }),
    ]
  }
}
