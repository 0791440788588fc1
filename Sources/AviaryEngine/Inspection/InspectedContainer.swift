/// What a container found in its content, as `aviary inspect` shows it.
package struct InspectedContainer: Codable, Equatable {
  /// A view as it was written, and what is in it.
  package struct Declared: Codable, Equatable {
    package var view: String
    package var members: [Declared]
  }

  /// A subview as it was resolved.
  package struct Resolved: Codable, Equatable {
    /// The name of the view's type.
    package var view: String
    package var id: String
    package var values: [String: String]
    package var tags: [String: String]
  }

  /// A section, its parts as positions among the subviews.
  package struct Section: Codable, Equatable {
    package var isExplicit: Bool
    package var header: [Int]
    package var content: [Int]
    package var footer: [Int]
    package var values: [String: String]
  }

  package var container: String
  package var declared: [Declared]
  package var count: Int
  /// The first subviews; not all of a long list.
  package var subviews: [Resolved]
  package var sections: [Section]
  /// The containers inside.
  package var containers: [InspectedContainer]
}

extension InspectedContainer {
  /// The container as indented lines.
  package var text: String {
    var lines: [String] = []
    write(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func write(to lines: inout [String], indent: String) {
    lines.append("\(indent)\(container)")
    if !declared.isEmpty {
      lines.append("\(indent)  declared")
      for view in declared { Self.write(view, to: &lines, indent: indent + "    ") }
    }
    lines.append("\(indent)  resolved: \(count) \(count == 1 ? "subview" : "subviews")")
    for (index, subview) in subviews.enumerated() {
      lines.append(
        "\(indent)    [\(index)] \(subview.view), id \(subview.id)\(Self.describe(subview))"
      )
    }
    if count > subviews.count { lines.append("\(indent)    and \(count - subviews.count) more") }
    if sections.contains(where: \.isExplicit) {
      lines.append("\(indent)  sections: \(sections.count)")
      for (index, section) in sections.enumerated() {
        let values = section.values.isEmpty ? "" : " " + Self.list(section.values)
        lines.append(
          "\(indent)    [\(index)] \(section.isExplicit ? "Section" : "loose views"): "
            + "header \(section.header), content \(section.content), footer \(section.footer)\(values)"
        )
      }
    }
    for inner in containers { inner.write(to: &lines, indent: indent + "  ") }
  }

  private static func write(_ view: Declared, to lines: inout [String], indent: String) {
    lines.append(indent + view.view)
    for member in view.members { write(member, to: &lines, indent: indent + "  ") }
  }

  private static func describe(_ subview: Resolved) -> String {
    var text = ""
    if !subview.values.isEmpty { text += " values \(list(subview.values))" }
    if !subview.tags.isEmpty { text += " tags \(list(subview.tags))" }
    return text
  }

  private static func list(_ values: [String: String]) -> String {
    "{" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
      + "}"
  }
}
