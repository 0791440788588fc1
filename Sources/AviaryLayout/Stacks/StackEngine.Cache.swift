import AviaryGeometry
import Foundation

extension StackEngine {
  /// What a stack remembers about its children until one of them changes.
  ///
  /// Beside gaps and priorities it keeps, for each length proposed across the stack, how short and
  /// how long the children can be. A deep tree of stacks asks each of its leaves the same few
  /// questions over and over; kept here, the answers do not depend on how much the children
  /// themselves remember.
  package struct Cache {
    /// The distances between neighbours: one less than there are children, or none.
    var gaps: [CGFloat] = []

    /// The sum of `gaps`.
    var totalGap: CGFloat = 0

    /// The children by falling priority, and in source order within one priority.
    var members: [Int] = []

    /// The ranges of `members` that have one priority each.
    var groups: [Range<Int>] = []

    /// For each length proposed across the stack, the children's least and most lengths.
    var ranges: [LengthRange] = []

    /// The latest arrangements, newest first.
    var arrangements: [Arrangement] = []

    package init() {}
  }
}

extension StackEngine.Cache {
  /// How many arrangements are kept: one as proposed and one stretched across the stack.
  static var arrangementLimit: Int { 2 }

  /// How many ranges are kept: ideal, least and most across the stack, and two other lengths.
  static var rangeLimit: Int { 5 }

  /// The children's sizes where the least or the most length along the stack is proposed.
  struct LengthRange {
    /// The length proposed across the stack.
    var minorProposal: CGFloat?

    /// One size for each child, or none if they have not been asked for yet.
    var least: [CGSize] = []

    /// One size for each child, or none if they have not been asked for yet.
    var most: [CGSize] = []

    /// `members`, each group sorted by flexibility; empty if not needed yet.
    var order: [Int] = []
  }

  /// The sizes that the children have for one proposal to the stack.
  struct Arrangement {
    var proposal: ProposedViewSize = .unspecified

    /// What is proposed to each child along the stack.
    var childProposals: [CGFloat?] = []

    /// The children's sizes.
    var childSizes: [CGSize] = []

    /// Where each child's guide lies, across the stack.
    var guides: [CGFloat] = []

    /// How far the children reach across the stack.
    var extent = GuideExtent()

    /// The stack's size.
    var size: CGSize = .zero
  }
}

extension StackEngine {
  package func makeCache(_ children: Children) -> Cache {
    var cache = Cache()
    updateCache(&cache, children)
    return cache
  }

  /// Reads the children's priorities and spacings again and forgets their sizes.
  package func updateCache(_ cache: inout Cache, _ children: Children) {
    cache.ranges.removeAll(keepingCapacity: true)
    cache.arrangements.removeAll(keepingCapacity: true)
    readGaps(children, &cache)
    readPriorities(children, &cache)
  }

  /// The distance between each two neighbours.
  ///
  /// Source: layout-rules S2, V7.
  private func readGaps(_ children: Children, _ cache: inout Cache) {
    cache.gaps.removeAll(keepingCapacity: true)
    cache.totalGap = 0
    guard let first = children.first else { return }
    if let spacing {
      // Nobody has to be asked.
      cache.gaps.append(contentsOf: repeatElement(spacing, count: children.count - 1))
      cache.totalGap = spacing * CGFloat(children.count - 1)
      return
    }
    var previous = first.viewSpacing
    for child in children.dropFirst() {
      let next = child.viewSpacing
      let gap = previous.distance(to: next, along: major)
      previous = next
      cache.gaps.append(gap)
      cache.totalGap += gap
    }
  }

  /// The children by falling priority.
  ///
  /// Source: layout-rules S4.
  private func readPriorities(_ children: Children, _ cache: inout Cache) {
    let priorities = children.map(\.layoutPriority)
    cache.members.removeAll(keepingCapacity: true)
    cache.members.append(contentsOf: 0..<priorities.count)
    cache.groups.removeAll(keepingCapacity: true)
    guard let first = priorities.first else { return }
    if priorities.allSatisfy({ $0 == first }) {
      cache.groups.append(0..<priorities.count)
      return
    }
    cache.members.sort { a, b in
      priorities[a] != priorities[b] ? priorities[a] > priorities[b] : a < b
    }
    var start = 0
    for position in 1...priorities.count {
      let isEnd =
        position == priorities.count
        || priorities[cache.members[position]] != priorities[cache.members[start]]
      if isEnd {
        cache.groups.append(start..<position)
        start = position
      }
    }
  }
}
