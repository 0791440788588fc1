public import Foundation

/// A column of a table of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
  /// What changes a column's width.
  public struct ResizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What has bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room of the table.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// A person.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }

  /// What it is found by.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The table that it is in; nil for none.
  open internal(set) weak var tableView: NSTableView?
  /// What it is called.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
  /// How wide it is, in points; not less than the least width, and not more than the greatest.
  open var width: CGFloat = 100 {
    didSet { clamp() }
  }
  /// How wide it is at least, in points.
  open var minWidth: CGFloat = 10 { didSet { clamp() } }
  /// How wide it is at most, in points.
  open var maxWidth: CGFloat = CGFloat(Float.greatestFiniteMagnitude) { didSet { clamp() } }
  /// What changes its width.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  /// Whether what is in it can be edited.
  open var isEditable = true
  /// Whether it is not seen.
  open var isHidden = false
  /// In which order a click on its name puts rows.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// What is told when the pointer rests on its name.
  open var headerToolTip: String?
  /// Its name's cell.
  open var headerCell = NSTableHeaderCell()
  /// The cell of what is in it.
  open var dataCell: Any = NSTextFieldCell()

  /// A column that is found by something.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }

  /// None: there are no interface files here.
  public required init(coder: NSCoder) {
    identifier = NSUserInterfaceItemIdentifier("")
    super.init()
  }

  /// Makes it as wide as its name; nothing measures it.
  open func sizeToFit() {}

  private func clamp() {
    let allowed = max(minWidth, min(width, maxWidth))
    if allowed != width { width = allowed }
  }
}

/// The cell of a column's name in a table of AppKit.
@MainActor @preconcurrency
open class NSTableHeaderCell: NSTextFieldCell {
  /// Draws which way rows are in order; never called here.
  open func drawSortIndicator(
    withFrame cellFrame: NSRect,
    in controlView: NSView,
    ascending: Bool,
    priority: Int
  ) {}
  /// Where in a room the sign of the order is: nowhere.
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect { .zero }
}

/// The names of a table's columns of AppKit: kept, and nothing draws them.
@MainActor @preconcurrency
open class NSTableHeaderView: NSView {
  /// The table.
  open weak var tableView: NSTableView?
  /// The column that is moved; -1: none is.
  open var draggedColumn: Int { -1 }
  /// The column that is made wider; -1: none is.
  open var resizedColumn: Int { -1 }
  /// The room of a name, by the widths of columns, in points.
  open func headerRect(ofColumn column: Int) -> NSRect {
    guard let tableView, tableView.tableColumns.indices.contains(column) else { return .zero }
    let x = tableView.tableColumns[..<column].reduce(0) {
      $0 + $1.width + tableView.intercellSpacing.width
    }
    let width = tableView.tableColumns[column].width
    return NSRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
