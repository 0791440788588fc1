/// Draws cases at random.
struct OracleGenerator {
  private var numbers: RandomNumbers
  private var lastKey = 0

  init(seed: UInt64) { numbers = RandomNumbers(seed: seed) }

  /// A case of so many edits, of views at most `depth` deep in one another.
  mutating func makeCase(depth: Int = 3, edits count: Int = 5) -> OracleCase {
    let tree = OracleNode(makeKey(), .vstack, list(depth: depth, limit: 4))
    var current = tree
    var edits: [OracleEdit] = []
    for _ in 0..<count {
      var edit = makeEdit(current, depth: depth)
      current = edit.apply(to: current)
      if numbers.below(5) == 0 {
        let other = makeEdit(current, depth: depth)
        current = other.apply(to: current)
        edit = .together([edit, other])
      }
      edits.append(edit)
    }
    return OracleCase(tree: tree, edits: edits)
  }

  private mutating func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  // MARK: - Trees

  private mutating func list(depth: Int, limit: Int = 4) -> [OracleNode] {
    (0..<numbers.below(limit)).map { _ in node(depth: depth) }
  }

  private mutating func node(depth: Int) -> OracleNode {
    let key = makeKey()
    guard depth > 0 else { return OracleNode(key, leaf()) }
    let kind = numbers.below(4) == 0 ? leaf() : branch()
    switch kind {
    case _ where kind.isLeaf: return OracleNode(key, kind)
    case .section:
      let parts = [(0, 2), (depth - 1, 4), (0, 2)].map { depth, limit in
        OracleNode(makeKey(), .group, list(depth: depth, limit: limit))
      }
      return OracleNode(key, kind, parts)
    case .either: return OracleNode(key, kind, [node(depth: depth - 1), node(depth: depth - 1)])
    case .lazy, .ragged:
      return OracleNode(key, kind, list(depth: depth - 1, limit: 9))
    default: return OracleNode(key, kind, list(depth: depth - 1))
    }
  }

  private mutating func leaf() -> OracleKind {
    switch numbers.below(18) {
    case 0: .none
    case 1: .block(numbers.below(40), numbers.below(20))
    case 2: .flexible
    case 3: .spacer
    case 4, 5, 6: .stateful
    case 7: .living
    case 8: .rows(rows())
    case 9: .box(numbers.below(9))
    case 10: .reader
    case 16: .tinted
    case 17: .placed
    case 11: .typed(container(), rows(), numbers.below(5), numbers.isOn())
    default: .text(numbers.below(1_000))
    }
  }

  private mutating func branch() -> OracleKind {
    switch numbers.below(49) {
    case 0, 1: .group
    case 2, 3: .forEach
    case 4...6: .section
    case 7, 8: .either(numbers.isOn())
    case 9: .optional(numbers.below(3) > 0)
    case 10, 11: .observed
    case 12: .hstack
    case 13: .vstack
    case 14: .zstack
    case 15: .grid
    case 16, 17: .lazy(numbers.pick(OracleLazy.allCases))
    case 18: .ragged(numbers.pick(OracleLazy.allCases))
    case 19: .padding(numbers.below(5))
    case 20: .frame(numbers.below(80))
    case 21: .level(numbers.below(4))
    case 22: .title(numbers.below(4))
    case 23: .id(numbers.below(5))
    case 24: .modified
    case 25: .prefers(numbers.below(9))
    case 26: .preferences
    case 27: .tally
    case 28: .measured
    case 29: .background
    case 30: .opacity(numbers.below(5))
    case 31: .priority(numbers.below(3))
    case 32: .zIndex(numbers.below(3))
    case 33: .fixedSize
    case 34: .guide(numbers.below(20))
    case 35: .mirrored(numbers.isOn())
    case 36: .typeSize(numbers.below(5))
    case 37: .tagged(numbers.below(5))
    case 38: .clipped
    case 39: .overlay
    case 46, 47: .tint(numbers.below(6))
    case 48: .underBar(numbers.below(6))
    default: .container(container())
    }
  }

  private mutating func rows() -> [Int] {
    Array(Set((0..<numbers.below(5)).map { _ in numbers.below(9) })).sorted()
  }

  private mutating func container() -> OracleContainerKind {
    numbers.pick(OracleContainerKind.allCases)
  }

  // MARK: - Edits

  private mutating func makeEdit(_ tree: OracleNode, depth: Int) -> OracleEdit {
    let all = tree.all
    let inner = all.dropFirst().map(\.key)
    let depth = max(0, depth - 1)
    guard inner.count > 1 else { return insertion(all, depth: depth) }
    switch numbers.below(34) {
    case 0, 1: return .replace(numbers.pick(inner), node(depth: depth))
    case 2...5: return insertion(all, depth: depth)
    case 6...8: return .remove(numbers.pick(inner))
    case 9, 10: return .move(numbers.pick(inner), to: numbers.pick(inner))
    case 11...13:
      let parents = all.filter { $0.children.count > 1 }
      guard !parents.isEmpty else { break }
      let parent = numbers.pick(parents)
      return .order(parent.key, parent.children.map(\.key).shuffled(using: &numbers))
    case 14: return .width(60 + numbers.below(400))
    case 15: return .rootTitle(numbers.below(4))
    case 16, 17: return .scroll(numbers.below(4), numbers.below(200))
    case 18...21:
      let stateful = all.filter { $0.kind == .stateful }
      guard !stateful.isEmpty else { break }
      return .state(numbers.pick(stateful).key, 1 + numbers.below(9))
    case 30...33: return guideEdit(all)
    case 22, 23:
      let containers = all.filter { if case .container = $0.kind { true } else { false } }
      guard !containers.isEmpty else { break }
      return .kind(numbers.pick(containers).key, .container(container()))
    default: break
    }
    return smallChange(all) ?? insertion(all, depth: depth)
  }

  /// Gives a view another guide, takes one away, or moves one: sizes stay.
  private mutating func guideEdit(_ all: [OracleNode]) -> OracleEdit {
    let guides = all.filter { if case .guide = $0.kind { true } else { false } }
    let number = numbers.below(20)
    if !guides.isEmpty, numbers.isOn() {
      let node = numbers.pick(guides)
      if node.children.count == 1, numbers.isOn() { return .replace(node.key, node.children[0]) }
      return .number(node.key, number)
    }
    let node = numbers.pick(Array(all.dropFirst()))
    return .replace(node.key, OracleNode(makeKey(), .guide(number), [node]))
  }

  private mutating func insertion(_ all: [OracleNode], depth: Int) -> OracleEdit {
    let parents = all.filter { !$0.kind.isLeaf }
    guard !parents.isEmpty else { return .rootTitle(numbers.below(4)) }
    let parent = numbers.pick(parents)
    return .insert(
      node(depth: depth),
      into: parent.key,
      at: numbers.below(parent.children.count + 1)
    )
  }

  /// Another number, condition or row somewhere.
  private mutating func smallChange(_ all: [OracleNode]) -> OracleEdit? {
    let changeable = all.filter {
      $0.kind.number != nil || $0.kind.rows != nil || $0.kind.toggled != $0.kind
    }
    guard !changeable.isEmpty else { return nil }
    let node = numbers.pick(changeable)
    if let known = node.kind.rows, numbers.isOn() || node.kind.number == nil {
      if numbers.isOn() { return .rows(node.key, known.shuffled(using: &numbers)) }
      let row = numbers.below(9)
      return .rows(node.key, known.contains(row) ? known.filter { $0 != row } : known + [row])
    }
    if node.kind.toggled != node.kind, numbers.isOn() || node.kind.number == nil {
      return .toggle(node.key)
    }
    return .number(node.key, numbers.below(node.kind.number.map { $0 > 9 } == true ? 100 : 6))
  }
}
