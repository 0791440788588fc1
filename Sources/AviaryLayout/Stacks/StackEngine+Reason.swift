package import AviaryGeometry
package import Foundation

extension StackEngine {
  /// Why the stack answers `size` to `proposal`: how it hands out its length.
  ///
  /// Lays out once more with nothing remembered, and changes nothing. `name` is what the stack is called.
  package func reason(
    _ name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    _ children: Children
  ) -> LayoutReason {
    guard !children.isEmpty else { return LayoutReason("\(name): no children, no size") }
    let proposal = proposal.sanitized
    var cache = makeCache(children)
    let arrangement = arrangement(for: proposal, children, &cache)
    let space = proposal[major].map { $0 - cache.totalGap }
    var reason: LayoutReason
    if let space, space > 0, space < .infinity {
      reason = shared(name, space, arrangement, children, &cache)
    } else {
      reason = unshared(name, arrangement, cache)
    }
    reason.steps += across(arrangement)
    reason.steps += stretching(proposal, in: size, arrangement, children)
    return reason
  }

  // MARK: - Along the stack

  /// Of a length that the children share: who is offered what, in order.
  private func shared(
    _ name: String,
    _ space: CGFloat,
    _ arrangement: Cache.Arrangement,
    _ children: Children,
    _ cache: inout Cache
  ) -> LayoutReason {
    let gaps = cache.allGaps(children.count)
    let after = gaps.isEmpty ? "" : " after \(LayoutWords.gaps(gaps))"
    guard children.count > 1 else {
      let taken = arrangement.children[0].size[major]
      return LayoutReason(
        "\(name): its child is offered all of \(space.inWords) and takes \(taken.inWords)"
      )
    }
    let minor = arrangement.proposal[minor]
    let order = sizingOrder(minor, children, &cache)
    let groups = cache.groups
    let how = groups.isEmpty ? "the least flexible first" : "by priority, then the least flexible"
    let least = least(minor, children, &cache)
    let most = most(minor, children, &cache)
    func step(_ child: Int) -> String {
      let given = arrangement.children[child]
      let range = LayoutWords.range(least[child][major], most[child][major])
      return "child \(child + 1): offered \(given.proposal.inWords), "
        + "takes \(given.size[major].inWords) (\(range))"
    }
    var steps: [String] = []
    if groups.isEmpty {
      steps = order.map(step)
    } else {
      for (group, reserved) in zip(groups, reservedLengths(minor, children, &cache)) {
        let priority = children[children.startIndex + order[group.lowerBound]].layoutPriority
        var words = "priority \(CGFloat(priority).inWords)"
        if reserved > 0 { words += ": \(reserved.inWords) is set aside for lower ones" }
        steps.append(words)
        steps += order[group].map(step)
      }
    }
    return LayoutReason(
      "\(name): \(children.count) children share \(space.inWords)\(after), \(how)",
      LayoutWords.limited(steps) + balance(space, arrangement)
    )
  }

  /// What is left of the space, or how far the children reach over it.
  private func balance(_ space: CGFloat, _ arrangement: Cache.Arrangement) -> [String] {
    let taken = arrangement.children.reduce(0) { $0 + $1.size[major] }
    if taken > space + 0.005 {
      return ["they take \(taken.inWords), \((taken - space).inWords) more than there is"]
    }
    if taken < space - 0.005 {
      return ["they take \(taken.inWords); nobody takes the other \((space - taken).inWords)"]
    }
    return []
  }

  /// Of a stack that has nothing to hand out: ideal, least or greatest lengths.
  private func unshared(
    _ name: String,
    _ arrangement: Cache.Arrangement,
    _ cache: Cache
  ) -> LayoutReason {
    let count = arrangement.children.count
    let gaps = cache.allGaps(count)
    let proposed = arrangement.proposal[major]
    let length = major.lengthName
    let (cause, kind) =
      switch proposed {
      case nil: ("nil is proposed along it", "ideal")
      case .infinity?: ("∞ is proposed along it", "greatest")
      case let proposed?:
        (
          gaps.isEmpty
            ? "\(proposed.inWords) leaves nothing"
            : "\(proposed.inWords) leaves nothing after \(LayoutWords.gaps(gaps))", "least"
        )
      }
    let lengths = arrangement.children.map { $0.size[major] }
    let who = count == 1 ? "the child takes its" : "\(count) children take their"
    var words = "\(name): \(cause), so \(who) \(kind) \(length) \(LayoutWords.lengths(lengths))"
    if !gaps.isEmpty {
      words += "; with \(LayoutWords.gaps(gaps)) that is \(arrangement.size[major].inWords)"
    }
    return LayoutReason(words)
  }

  // MARK: - Across it

  private func across(_ arrangement: Cache.Arrangement) -> [String] {
    let longest = arrangement.children.map { $0.size[minor] }.max() ?? 0
    let length = minor.lengthName
    let extent = arrangement.extent.length
    if extent > longest + 0.005 {
      return [
        "\(length): aligned by \(alignment.name), the children reach over \(extent.inWords); "
          + "the greatest is \(longest.inWords)"
      ]
    }
    return arrangement.children.count == 1
      ? ["\(length): the child's \(extent.inWords)"]
      : ["\(length): the greatest of the children's, \(extent.inWords)"]
  }

  /// Which children become longer across, as they are placed with the stack's own length.
  ///
  /// Source: layout-rules S14.
  private func stretching(
    _ proposal: ProposedViewSize,
    in size: CGSize,
    _ arrangement: Cache.Arrangement,
    _ children: Children
  ) -> [String] {
    guard proposal[minor] == nil, size[minor].isFinite else { return [] }
    var cache = makeCache(children)
    let stretched = self.arrangement(
      for: proposal.with(minor, max(0, size[minor])),
      children,
      &cache
    )
    let changed = stretched.children.indices.filter {
      stretched.children[$0].size != arrangement.children[$0].size
    }
    guard !changed.isEmpty else { return [] }
    let named = changed.prefix(LayoutWords.listLimit).map {
      "child \($0 + 1) becomes \(stretched.children[$0].size.inWords)"
    }
    return [
      "placed with the stack's \(minor.lengthName) \(size[minor].inWords) in place of nil: "
        + named.joined(separator: ", ")
    ]
  }
}

extension StackEngine.Cache {
  /// The distance between each two neighbours among so many children.
  fileprivate func allGaps(_ count: Int) -> [CGFloat] {
    (0..<max(0, count - 1)).map { gap(after: $0) }
  }
}

extension HStackLayout: ExplainedLayout {
  package func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    engine.reason(name, for: proposal, size: size, subviews.elements)
  }
}

extension VStackLayout: ExplainedLayout {
  package func layoutReason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: Subviews
  ) -> LayoutReason {
    engine.reason(name, for: proposal, size: size, subviews.elements)
  }
}
