/// The identity of a view as SwiftUI has it, worked out from the description: the kinds of views on the way, the
/// places and ids among siblings.
struct OraclePath: Hashable {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  func step(_ name: StaticString) -> OraclePath {
    var path = self
    name.withUTF8Buffer { for byte in $0 { path.add(UInt64(byte)) } }
    return path
  }

  func step(_ number: Int) -> OraclePath {
    var path = self
    path.add(UInt64(bitPattern: Int64(number)) &+ 0x100)
    return path
  }

  private mutating func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
}

extension OracleNode {
  /// The path of the node itself, at a path among its siblings.
  func ownPath(_ path: OraclePath) -> OraclePath {
    let own = path.step(kind.name)
    if case .id(let id) = kind { return own.step(id) }
    return own
  }

  /// Whether the node's children stand one by one in source, and not in a loop.
  var isWrittenOut: Bool { key % 2 == 0 && children.count < 4 }

  /// The path of a child, inside of the node's own.
  func childPath(_ path: OraclePath, _ index: Int) -> OraclePath {
    switch kind {
    case .forEach: path.step(children[index].key)
    case .section, .either: path.step(index)
    default: isWrittenOut ? path.step("w").step(children.count).step(index) : path.step(index)
    }
  }

  /// The places of stateful views that are there, whether shown or not.
  func statePlaces() -> [OracleStatePlace] {
    var result: [OracleStatePlace] = []
    func visit(_ node: OracleNode, _ path: OraclePath, _ strict: OraclePath?) {
      let own = node.ownPath(path)
      var strict = strict.map(node.ownPath)
      if case .container(let kind) = node.kind {
        strict =
          kind.keepsPlaces
          ? strict?.step(OracleContainerKind.allCases.firstIndex(of: kind) ?? 0) : nil
      }
      // Places its content in one of two ways, as many as there are.
      if node.kind == .modified { strict = nil }
      if node.kind == .stateful {
        result.append(OracleStatePlace(key: node.key, path: own, strictPath: strict))
      }
      for index in node.shownChildren {
        let strict = strict.map { node.childPath($0, index) }
        visit(node.children[index], node.childPath(own, index), strict)
      }
    }
    visit(self, OraclePath(), OraclePath())
    return result
  }

  /// The children that are part of the interface now.
  private var shownChildren: Range<Int> {
    switch kind {
    case .either(let isFirst):
      let index = isFirst ? 0 : 1
      return index < children.count ? index..<index + 1 : 0..<0
    case .optional(false): return 0..<0
    case .section: return 0..<min(3, children.count)
    case _ where kind.isLeaf: return 0..<0
    default: return children.indices
    }
  }
}

/// Where a view with state stands.
struct OracleStatePlace {
  let key: Int
  /// The state is new if no view had this path before.
  let path: OraclePath
  /// The state stays if a view had this path before: containers on the way are of the same kind, too.
  ///
  /// nil where the place depends on other views.
  let strictPath: OraclePath?
}
