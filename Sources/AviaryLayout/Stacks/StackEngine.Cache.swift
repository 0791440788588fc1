import AviaryGeometry
import Foundation

extension StackEngine {
  /// What a stack remembers about its children until one of them changes.
  ///
  /// Beside gaps and priorities it keeps, for each length proposed across the stack, how short and
  /// how long the children can be. A deep tree of stacks asks each of its leaves the same few
  /// questions over and over; kept here, the answers do not depend on how much the children
  /// themselves remember. A stack of few children lets go of its answers once they are placed: there
  /// are many such stacks, and little is lost.
  package struct Cache {
    /// The distance between neighbours where it is the same everywhere.
    var evenGap: CGFloat = 0

    /// The distances between neighbours, one less than there are children, where they differ; else
    /// none.
    var gaps: [CGFloat] = []

    /// The sum of all gaps.
    var totalGap: CGFloat = 0

    /// The children by falling priority, and in source order within one priority; none where all
    /// have the same.
    var members: [Int] = []

    /// The ranges of `members` that have one priority each; none where all have the same.
    var groups: [Range<Int>] = []

    /// For each length proposed across the stack, the children's least and most lengths.
    var extremes: [Extremes] = []

    /// The arrangement that was asked for last, and the one before: one as proposed, and one
    /// stretched across the stack.
    private var recent: Recent?

    package init() {}
  }
}

extension StackEngine.Cache {
  /// How many extremes are kept: ideal, least and most across the stack, and two other lengths.
  static var extremesLimit: Int { 5 }

  /// The children's sizes where the least or the most length along the stack is proposed.
  struct Extremes {
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

    /// One for each child, in source order.
    var children: [Child] = []

    /// How far the children reach across the stack.
    var extent = GuideExtent()

    /// The stack's size.
    var size: CGSize = .zero
  }

  /// One child in an arrangement.
  struct Child {
    /// What is proposed to it along the stack.
    var proposal: CGFloat?

    var size: CGSize

    /// Where its guide lies, across the stack.
    var guide: CGFloat = 0
  }

  /// The distance between a child and the next one.
  func gap(after child: Int) -> CGFloat { gaps.isEmpty ? evenGap : gaps[child] }

  /// The arrangement for a proposal, if it is remembered.
  func arrangement(for proposal: ProposedViewSize) -> Arrangement? {
    guard let recent else { return nil }
    if recent.latest.proposal == proposal { return recent.latest }
    guard let previous = recent.previous, previous.proposal == proposal else { return nil }
    recent.previous = recent.latest
    recent.latest = previous
    return previous
  }

  mutating func remember(_ arrangement: Arrangement) {
    guard let recent else {
      recent = Recent(arrangement)
      return
    }
    recent.previous = recent.latest
    recent.latest = arrangement
  }

  /// Forgets all sizes.
  package mutating func forgetSizes() {
    if !extremes.isEmpty { extremes.removeAll() }
    recent = nil
  }

  /// Apart from the cache, since most stacks have none: they were placed.
  ///
  /// One cache holds it, never a copy.
  private final class Recent {
    var latest: Arrangement
    var previous: Arrangement?

    init(_ latest: Arrangement) { self.latest = latest }
  }
}

extension StackEngine {
  /// Up to so many children are asked again rather than remembered.
  package static var fewChildren: Int { 8 }

  package func makeCache(_ children: Children) -> Cache {
    var cache = Cache()
    updateCache(&cache, children)
    return cache
  }

  /// Reads the children's priorities and spacings again and forgets their sizes.
  package func updateCache(_ cache: inout Cache, _ children: Children) {
    cache.forgetSizes()
    readGaps(children, &cache)
    readPriorities(children, &cache)
  }

  /// The distance between each two neighbours.
  ///
  /// Source: layout-rules S2, V7.
  private func readGaps(_ children: Children, _ cache: inout Cache) {
    cache.gaps.removeAll(keepingCapacity: true)
    cache.evenGap = spacing ?? 0
    cache.totalGap = 0
    // One child keeps its distance from nobody, and isn't asked: its answer may need a walk through all that is in it.
    guard let first = children.first, children.count > 1 else { return }
    if let spacing {
      // Nobody has to be asked.
      cache.totalGap = spacing * CGFloat(children.count - 1)
      return
    }
    var previous = first.viewSpacing
    for (offset, child) in children.dropFirst().enumerated() {
      let next = child.viewSpacing
      let gap = previous.distance(to: next, along: major)
      previous = next
      cache.totalGap += gap
      if offset == 0 { cache.evenGap = gap }
      if cache.gaps.isEmpty {
        guard gap != cache.evenGap else { continue }
        cache.gaps.append(contentsOf: repeatElement(cache.evenGap, count: offset))
      }
      cache.gaps.append(gap)
    }
  }
}
