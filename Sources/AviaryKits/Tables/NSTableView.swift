public import AviaryFoundation
public import Foundation

/// Rows of AppKit: values are kept, and nothing draws them; SwiftUI's `Table` and `List` are drawn.
@MainActor @preconcurrency
open class NSTableView: NSControl {
  /// What is behind what is chosen.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// Nothing.
    case none = -1
    /// As usual.
    case regular = 0
  }

  /// What rows look like.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// From edge to edge.
    case fullWidth = 1
    /// Away from the edges.
    case inset = 2
    /// As in a sidebar.
    case sourceList = 3
    /// Without any room.
    case plain = 4
  }

  /// How large rows are.
  public enum RowSizeStyle: Int, Sendable {
    /// As the person wants.
    case `default` = -1
    /// As the program says.
    case custom = 0
    /// Small.
    case small = 1
    /// Of middle size.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How columns share the room that there is.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    /// They keep their widths.
    case noColumnAutoresizing = 0
    /// All change alike.
    case uniformColumnAutoresizingStyle = 1
    /// One after another changes.
    case sequentialColumnAutoresizingStyle = 2
    /// One after another changes, from the last on.
    case reverseSequentialColumnAutoresizingStyle = 3
    /// The last one changes.
    case lastColumnOnlyAutoresizingStyle = 4
    /// The first one changes.
    case firstColumnOnlyAutoresizingStyle = 5
  }

  /// Which lines there are.
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lines of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up and down.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// To the sides.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// To the sides, of dashes.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }

  /// How rows come and go.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They fade.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// They leave a gap.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// They slide upwards.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// They slide downwards.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// They slide to the left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// They slide to the right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  /// Posted when other rows were chosen.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification"
  )

  private weak var source: (any NSTableViewDataSource)?
  private weak var listener: (any NSTableViewDelegate)?
  private var chosen = IndexSet()

  /// Who says what is in it.
  open weak var dataSource: (any NSTableViewDataSource)? {
    get { source }
    set { source = newValue }
  }
  /// Who makes its views, and is told.
  open weak var delegate: (any NSTableViewDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// What is behind what is chosen.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// What rows look like.
  open var style = Style.automatic
  /// What rows look like: what was set, else as usual.
  open var effectiveStyle: Style { style == .automatic ? .inset : style }
  /// How large rows are.
  open var rowSizeStyle = RowSizeStyle.custom
  /// The colour behind rows.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// The height of rows, in points.
  open var rowHeight: CGFloat = 24
  /// Whether the height of a row is that of what is in it.
  open var usesAutomaticRowHeights = false
  /// Room between rows and columns, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// Whether every second row is darker.
  open var usesAlternatingRowBackgroundColors = false
  /// Which lines there are.
  open var gridStyleMask: GridLineStyle = []
  /// The colour of lines.
  open var gridColor: NSColor = .gridColor
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether no row may be chosen.
  open var allowsEmptySelection = true
  /// Whether columns can be chosen.
  open var allowsColumnSelection = false
  /// Whether columns can be moved.
  open var allowsColumnReordering = true
  /// Whether columns can be made wider.
  open var allowsColumnResizing = true
  /// Whether letters that are typed choose a row.
  open var allowsTypeSelect = true
  /// Whether rows between others look so.
  open var floatsGroupRows = true
  /// How columns share the room that there is.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.uniformColumnAutoresizingStyle
  /// The columns, in their order.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// The column with the names of rows; nil for none.
  open weak var highlightedTableColumn: NSTableColumn?
  /// The names of columns, above them; nil for none.
  open lazy var headerView: NSTableHeaderView? = {
    let view = NSTableHeaderView()
    view.tableView = self
    return view
  }()
  {
    didSet { headerView?.tableView = self }
  }
  /// What is beside the names of columns.
  open var cornerView: NSView?
  /// In which order rows are.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      if sortDescriptors != oldValue {
        dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
      }
    }
  }
  /// What two clicks on a row do; nothing clicks.
  open var doubleAction: Selector?
  /// What its widths are kept under; kept.
  open var autosaveName: String?
  /// Whether its widths are kept; kept.
  open var autosaveTableColumns = false
  /// The row that is clicked on; -1: nothing clicks.
  open var clickedRow: Int { -1 }
  /// The column that is clicked on; -1: nothing clicks.
  open var clickedColumn: Int { -1 }
  /// Which lines above each other are dragged where; kept.
  open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular

  /// How it is shown where something is dropped.
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    /// Not at all.
    case none = -1
    /// As usual.
    case regular = 0
    /// As in a sidebar.
    case sourceList = 1
    /// By a gap.
    case gap = 2
  }

  /// Where something is dropped.
  public enum DropOperation: UInt, Sendable {
    /// On a row.
    case on = 0
    /// Between rows.
    case above = 1
  }

  // MARK: - Rows and columns

  /// How many rows there are, as the data source says.
  open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  /// How many columns there are.
  open var numberOfColumns: Int { tableColumns.count }
  /// Asks for all rows anew; those that are gone are no longer chosen.
  open func reloadData() {
    let count = numberOfRows
    let left = chosen.filteredIndexSet { $0 < count }
    if left != chosen { choose(left) }
  }
  /// Asks for some rows anew; nothing shows them.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
  /// Begins changes that are shown together.
  open func beginUpdates() {}
  /// Ends changes that are shown together.
  open func endUpdates() {}
  /// Shows rows that came; nothing shows them.
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
  {}
  /// Takes away rows that went; nothing shows them.
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
  { choose(chosen.subtracting(indexes)) }
  /// Moves a row; nothing shows it.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {}
  /// Asks for the heights of rows anew; nothing shows them.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
  /// Asks for the number of rows anew.
  open func noteNumberOfRowsChanged() { reloadData() }
  /// Puts a column behind the others.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    tableColumn.tableView = self
  }
  /// Takes a column away.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
  }
  /// Puts a column at another place.
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard tableColumns.indices.contains(oldIndex) else { return }
    let column = tableColumns.remove(at: oldIndex)
    tableColumns.insert(column, at: min(max(newIndex, 0), tableColumns.count))
  }
  /// The place of the first column of a name; -1 for none.
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// The first column of a name; nil for none.
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
  { tableColumns.first { $0.identifier == identifier } }
  /// Has columns fill the room; nothing draws them.
  open func sizeToFit(_ sender: Any?) {}
  /// Has the last column fill the room; nothing draws it.
  open func sizeLastColumnToFit() {}

  // MARK: - Views

  /// A view to be used again: none is, so that the program makes one.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  { nil }
  /// The view at a place, as the delegate makes it; nil where none was asked for.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard makeIfNecessary, tableColumns.indices.contains(column) else { return nil }
    return delegate?.tableView(self, viewFor: tableColumns[column], row: row)
  }
  /// The view of a row, as the delegate makes it; nil where none was asked for.
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    makeIfNecessary ? delegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView() : nil
  }
  /// The row that a view is in; -1: none is drawn.
  open func row(for view: NSView) -> Int { -1 }
  /// The column that a view is in; -1: none is drawn.
  open func column(for view: NSView) -> Int { -1 }
  /// The row at a point, by their height; -1 for none.
  open func row(at point: NSPoint) -> Int {
    guard bounds.contains(point) else { return -1 }
    let row = Int(point.y / (rowHeight + intercellSpacing.height))
    return row < numberOfRows ? row : -1
  }
  /// The room of a row, by their height, in points.
  ///
  /// - Parameter row: Which row, from 0.
  open func rect(ofRow row: Int) -> NSRect {
    guard row >= 0, row < numberOfRows else { return .zero }
    let height = rowHeight + intercellSpacing.height
    return NSRect(x: 0, y: CGFloat(row) * height, width: bounds.width, height: height)
  }
  /// The rows in some room, by their height.
  open func rows(in rect: NSRect) -> NSRange {
    let height = rowHeight + intercellSpacing.height
    guard height > 0, rect.height > 0 else { return NSRange(location: 0, length: 0) }
    let first = max(0, Int(rect.minY / height))
    let end = min(numberOfRows, Int((rect.maxY / height).rounded(.up)))
    return NSRange(location: first, length: max(0, end - first))
  }
  /// Scrolls until a row is seen; nothing moves.
  open func scrollRowToVisible(_ row: Int) {}
  /// Scrolls until a column is seen; nothing moves.
  open func scrollColumnToVisible(_ column: Int) {}
  /// Edits what is at a place; nothing does.
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {}
  /// Calls back for each row with a view that is seen; none is.
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {}

  // MARK: - Choosing

  /// The row that was chosen last; -1 for none.
  open var selectedRow: Int { chosen.last ?? -1 }
  /// The rows that are chosen.
  open var selectedRowIndexes: IndexSet { chosen }
  /// How many rows are chosen.
  open var numberOfSelectedRows: Int { chosen.count }
  /// Whether a row is chosen.
  open func isRowSelected(_ row: Int) -> Bool { chosen.contains(row) }
  /// Chooses rows; those that are not there are left out.
  ///
  /// - Parameters:
  ///   - indexes: The rows.
  ///   - extend: Whether those that are chosen stay so.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let count = numberOfRows
    let wanted = indexes.filteredIndexSet { $0 < count }
    choose(extend ? chosen.union(wanted) : wanted)
  }
  /// Has a row no longer be chosen.
  open func deselectRow(_ row: Int) {
    if row >= 0 { choose(chosen.subtracting(IndexSet(integer: row))) }
  }
  /// Chooses all rows, where several can be.
  open override func selectAll(_ sender: Any?) {
    if allowsMultipleSelection { choose(IndexSet(integersIn: 0..<numberOfRows)) }
  }
  /// Has no row be chosen, where that may be.
  open func deselectAll(_ sender: Any?) {
    if allowsEmptySelection { choose(IndexSet()) }
  }

  private func choose(_ rows: IndexSet) {
    guard rows != chosen else { return }
    chosen = rows
    let notification = Notification(name: Self.selectionDidChangeNotification, object: self)
    NotificationCenter.default.post(notification)
    delegate?.tableViewSelectionDidChange(notification)
  }
}
