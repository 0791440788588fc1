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
    let size = idealSize(index)
    let fits = Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let room = proposal[axis] else { return true }
      return size[axis] <= room
    }
    if fits { return index }
  }
  return count - 1
}
