import Foundation

/// Hands out a length: each thing in turn is offered an equal part of what is left.
///
/// - Parameters:
///   - space: The length to hand out, finite. Less than zero counts as zero.
///   - order: The things, in the order in which they are asked.
///   - take: Offers a length that is finite and not negative to a thing; what it takes, which may
///     be less or more, is no longer left.
/// - Returns: The sum of what was taken; it exceeds `space` if things take more than they are
///   offered.
/// - SeeAlso: layout-rules S6, S9.
@discardableResult
func handOut(
  _ space: CGFloat,
  to order: some RandomAccessCollection<Int>,
  take: (Int, CGFloat) -> CGFloat
) -> CGFloat {
  var left = space
  var taken: CGFloat = 0
  var count = CGFloat(order.count)
  for index in order {
    let length = take(index, max(0, left / count))
    left -= length
    taken += length
    count -= 1
  }
  return taken
}
