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
    var inner = node.elementContainer.map { transforms(in: $0.content) } ?? []
    inner += node.children.flatMap { containers(in: $0) }
    // What the engine and the toolkit's own views are made of are no containers of the user's.
    guard let container = node.elementContainer, let list = node.declaringList,
      !list.isInsideToolkit,
      !isOfEngine(container)
    else { return inner }
    return [describe(shortName(container.viewName), container.content, inner: inner)]
  }

  /// Whether a node only carries what the engine puts around views: a picture's root, a control's content.
  private static func isOfEngine(_ node: ListNode) -> Bool {
    if node.viewName.hasPrefix("RootView<") { return true }
    guard case .leaf(let name) = node.content.declaredView else { return false }
    return name.hasPrefix("_")
  }

  /// The containers that take a list apart: `Group(subviews:)` and its kin.
  private static func transforms(in list: _ViewList) -> [InspectedContainer] {
    if let decomposing = list as? any DecomposingList {
      var inner = transforms(in: decomposing.decomposed)
      inner += decomposing.results.flatMap { transforms(in: $0) }
      guard case .container(let name) = list.declaredView, !list.isInsideToolkit else {
        return inner
      }
      return [describe(name, decomposing.decomposed, inner: inner)]
    }
    return list.members.flatMap { transforms(in: $0) }
  }

  private static func describe(
    _ name: String,
    _ list: _ViewList,
    inner: [InspectedContainer]
  ) -> InspectedContainer {
    let count = list.count
    return InspectedContainer(
      container: name,
      declared: declared(list),
      count: count,
      subviews: (0..<min(count, limit)).map { index in
        var traits = ViewTraits()
        list.collectTraits(at: index, into: &traits)
        return InspectedContainer.Resolved(
          view: resolvedName(list, index),
          id: list.elementID(at: index).description,
          values: traits.describedValues,
          tags: traits.describedTags
        )
      },
      sections: list.observe().sections(of: list).map { entry in
        var traits = ViewTraits()
        for writer in entry.writers { writer.write(to: &traits) }
        return InspectedContainer.Section(
          isExplicit: entry.section != nil,
          header: Array(entry.header.prefix(limit)),
          content: Array(entry.content.prefix(limit)),
          footer: Array(entry.footer.prefix(limit)),
          values: traits.describedValues
        )
      },
      containers: inner
    )
  }

  /// What stands in a list, as it was written.
  private static func declared(_ list: _ViewList) -> [InspectedContainer.Declared] {
    var members: [InspectedContainer.Declared] {
      let lists = (list as? any DecomposingList).map { [$0.decomposed] } ?? list.members
      return lists.prefix(limit).flatMap { declared($0) }
    }
    switch list.declaredView {
    case .transparent: return members
    case .leaf(let name): return [InspectedContainer.Declared(view: shortName(name), members: [])]
    case .container(let name):
      return [InspectedContainer.Declared(view: shortName(name), members: members)]
    }
  }

  /// The view that an element was resolved to.
  private static func resolvedName(_ list: _ViewList, _ index: Int) -> String {
    if case .leaf(let name) = list.declaredView { return shortName(name) }
    let parts = (list as? any DecomposingList)?.results ?? list.members
    var start = 0
    for part in parts {
      let count = part.count
      if index < start + count { return resolvedName(part, index - start) }
      start += count
    }
    return "a view"
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
      // What the engine writes by itself tells a developer nothing.
      guard let name = name(entry), !entry.isOfEngine else { continue }
      found[name] = "\(entry.box.anyValue)"
    }
    // A tag is written as itself and as an optional.
    for name in found.keys { found["Optional<\(name)>"] = nil }
    return found
  }
}

extension ViewTraits.Entry {
  /// The type that is the key.
  private var keyType: Any.Type { unsafeBitCast(key, to: Any.Type.self) }

  /// Whether it is the identity of a subview or a section, as `ForEach` writes it for a tag.
  fileprivate var isOfEngine: Bool {
    let value = box.anyValue
    return value is any InspectedID || value is Subview.ID? || value is SectionConfiguration.ID?
  }

  fileprivate var isTag: Bool { "\(keyType)".hasPrefix("TagKey<") }

  /// The name of the property, the type of the tag.
  fileprivate var keyName: String {
    let name = "\(keyType)"
    if let range = name.range(of: "__Key_") { return String(name[range.upperBound...]) }
    if name.hasPrefix("TagKey<") { return String(name.dropFirst("TagKey<".count).dropLast()) }
    return name
  }
}
