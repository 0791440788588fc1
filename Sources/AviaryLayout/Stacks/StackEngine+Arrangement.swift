import AviaryGeometry
import Foundation

extension StackEngine {
  /// The children's sizes for a proposal to the stack, remembered or made.
  func arrangement(
    for proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache
  ) -> Cache.Arrangement {
    if let index = cache.arrangements.firstIndex(where: { $0.proposal == proposal }) {
      cache.arrangements.swapAt(0, index)
      return cache.arrangements[0]
    }
    let arrangement = arrange(proposal, children, &cache)
    if cache.arrangements.count == Cache.arrangementLimit { cache.arrangements.removeLast() }
    cache.arrangements.insert(arrangement, at: 0)
    return arrangement
  }

  /// Divides the stack's room among its children.
  ///
  /// - Parameter proposal: What is proposed to the stack; not negative and not NaN.
  /// - Complexity: O(*n* log *n*), with at most three measurements of each child, fewer where an
  ///   earlier call asked for the same.
  private func arrange(
    _ proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache
  ) -> Cache.Arrangement {
    var result = Cache.Arrangement()
    result.proposal = proposal

    // 1. What is left for the children along the stack.
    let room = proposal[major].map { $0 - cache.totalGap }

    // 2. Their lengths along it.
    switch room {
    case nil:
      proposeIdeal(children, &result)
    case .infinity?:
      result.childProposals = Array(repeating: .infinity, count: children.count)
      result.childSizes = most(proposal[minor], children, &cache)
    case let room? where room <= 0:
      result.childProposals = Array(repeating: 0, count: children.count)
      result.childSizes = least(proposal[minor], children, &cache)
    case let room?:
      distribute(room, children, &cache, &result)
    }

    // 3. How far they reach across it.
    align(children, &result)

    // 4. The stack's own size.
    let length = result.childSizes.reduce(cache.totalGap) { $0 + $1[major] }
    result.size = CGSize(
      major,
      major: children.isEmpty || length.isNaN ? 0 : max(0, length),
      minor: result.extent.length
    )
    return result
  }

  /// Asks each child for its ideal length.
  ///
  /// Source: layout-rules S10.
  private func proposeIdeal(_ children: Children, _ result: inout Cache.Arrangement) {
    result.childProposals = Array(repeating: nil, count: children.count)
    let proposal = result.proposal.with(major, nil)
    result.childSizes = children.map { $0.size(proposal) }
  }

  /// Lines the children up on the stack's guide.
  ///
  /// Source: layout-rules S13.
  private func align(_ children: Children, _ result: inout Cache.Arrangement) {
    result.guides.reserveCapacity(children.count)
    for (offset, child) in children.enumerated() {
      let size = result.childSizes[offset]
      let proposal = result.proposal.with(major, result.childProposals[offset])
      let guide = child.guide(alignment, size: size, proposal: proposal)
      result.guides.append(guide)
      result.extent.include(guide: guide, length: size[minor])
    }
  }
}
