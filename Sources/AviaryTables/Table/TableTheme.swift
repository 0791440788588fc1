import Foundation

/// The numbers of tables; lengths are points.
///
/// Those of Apple's are not known.
enum TableTheme {
  /// The least width of a column that says nothing; chosen.
  static let leastWidth: CGFloat = 60
  /// Between two columns; chosen, near that of AppKit's tables.
  static let columnSpacing: CGFloat = 16
  /// Before the first column and after the last; as beside the content of a list's row.
  static let edge: CGFloat = 20
  /// The same in a table with a border; chosen.
  static let denseEdge: CGFloat = 10
  /// The least height of a row; that of a list's.
  static let rowHeight: CGFloat = 44
  /// The same in a table with a border: one line of body text on a Mac; published by others.
  static let denseRowHeight: CGFloat = 24
  /// Above and below the cells of a row; chosen.
  static let rowInset: CGFloat = 8
  /// The same in a table with a border; chosen.
  static let denseRowInset: CGFloat = 2
  /// The least height of the header; chosen.
  static let headerHeight: CGFloat = 36
  /// The same in a table with a border; chosen.
  static let denseHeaderHeight: CGFloat = 28
  /// Between the title of a column and the sign of its direction; chosen.
  static let signSpacing: CGFloat = 4
  /// The size of the sign of a direction; chosen.
  static let signSize: CGFloat = 10
  /// How far a line between two headers is above and below shorter than they; chosen.
  static let dividerInset: CGFloat = 6
  /// How far around such a line a pointer takes hold of it; chosen.
  static let dividerReach: CGFloat = 5
  /// How far a row stands in under the one above it; chosen.
  static let indent: CGFloat = 18
  /// The space of the arrow that unfolds a row; chosen.
  static let arrowWidth: CGFloat = 20
  /// How far a header is dragged before it is moved; chosen.
  static let dragDistance: CGFloat = 6
  /// How round the mark is of a row onto which something would be dropped; chosen.
  static let targetRadius: CGFloat = 6
  /// The width and height of a table where nothing is proposed; chosen.
  static let idealSize = CGSize(width: 320, height: 240)
}
