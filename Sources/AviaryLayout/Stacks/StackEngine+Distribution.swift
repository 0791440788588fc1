import AviaryGeometry
import Foundation

extension StackEngine {
  /// Divides a length among the children: by falling priority, then the least flexible first.
  ///
  /// Before a priority's children are sized, the least lengths of all children of lower priority
  /// are set aside. Each child is then offered an equal part of what is left.
  ///
  /// - Parameters:
  ///   - space: The length for all children, spacing excluded; finite and greater than zero.
  ///   - result: Receives one proposal and one size for each child.
  /// - SeeAlso: Documentation/Behaviours/stack-distribution.md, cases 1 to 12; layout-rules S3 to
  ///   S9.
  func distribute(
    _ space: CGFloat,
    _ children: Children,
    _ cache: inout Cache,
    _ result: inout Cache.Arrangement
  ) {
    let minorProposal = result.proposal[minor]
    result.children.append(
      contentsOf: repeatElement(Cache.Child(proposal: 0, size: .zero), count: children.count)
    )
    func give(_ share: CGFloat, to child: Int) -> CGFloat {
      let size = children[children.startIndex + child].size(
        ProposedViewSize(major, major: share, minor: minorProposal)
      )
      result.children[child].proposal = share
      result.children[child].size = size
      return size[major]
    }
    if cache.groups.isEmpty, isInOrder(minorProposal, children) {
      handOut(space, to: 0..<children.count) { give($1, to: $0) }
      return
    }

    // 3. The order within each priority; a child without rivals needs none.
    let order = sizingOrder(minorProposal, children, &cache)
    guard !cache.groups.isEmpty else {
      handOut(space, to: order) { give($1, to: $0) }
      return
    }

    // 4. What lower priorities need at the least.
    let reserved = reservedLengths(minorProposal, children, &cache)

    // 5. Each priority shares what the higher ones left, without what is set aside.
    var left = space
    for (group, reserved) in zip(cache.groups, reserved) {
      left -= handOut(left - reserved, to: order[group]) { give($1, to: $0) }
    }
  }

  /// For each priority, the sum of the least lengths of all children of lower priority.
  func reservedLengths(
    _ minorProposal: CGFloat?,
    _ children: Children,
    _ cache: inout Cache
  ) -> [CGFloat] {
    let least = least(minorProposal, children, &cache)
    var result: [CGFloat] = []
    var sum: CGFloat = 0
    for group in cache.groups.reversed() {
      result.append(sum)
      for child in cache.members[group] { sum += least[child][major] }
    }
    return result.reversed()
  }
}

// MARK: - How short and how long the children can be

extension StackEngine {
  /// The children's sizes where no length is proposed along the stack.
  func least(
    _ minorProposal: CGFloat?,
    _ children: Children,
    _ cache: inout Cache
  ) -> [CGSize] {
    let index = extremesIndex(minorProposal, &cache)
    fillLeast(index, children, &cache)
    return cache.extremes[index].least
  }

  /// The children's sizes where infinite length is proposed along the stack.
  func most(
    _ minorProposal: CGFloat?,
    _ children: Children,
    _ cache: inout Cache
  ) -> [CGSize] {
    let index = extremesIndex(minorProposal, &cache)
    fillMost(index, children, &cache)
    return cache.extremes[index].most
  }

  func fillLeast(_ index: Int, _ children: Children, _ cache: inout Cache) {
    guard cache.extremes[index].least.count != children.count else { return }
    let proposal = ProposedViewSize(
      major,
      major: 0,
      minor: cache.extremes[index].minorProposal
    )
    cache.extremes[index].least = children.map { $0.size(proposal) }
  }

  func fillMost(_ index: Int, _ children: Children, _ cache: inout Cache) {
    guard cache.extremes[index].most.count != children.count else { return }
    let proposal = ProposedViewSize(
      major,
      major: .infinity,
      minor: cache.extremes[index].minorProposal
    )
    cache.extremes[index].most = children.map { $0.size(proposal) }
  }

  /// The place of the extremes for a length across the stack, made if there are none.
  ///
  /// Nil, zero and infinity stay, being asked for by every parent; of other lengths the latest do.
  func extremesIndex(_ minorProposal: CGFloat?, _ cache: inout Cache) -> Int {
    if let index = cache.extremes.firstIndex(where: { $0.minorProposal == minorProposal }) {
      return index
    }
    if cache.extremes.count == Cache.extremesLimit,
      let oldest = cache.extremes.firstIndex(where: { $0.isOfOrdinaryLength })
    {
      cache.extremes.remove(at: oldest)
    }
    cache.extremes.append(Cache.Extremes(minorProposal: minorProposal))
    return cache.extremes.count - 1
  }
}

extension StackEngine.Cache.Extremes {
  fileprivate var isOfOrdinaryLength: Bool {
    guard let minorProposal else { return false }
    return minorProposal != 0 && minorProposal != .infinity
  }
}
