public import Foundation

/// Rows in levels of AppKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {
  /// The column in which levels are seen.
  open var outlineTableColumn: NSTableColumn?
  /// How far a level is to the right, in points.
  open var indentationPerLevel: CGFloat = 13
  /// Whether the sign that opens a level is as far to the right.
  open var indentationMarkerFollowsCell = true
  /// Whether the widths of columns follow levels that open.
  open var autoresizesOutlineColumn = false
  /// Whether what is opened is kept; it is not.
  open var autosaveExpandedItems = false
}
