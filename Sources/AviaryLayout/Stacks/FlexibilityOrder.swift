import Foundation

/// The order in which lengths are handed out: the least flexible first.
///
/// Flexibility is the most length that something takes minus the least. Among infinitely flexible things
/// the one with the greater least length comes first, so that it does not overflow what the others
/// leave; things that are alike keep their order.
///
/// Source: layout-rules S3, S4; Z12 for a difference of infinities.
struct FlexibilityOrder {
  private let least: [CGFloat]
  private let flexibility: [CGFloat]

  init(least: [CGFloat], most: [CGFloat]) {
    self.least = least
    flexibility = zip(most, least).map { most, least in
      let difference = most - least
      return difference.isNaN ? 0 : difference
    }
  }

  /// Sorts indices in place. They must be in ascending order for the result to be stable.
  ///
  /// - Complexity: O(*n*) where nothing is to be done, O(*n* log *n*) otherwise.
  func sort(_ indices: inout ArraySlice<Int>) {
    indices.sort(by: precedes)
  }

  func sorted(_ indices: Range<Int>) -> [Int] {
    indices.sorted(by: precedes)
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
    if flexibility[a] == .infinity && least[a] != least[b] { return least[a] > least[b] }
    return a < b
  }
}

/// Hands out a length: each thing in turn is offered an equal part of what is left.
///
/// - Parameters:
///   - room: The length to hand out, finite. Less than zero counts as zero.
///   - order: The things, in the order in which they are asked.
///   - take: Offers a length that is finite and not negative to a thing; what it takes, which may be
///     less or more, is no longer left.
/// - Returns: The sum of what was taken; it exceeds `room` if things take more than they are offered.
/// - SeeAlso: layout-rules S6, S9.
@discardableResult
func handOut(
  _ room: CGFloat, to order: some RandomAccessCollection<Int>, take: (Int, CGFloat) -> CGFloat
) -> CGFloat {
  var left = room
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
