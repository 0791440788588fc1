package import AviaryGeometry
package import Foundation

/// Which of its candidates `ViewThatFits` shows.
///
/// - Parameters:
///   - count: How many candidates there are.
///   - axes: The axes on which a candidate must fit.
///   - proposal: What was proposed; an axis without a length constrains nothing.
///   - idealSize: A candidate's size for the unspecified proposal. Asked in order, and not beyond
///     the first that fits; the last candidate is not asked.
/// - Returns: The first candidate that fits, or the last one; nil without candidates.
/// - SeeAlso: Documentation/Behaviours/frames.md, cases 23 to 26; layout-rules T1 to T3.
package func firstThatFits(
  count: Int,
  in axes: Axis.Set,
  _ proposal: ProposedViewSize,
  idealSize: (Int) -> CGSize
) -> Int? {
  guard count > 0 else { return nil }
  let proposal = proposal.sanitized
  for index in 0..<count - 1 {
    // E1, E2. The candidate's ideal size, and whether it fits on the axes that count.
    if misfits(idealSize(index), in: axes, proposal).isEmpty { return index }
  }
  // E3. The last one, whatever its size.
  return count - 1
}

/// The axes on which a candidate is longer than the space there is.
private func misfits(
  _ size: CGSize,
  in axes: Axis.Set,
  _ proposal: ProposedViewSize
) -> [Axis] {
  Axis.allCases.filter { axis in
    guard axes.contains(axis), let space = proposal[axis] else { return false }
    return !(size[axis] <= space)
  }
}

/// Why `ViewThatFits` shows the candidate that it shows; the arguments are those of
/// `firstThatFits(count:in:_:idealSize:)`, which it runs.
package func firstThatFitsReason(
  count: Int,
  in axes: Axis.Set,
  _ proposal: ProposedViewSize,
  idealSize: (Int) -> CGSize
) -> LayoutReason {
  let proposal = proposal.sanitized
  var sizes: [CGSize] = []
  let chosen = firstThatFits(count: count, in: axes, proposal) {
    sizes.append(idealSize($0))
    return sizes[$0]
  }
  guard let chosen else { return LayoutReason("ViewThatFits: no candidates, no size") }
  let failures = sizes.prefix(chosen).enumerated().map { index, size in
    let faults = misfits(size, in: axes, proposal).map { axis in
      "\(size[axis].inWords) \(axis == .horizontal ? "wide" : "high") of \(proposal[axis].inWords)"
    }
    return "candidate \(index + 1) is \(faults.joined(separator: " and "))"
  }
  let head = "ViewThatFits: candidate \(chosen + 1) of \(count)"
  if chosen < sizes.count {
    let fits = "its ideal \(sizes[chosen].inWords) fits into \(proposal.inWords)"
    return LayoutReason("\(head), \(fits)", failures)
  }
  let why = count == 1 ? "the only one is not asked whether it fits" : "the last, as no other fits"
  return LayoutReason("\(head), \(why)", failures)
}
