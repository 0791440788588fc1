import Foundation

extension ViewNode {
  /// Nodes in the order in which they are drawn: by their `zIndex`, those of the same one as they come.
  package static func inDrawingOrder(_ children: [ViewNode]) -> [ViewNode] {
    guard children.contains(where: { $0.traits.contains(ZIndexTrait.key) }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.zIndex, $1.element.zIndex)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// How far in front the node is drawn; 0 unless it says otherwise.
  package final var zIndex: Double { traits.value(ZIndexTrait.key, as: Double.self) ?? 0 }
}

package enum ZIndexTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
