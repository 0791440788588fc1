import Foundation

/// The order in which lengths are handed out: the least flexible first.
///
/// Flexibility is the most length that something takes minus the least. Among infinitely flexible
/// things the one with the greater least length comes first, so that it does not overflow what the
/// others leave; things that are alike keep their order.
///
/// Source: layout-rules S3, S4; Z12 for a difference of infinities.
struct FlexibilityOrder {
  private let ranges: [LengthRange]

  init(least: [CGFloat], most: [CGFloat]) {
    ranges = zip(least, most).map { LengthRange(least: $0, most: $1) }
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
    Self.precedes(ranges[a], ranges[b]) ?? (a < b)
  }

  /// Whether one thing comes before another; nil if they are alike.
  static func precedes(_ a: LengthRange, _ b: LengthRange) -> Bool? {
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    if a.flexibility == .infinity && a.least != b.least { return a.least > b.least }
    return nil
  }
}
