import AviaryGeometry
import Foundation

extension StackEngine {
  /// The children's sizes for a proposal to the stack, remembered or made.
  func arrangement(
    for proposal: ProposedViewSize,
    _ children: Children,
    _ cache: inout Cache
  ) -> Cache.Arrangement {
    if let known = cache.arrangement(for: proposal) { return known }
    let made = arrange(proposal, children, &cache)
    // Ideal lengths are asked for at once and added up: for few children that is not worth the memory.
    if proposal[major] != nil || children.count > Self.fewChildren { cache.remember(made) }
    return made
  }

  /// Divides the stack's space among its children.
  ///
  /// Steps have the numbers of Documentation/Behaviours/stack-distribution.md.
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
    result.children.reserveCapacity(children.count)

    // 1. What is left for the children along the stack.
    let space = proposal[major].map { $0 - cache.totalGap }

    // 2. Their lengths along it, where there is nothing to share.
    switch space {
    case nil:
      proposeIdeal(children, &result)
    case .infinity?:
      for size in most(proposal[minor], children, &cache) {
        result.children.append(Cache.Child(proposal: .infinity, size: size))
      }
    case let space? where space <= 0:
      for size in least(proposal[minor], children, &cache) {
        result.children.append(Cache.Child(proposal: 0, size: size))
      }
    case let space?:
      // 3 to 5. Their parts of it.
      distribute(space, children, &cache, &result)
    }

    // 6. How far they reach across it.
    align(children, &result)

    // 7. The stack's own size.
    let length = result.children.reduce(cache.totalGap) { $0 + $1.size[major] }
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
    let proposal = result.proposal.with(major, nil)
    for child in children {
      result.children.append(Cache.Child(proposal: nil, size: child.size(proposal)))
    }
  }

  /// Lines the children up on the stack's guide.
  ///
  /// Source: layout-rules S13.
  private func align(_ children: Children, _ result: inout Cache.Arrangement) {
    for (offset, child) in children.enumerated() {
      let size = result.children[offset].size
      let proposal = result.proposal.with(major, result.children[offset].proposal)
      let guide = child.guide(alignment, size: size, proposal: proposal)
      result.children[offset].guide = guide
      result.extent.include(guide: guide, length: size[minor])
    }
  }
}
