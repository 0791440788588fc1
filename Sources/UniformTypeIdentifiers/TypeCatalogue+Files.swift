import Foundation

extension TypeCatalogue {
  /// The extensions of a type and of its subtypes, each once, the type's own first.
  ///
  /// - Complexity: All types that are known are looked at.
  func filenameExtensions(conformingTo identifier: String) -> [String] {
    let tables = tables
    let subtypes = Set(tables.flatMap { $0.declarations.keys })
      .filter { $0 != identifier && conforms($0, to: identifier) }
    var found: [String] = []
    for type in [identifier] + subtypes.sorted() {
      for table in tables { found.appendNew(table[type]?.tags(of: .filenameExtension) ?? []) }
    }
    // An extension may be of another type before it is of this one.
    return found.filter {
      !identifiers(tag: $0, of: .filenameExtension, conformingTo: identifier).isEmpty
    }
  }

  /// The MIME types of a type, those by which the desktop knows it too, without parameters.
  func mimeTypes(of identifier: String) -> [String] {
    var found: [String] = []
    for table in tables {
      let names = table[identifier]?.tags(of: .mimeType) ?? []
      found.appendNew(
        names.map { name in
          name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        }
      )
    }
    return found
  }

  /// Whether the desktop's database has a type among the subclasses of another.
  ///
  /// Source: "Subclassing" in the Shared MIME-info Database specification: all of `text/` is plain text.
  func isOnDesktop(_ identifier: String, other: String) -> Bool {
    let wanted = Set(mimeTypes(of: other))
    let parents = desktopParents
    var seen: Set<String> = []
    var open = mimeTypes(of: identifier)
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += parents[next, default: []]
      if next.hasPrefix("text/") { open.append("text/plain") }
    }
    return !seen.isDisjoint(with: wanted)
  }
}
