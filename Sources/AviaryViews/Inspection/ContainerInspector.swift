import Foundation

/// Looks at the containers of a tree that is at rest.
package enum ContainerInspector {
  /// So many subviews and members are shown of each list.
  private static let limit = 200

  /// The containers of a tree, outermost first.
  package static func containers(in root: ViewRoot) -> [InspectedContainer] {
    root.node.map { containers(in: $0) } ?? []
  }

  private static func containers(in node: ViewNode) -> [InspectedContainer] {
    guard let container = node as? ContainerNode else {
      return node.children.flatMap { containers(in: $0) }
    }
    var inner = transforms(in: container.content)
    inner += node.children.flatMap { containers(in: $0) }
    // What stands for the engine itself is no container of the user's.
    guard !(container.viewName.hasPrefix("RootView")) else { return inner }
    return [describe(shortName(container.viewName), container.content, inner: inner)]
  }

  /// The containers that take a list apart: `Group(subviews:)` and its kin.
  private static func transforms(in list: _ViewList) -> [InspectedContainer] {
    if let decomposing = list as? any DecomposingList {
      let inner = decomposing.results.flatMap { transforms(in: $0) }
      return [
        describe(
          decomposing.declaredName, decomposing.decomposed,
          inner: transforms(in: decomposing.decomposed) + inner)
      ]
    }
    return list.members.flatMap { transforms(in: $0) }
  }

  private static func describe(
    _ name: String, _ list: _ViewList, inner: [InspectedContainer]
  ) -> InspectedContainer {
    let count = list.count
    return InspectedContainer(
      container: name, declared: [declared(list)], count: count,
      subviews: (0..<min(count, limit)).map { index in
        var traits = ViewTraits()
        list.collectTraits(at: index, into: &traits)
        return InspectedContainer.Resolved(
          id: list.elementID(at: index).description, values: traits.describedValues,
          tags: traits.describedTags)
      },
      sections: list.observe().sections(of: list).map { entry in
        var traits = ViewTraits()
        for writer in entry.writers { writer.write(to: &traits) }
        return InspectedContainer.Section(
          isExplicit: entry.section != nil, header: Array(entry.header.prefix(limit)),
          content: Array(entry.content.prefix(limit)), footer: Array(entry.footer.prefix(limit)),
          values: traits.describedValues)
      },
      containers: inner)
  }

  private static func declared(_ list: _ViewList) -> InspectedContainer.Declared {
    if let decomposing = list as? any DecomposingList {
      return InspectedContainer.Declared(
        view: decomposing.declaredName, members: [declared(decomposing.decomposed)])
    }
    return InspectedContainer.Declared(
      view: shortName(list.declaredName), members: list.members.prefix(limit).map { declared($0) })
  }

  /// A type's name without the types it is made of, where they say too much.
  private static func shortName(_ name: String) -> String {
    guard name.count > 60, let bracket = name.firstIndex(of: "<") else { return name }
    return String(name[..<bracket]) + "<…>"
  }
}

/// A list that takes another one apart, and is made of the result.
protocol DecomposingList: _ViewList {
  var decomposed: _ViewList { get }
  var results: [_ViewList] { get }
}

extension TransformList: DecomposingList {
  var decomposed: _ViewList { base }
  var results: [_ViewList] { child.map { [$0] } ?? [] }
}

extension DeferredForEachList: DecomposingList {
  var decomposed: _ViewList { source }
  var results: [_ViewList] { [content] }
}

extension ViewTraits {
  /// What is written but tags, by the names of keys.
  var describedValues: [String: String] { described { $0.isTag ? nil : $0.keyName } }

  /// The tags, by the names of their types.
  var describedTags: [String: String] { described { $0.isTag ? $0.keyName : nil } }

  private func described(_ name: (Entry) -> String?) -> [String: String] {
    var found: [String: String] = [:]
    for entry in entries {
      if let name = name(entry) { found[name] = "\(entry.box.anyValue)" }
    }
    return found
  }
}

extension ViewTraits.Entry {
  /// The type that is the key.
  private var keyType: Any.Type { unsafeBitCast(key, to: Any.Type.self) }

  fileprivate var isTag: Bool { "\(keyType)".hasPrefix("TagKey<") }

  /// The name of the property, the type of the tag.
  fileprivate var keyName: String {
    let name = "\(keyType)"
    if let range = name.range(of: "__Key_") { return String(name[range.upperBound...]) }
    if name.hasPrefix("TagKey<") { return String(name.dropFirst("TagKey<".count).dropLast()) }
    return name
  }
}
