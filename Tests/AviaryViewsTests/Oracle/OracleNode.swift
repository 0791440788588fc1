/// A view of a random interface, as a value: it can be drawn at random, edited, made smaller and shown.
struct OracleNode: Equatable {
  /// Tells the node apart from all others of a case, and stays with it when it moves.
  var key: Int
  var kind: OracleKind
  var children: [OracleNode]

  init(_ key: Int, _ kind: OracleKind, _ children: [OracleNode] = []) {
    self.key = key
    self.kind = kind
    self.children = children
  }

  /// The number of nodes, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The nodes, this one first, each before those inside of it.
  var all: [OracleNode] { [self] + children.flatMap(\.all) }

  func first(_ key: Int) -> OracleNode? {
    if self.key == key { return self }
    for child in children { if let found = child.first(key) { return found } }
    return nil
  }

  /// Lets a closure change the node with a key, if it is there.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  mutating func change(_ key: Int, _ change: (inout OracleNode) -> Void) -> Bool {
    if self.key == key {
      change(&self)
      return true
    }
    for index in children.indices where children[index].change(key, change) { return true }
    return false
  }

  /// Takes out the node with a key, if it is inside of this one.
  mutating func remove(_ key: Int) {
    children.removeAll { $0.key == key }
    for index in children.indices { children[index].remove(key) }
  }

  /// The node with each child replaced by what a closure makes of it, children first.
  func replacingChildren(_ replace: (OracleNode) -> [OracleNode]) -> OracleNode {
    var copy = self
    copy.children = children.flatMap { replace($0.replacingChildren(replace)) }
    return copy
  }
}

extension OracleNode: CustomDebugStringConvertible {
  /// The node as source text.
  var debugDescription: String { source(indent: "") }

  func source(indent: String) -> String {
    let start = "\(indent)OracleNode(\(key), .\(kind)"
    guard !children.isEmpty else { return start + ")" }
    let inner = children.map { $0.source(indent: indent + "  ") }.joined(separator: ",\n")
    return "\(start), [\n\(inner)\n\(indent)])"
  }
}
