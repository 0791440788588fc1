public import Foundation

/// Who says what is in a table of AppKit.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
  /// How many rows there are.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// What is at a place; never asked here.
  func tableView(
    _ tableView: NSTableView,
    objectValueFor tableColumn: NSTableColumn?,
    row: Int
  ) -> Any?
  /// Takes over what a person set; never called here.
  func tableView(
    _ tableView: NSTableView,
    setObjectValue object: Any?,
    for tableColumn: NSTableColumn?,
    row: Int
  )
  /// Rows are to be in another order.
  func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  )
  /// What is dragged of a row; never asked here.
  func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)?
  /// Whether something may be dropped; never asked here.
  func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Takes over what was dropped; never called here.
  func tableView(
    _ tableView: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}

extension NSTableViewDataSource {
  /// None.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Nothing.
  public func tableView(
    _ tableView: NSTableView,
    objectValueFor tableColumn: NSTableColumn?,
    row: Int
  ) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView,
    setObjectValue object: Any?,
    for tableColumn: NSTableColumn?,
    row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView,
    sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
  /// Nothing.
  public func tableView(
    _ tableView: NSTableView,
    pasteboardWriterForRow row: Int
  ) -> (any NSPasteboardWriting)? { nil }
  /// It may not.
  public func tableView(
    _ tableView: NSTableView,
    validateDrop info: any NSDraggingInfo,
    proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// It does not.
  public func tableView(
    _ tableView: NSTableView,
    acceptDrop info: any NSDraggingInfo,
    row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
}

/// Who makes the views of a table of AppKit, and is told what is chosen.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// The view at a place; asked for by `view(atColumn:row:makeIfNecessary:)` alone.
  func tableView(
    _ tableView: NSTableView,
    viewFor tableColumn: NSTableColumn?,
    row: Int
  ) -> NSView?
  /// The view of a row; asked for by `rowView(atRow:makeIfNecessary:)` alone.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// How high a row is, in points; never asked here.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether a row may be chosen; never asked here: nobody clicks.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Which rows are chosen where a person would choose some; never asked here.
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether what is at a place may be edited; never asked here.
  func tableView(
    _ tableView: NSTableView,
    shouldEdit tableColumn: NSTableColumn?,
    row: Int
  ) -> Bool
  /// Whether a row is a heading of others; never asked here.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// A row is seen; never called here.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// A row is no longer seen; never called here.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// The name of a column was clicked on; never called here.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Other rows are chosen.
  func tableViewSelectionDidChange(_ notification: Notification)
  /// Other rows are about to be chosen; never called here.
  func tableViewSelectionIsChanging(_ notification: Notification)
  /// A column has another width; never called here.
  func tableViewColumnDidResize(_ notification: Notification)
  /// A column is elsewhere; never called here.
  func tableViewColumnDidMove(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// None.
  public func tableView(
    _ tableView: NSTableView,
    viewFor tableColumn: NSTableColumn?,
    row: Int
  ) -> NSView? { nil }
  /// None.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// As high as all.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// It may.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Those.
  public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  /// It may.
  public func tableView(
    _ tableView: NSTableView,
    shouldEdit tableColumn: NSTableColumn?,
    row: Int
  ) -> Bool { true }
  /// It is none.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView,
    didAdd rowView: NSTableRowView,
    forRow row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView,
    didRemove rowView: NSTableRowView,
    forRow row: Int
  ) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidMove(_ notification: Notification) {}
}
