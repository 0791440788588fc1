import Foundation

/// A change of a random interface.
///
/// One whose node is not there does nothing.
indirect enum OracleEdit: Equatable {
  case replace(Int, OracleNode)
  /// Puts a node among the children of another; the place is cut to those there are.
  case insert(OracleNode, into: Int, at: Int)
  case remove(Int)
  /// Moves a node to the place of another one among the children of a third.
  case move(Int, to: Int)
  /// Brings the children of a node into the order of a list of their keys; others follow.
  case order(Int, [Int])
  case number(Int, Int)
  case toggle(Int)
  case rows(Int, [Int])
  case kind(Int, OracleKind)
  /// Sets the state of a view.
  case state(Int, Int)
  /// Scrolls one of the scroll views, counted in reading order and round again.
  case scroll(Int, Int)
  case width(Int)
  case rootTitle(Int)
  /// Several changes within one update.
  case together([OracleEdit])
}

extension OracleEdit {
  /// The tree after the change; the same one where the change is none of the tree's.
  func apply(to tree: OracleNode) -> OracleNode {
    var tree = tree
    switch self {
    case .replace(let key, let node): tree.change(key) { $0 = node }
    case .insert(let node, let key, let place):
      tree.change(key) { $0.children.insert(node, at: min(place, $0.children.count)) }
    case .remove(let key): tree.remove(key)
    case .move(let key, let place):
      guard let node = tree.first(key), node.first(place) == nil, tree.key != place,
        tree.first(place) != nil
      else { break }
      tree.remove(key)
      tree.insertBefore(place, node)
    case .order(let key, let keys):
      tree.change(key) { node in
        let rank = { (child: OracleNode) in keys.firstIndex(of: child.key) ?? keys.count }
        node.children = node.children.enumerated()
          .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
          .map(\.element)
      }
    case .number(let key, let number): tree.change(key) { $0.kind = $0.kind.withNumber(number) }
    case .toggle(let key): tree.change(key) { $0.kind = $0.kind.toggled }
    case .rows(let key, let rows): tree.change(key) { $0.kind = $0.kind.withRows(rows) }
    case .kind(let key, let kind): tree.change(key) { $0.kind = kind }
    case .state, .scroll, .width, .rootTitle: break
    case .together(let edits): tree = edits.reduce(tree) { $1.apply(to: $0) }
    }
    return tree
  }

  /// The edits that this one is made of.
  var parts: [OracleEdit] {
    if case .together(let edits) = self { return edits.flatMap(\.parts) }
    return [self]
  }
}

extension OracleNode {
  /// Puts a node before the one with a key.
  fileprivate mutating func insertBefore(_ key: Int, _ node: OracleNode) {
    if let index = children.firstIndex(where: { $0.key == key }) {
      children.insert(node, at: index)
      return
    }
    for index in children.indices { children[index].insertBefore(key, node) }
  }
}

extension OracleEdit: CustomDebugStringConvertible {
  /// The edit as source text.
  var debugDescription: String {
    switch self {
    case .replace(let key, let node): ".replace(\(key), \(node.debugDescription))"
    case .insert(let node, let key, let place):
      ".insert(\(node.debugDescription), into: \(key), at: \(place))"
    case .remove(let key): ".remove(\(key))"
    case .move(let key, let place): ".move(\(key), to: \(place))"
    case .order(let key, let keys): ".order(\(key), \(keys))"
    case .number(let key, let number): ".number(\(key), \(number))"
    case .toggle(let key): ".toggle(\(key))"
    case .rows(let key, let rows): ".rows(\(key), \(rows))"
    case .kind(let key, let kind): ".kind(\(key), .\(kind))"
    case .state(let key, let value): ".state(\(key), \(value))"
    case .scroll(let index, let offset): ".scroll(\(index), \(offset))"
    case .width(let width): ".width(\(width))"
    case .rootTitle(let title): ".rootTitle(\(title))"
    case .together(let edits): ".together(\(edits))"
    }
  }
}
