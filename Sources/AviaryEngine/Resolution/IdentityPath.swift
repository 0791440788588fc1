import Synchronization

/// One step on the way from the root of a list to an element.
package enum IdentityStep: Hashable {
  /// The list itself: unary wrappers add no step.
  case none
  /// A position that the source fixes: a place in a tuple, a branch of a conditional.
  case index(Int)
  /// An element of a `ForEach`, an explicit `id`, or the element of another list that a proxy stands for.
  indirect case key(AnyHashable)
  /// As ``key(_:)``, for the ids that most `ForEach` have. Made by ``key(of:)``, so that equal ids are equal steps.
  case number(Int)
  /// The list that a container takes apart; the number tells containers around one another apart.
  case base(Int)
  /// The outermost list of a container: each has a number of its own, so that subviews of different
  /// containers differ wherever they meet.
  case root(Int)
}

extension IdentityStep {
  /// The step to the element of a `ForEach` with an id.
  package static func key<ID: Hashable>(of id: ID) -> IdentityStep {
    ID.self == Int.self ? .number(unsafeBitCast(id, to: Int.self)) : .key(AnyHashable(id))
  }

  /// The id that the step was made of, or nil if it was made of something else.
  package func key<ID: Hashable>(as type: ID.Type) -> ID? {
    switch self {
    case .key(let key): key.base as? ID
    case .number(let number): ID.self == Int.self ? unsafeBitCast(number, to: ID.self) : nil
    case .none, .index, .base, .root: nil
    }
  }

  /// A hash that is cheap for the steps that are made by the thousand.
  fileprivate var quickHash: Int {
    switch self {
    case .none: 0
    case .index(let index): index &* 4 &+ 1
    case .number(let number): number &* 4 &+ 2
    case .base(let number), .root(let number): number &* 4 &+ 3
    case .key(let key): key.hashValue
    }
  }
}

/// The way from the root to a list that has several elements; compared by content, hashed once.
package final class IdentityPath: Hashable {
  let parent: IdentityPath?
  let step: IdentityStep
  private let hash: Int

  package init(_ parent: IdentityPath?, _ step: IdentityStep) {
    self.parent = parent
    self.step = step
    hash = ((parent?.hash ?? 0) &+ step.quickHash) &* 0x9E37_79B9_7F4A_7C1
  }

  /// The path of the outermost list of one more container.
  package static func makeRoot() -> IdentityPath {
    IdentityPath(nil, .root(lastRoot.wrappingAdd(1, ordering: .relaxed).newValue))
  }

  /// One for the process: views of one root may hold ids of another one's, which are none of theirs.
  private static let lastRoot = Atomic<Int>(0)

  package static func == (left: IdentityPath, right: IdentityPath) -> Bool {
    if left === right { return true }
    guard left.hash == right.hash, left.step == right.step else { return false }
    return left.parent == right.parent
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The hash of this path with one more step.
  fileprivate func hash(beside step: IdentityStep) -> Int { hash &+ step.quickHash }
}

/// The identity of one element of a list: stable over updates and moves, unique within the root.
@_spi(Engine) public struct ElementID: Hashable {
  let base: IdentityPath
  let step: IdentityStep

  @_spi(Engine) public static func == (left: ElementID, right: ElementID) -> Bool {
    left.step == right.step && left.base == right.base
  }

  @_spi(Engine) public func hash(into hasher: inout Hasher) { hasher.combine(quickHash) }

  /// A hash that costs little.
  var quickHash: Int { base.hash(beside: step) }
}

extension ElementID: CustomStringConvertible {
  /// The steps from the root, such as `0/2/key(Coco)`.
  @_spi(Engine) public var description: String {
    var steps: [IdentityStep] = [step]
    var path: IdentityPath? = base
    while let current = path {
      steps.append(current.step)
      path = current.parent
    }
    let names: [String] = steps.reversed().compactMap {
      switch $0 {
      case .none: nil
      case .index(let index): "\(index)"
      case .number(let number): "\(number)"
      case .key(let key): (key.base as? any InspectedID)?.inspectedName ?? "\(key.base)"
      case .base: "0"
      case .root: nil
      }
    }
    return names.isEmpty ? "0" : names.joined(separator: "/")
  }
}

/// An identity of the engine's own, with a name that tells a developer what it is of.
protocol InspectedID {
  var inspectedName: String { get }
}

extension Subview.ID: InspectedID {
  var inspectedName: String { "subview(\(element))" }
}

extension SectionConfiguration.ID: InspectedID {
  var inspectedName: String {
    let name = section.map { "\($0)" } ?? "start"
    return isLoose ? "loose(\(name))" : "section(\(name))"
  }
}
