public import Foundation

/// What is at a place in a table of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTableCellView: NSView {
  /// What it shows.
  open var objectValue: Any?
  /// Its text; kept by its owner.
  open weak var textField: NSTextField?
  /// Its picture; kept by its owner.
  open weak var imageView: NSImageView?
  /// What is behind it.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  /// How large its row is.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
  /// What is dragged of it: none.
  open var draggingImageComponents: [NSDraggingImageComponent] { [] }
}

/// A row in a table of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTableRowView: NSView {
  /// What is behind what is chosen.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  /// Whether it is drawn as in a table with the keyboard.
  open var isEmphasized = false
  /// Whether it is a heading that stays.
  open var isFloating = false
  /// Whether it is a heading of others.
  open var isGroupRowStyle = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether the row before is chosen.
  open var isPreviousRowSelected = false
  /// Whether the row after is chosen.
  open var isNextRowSelected = false
  /// Whether something would be dropped on it.
  open var isTargetForDropOperation = false
  /// How far it is to the right where something is dropped, in points.
  open var indentationForDropOperation: CGFloat = 0
  /// The colour behind it.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// What is behind what is in it.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized ? .emphasized : .normal
  }
  /// How many columns it has: as many views as are in it.
  open var numberOfColumns: Int { subviews.count }
  /// The view in a column; nil where there is none.
  open func view(atColumn column: Int) -> Any? {
    subviews.indices.contains(column) ? subviews[column] : nil
  }
  /// Draws what is behind it; never called here.
  open func drawBackground(in dirtyRect: NSRect) {}
  /// Draws that it is chosen; never called here.
  open func drawSelection(in dirtyRect: NSRect) {}
  /// Draws the line below it; never called here.
  open func drawSeparator(in dirtyRect: NSRect) {}
  /// Draws that something would be dropped on it; never called here.
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
}
