import Foundation

/// The order in which lengths are handed out: the least flexible first.
///
/// Flexibility is the most length that something takes minus the least. Among infinitely flexible
/// things the one with the greater least length comes first, so that it does not overflow what the
/// others leave; things that are alike keep their order.
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

  /// Sorts indices in place.
  ///
  /// They must be in ascending order for the result to be stable.
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
