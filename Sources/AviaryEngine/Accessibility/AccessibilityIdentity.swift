import Foundation

/// Stands for a node towards assistive technology, as long as the node lasts.
package final class AccessibilitySource: @unchecked Sendable {
  /// A number that no other source of the same root has or will have.
  package let id: UInt64
  package private(set) weak var node: ViewNode?

  init(id: UInt64, node: ViewNode) {
    self.id = id
    self.node = node
  }
}

/// Says which element it is, over all updates: the node that it tells of, and a number where that has several.
///
/// Trees are compared by what they say, so all identities are equal to each other.
package struct AccessibilityIdentity: Equatable, Sendable {
  package let source: AccessibilitySource
  package let part: Int

  package static func == (a: AccessibilityIdentity, b: AccessibilityIdentity) -> Bool { true }
}

/// Who does what an element is asked to do, the innermost first; like identities, equal to all others.
package struct AccessibilityResponders: Equatable, Sendable {
  package struct Entry: Sendable {
    package let source: AccessibilitySource
    /// What activating it is called in an element that is made of several; nil for plainly activating it.
    package let name: String?
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package mutating func add(_ source: AccessibilitySource) {
    entries.append(Entry(source: source, name: nil))
  }

  package mutating func add(_ others: AccessibilityResponders, named name: String?) {
    for entry in others.entries where !entries.contains(where: { $0.source === entry.source }) {
      entries.append(Entry(source: entry.source, name: entry.name ?? name))
    }
  }

  /// The nodes that are still there, the innermost first.
  package var nodes: [ViewNode] { entries.compactMap(\.source.node).filter(\.isMounted) }

  package static func == (a: AccessibilityResponders, b: AccessibilityResponders) -> Bool { true }
}

/// The sources of one tree of views.
final class AccessibilitySources {
  private var sources: [ObjectIdentifier: AccessibilitySource] = [:]
  private var lastID: UInt64 = 0
  private var roomBeforeCleaning = 512

  /// The source of a node: always the same one.
  func source(of node: ViewNode) -> AccessibilitySource {
    let key = ObjectIdentifier(node)
    if let known = sources[key], known.node === node { return known }
    lastID += 1
    let made = AccessibilitySource(id: lastID, node: node)
    sources[key] = made
    if sources.count > roomBeforeCleaning {
      sources = sources.filter { $0.value.node != nil }
      roomBeforeCleaning = max(512, sources.count * 2)
    }
    return made
  }
}

extension ViewRoot {
  private var accessibilitySources: AccessibilitySources { rootStorage { AccessibilitySources() } }

  /// Who stands for a node; nil while nobody may ask.
  package func accessibilitySource(of node: ViewNode) -> AccessibilitySource? {
    tracksAccessibility ? accessibilitySources.source(of: node) : nil
  }

  /// The identity of an element that a node tells of; nil while nobody may ask.
  package func accessibilityIdentity(of node: ViewNode, part: Int = 0) -> AccessibilityIdentity? {
    accessibilitySource(of: node).map { AccessibilityIdentity(source: $0, part: part) }
  }

  /// Records from now on who stands behind what is drawn.
  ///
  /// Draws everything anew, once.
  package func startTrackingAccessibility() {
    guard !tracksAccessibility else { return }
    tracksAccessibility = true
    func invalidate(_ node: ViewNode) {
      node.invalidateDrawing()
      node.forEachChild(invalidate)
    }
    if let node { invalidate(node) }
  }
}
