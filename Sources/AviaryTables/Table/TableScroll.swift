import Foundation
import Observation

/// How far a table is scrolled to the side, and which columns can be seen.
///
/// Used on the main thread.
@Observable
final class TableScroll {
  /// In points.
  private(set) var offset: CGFloat = 0
  /// Changes only when a column comes into sight or leaves it; nil before the table was scrolled.
  private(set) var sight: Range<Int>?

  /// The table was scrolled, or its columns are elsewhere.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - width: Of the table, in points.
  func scroll(to offset: CGFloat, _ arrangement: TableArrangement, width: CGFloat) {
    if self.offset != offset { self.offset = offset }
    let columns = arrangement.columns(from: offset, to: offset + width)
    if sight != columns { sight = columns }
  }
}
