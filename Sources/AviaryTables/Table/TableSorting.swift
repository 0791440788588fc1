import AviaryEngine
import Foundation

/// How a table is sorted, whatever the type of its comparators.
///
/// The table never sorts: it says how its rows should be, and the app sorts them.
///
/// Used on the main thread.
struct TableSorting: @unchecked Sendable {
  /// The direction that the rows are sorted in by a column's comparator first of all; nil where they are not.
  let direction: (Any) -> SortOrder?
  /// Sorts by a column's comparator first of all, or in the other direction where that is so already.
  let activate: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    direction = { column in
      guard let column = column as? Sort, let first = order.wrappedValue.first,
        Self.compareSame(first, column)
      else { return nil }
      return first.order
    }
    activate = { column in
      guard let column = column as? Sort else { return }
      var comparators = order.wrappedValue
      if var first = comparators.first, Self.compareSame(first, column) {
        first.order = first.order == .forward ? .reverse : .forward
        comparators[0] = first
      } else {
        comparators.removeAll { Self.compareSame($0, column) }
        comparators.insert(column, at: 0)
      }
      order.wrappedValue = comparators
    }
  }

  /// Whether two comparators compare the same thing, in whatever direction.
  private static func compareSame<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
    if let first = first as? any PathComparing, let second = second as? any PathComparing {
      return first.comparedPath == second.comparedPath
    }
    var (first, second) = (first, second)
    first.order = .forward
    second.order = .forward
    return first == second
  }
}

/// A comparator of what a key path leads to.
private protocol PathComparing {
  var comparedPath: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparing {
  fileprivate var comparedPath: AnyKeyPath { keyPath }
}
