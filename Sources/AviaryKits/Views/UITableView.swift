public import AviaryGraphics
public import Foundation

/// Rows of UIKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Room beside the lines between rows, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// How rows are grouped.
  public enum Style: Int, Sendable {
    /// Not at all.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups within room.
    case insetGrouped = 2
  }

  /// Where a row comes to be when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The height that rows and sections work out by themselves.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How rows are grouped.
  open private(set) var style = Style.plain
  /// Who is asked for headers and footers, and told nothing.
  open var delegate: (any UITableViewDelegate)? {
    get { _delegate as? any UITableViewDelegate }
    set { _delegate = newValue }
  }
  /// Who makes rows; never asked here.
  open weak var dataSource: (any UITableViewDataSource)?
  private var cells: [String: AnyClass] = [:]
  private var headers: [String: AnyClass] = [:]

  /// Rows of a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Rows without groups.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says what rows of a name are made of: a class with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cellClass
  }
  /// Says what stands above and below sections, by a name.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { headers[identifier] = aClass }
  /// A row of a name: a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A row of a name: a new one; nil where nobody said what it is made of.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (cells[identifier] as? UITableViewCell.Type).map { CellMaking.row(of: $0, named: identifier) }
  }
  /// What stands above or below a section, by a name: a new one; nil for a name without a class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers[identifier].flatMap { UITableViewHeaderFooterView.make($0, identifier) }
  }
  /// Asks for all rows anew: those that were told are forgotten, and nothing is chosen.
  open func reloadData() {
    forgetRows()
    chosen = []
  }
  private func forgetRows() { made = [:] }
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Which rows are chosen; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Which row is chosen; nil for none.
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  private var chosen: [IndexPath] = []
  /// Chooses a row; nobody is told, and nothing moves.
  ///
  /// - Parameters:
  ///   - indexPath: Which row; nil for none.
  ///   - animated: Counts for nothing.
  ///   - scrollPosition: Counts for nothing.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return chosen = [] }
    if !allowsMultipleSelection { chosen = [] }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
  }
  /// Says that a row is no longer chosen; nobody is told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
  }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are edited.
  open var isEditing = false
  /// Says whether rows are edited; nothing moves.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The height of what is above sections, in points; -1 for its own.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of what is below sections, in points; -1 for its own.
  open var sectionFooterHeight: CGFloat = -1
  /// The height of what is above sections that is assumed at first, in points.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The height of what is below sections that is assumed at first, in points.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The rows that are seen: none, as nothing draws it.
  open var visibleCells: [UITableViewCell] { [] }
  /// The row at a place, which its data source makes; nil where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource, has(indexPath) else { return nil }
    if let known = made[indexPath]?.cell { return known }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    made[indexPath] = MadeCell(cell)
    return cell
  }
  /// Where a row is that `cellForRow(at:)` told; nil for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    made.first { $0.value.cell === cell }?.key
  }
  /// The rows that `cellForRow(at:)` told and that somebody holds, until they change.
  private var made: [IndexPath: MadeCell] = [:]
  private struct MadeCell {
    weak var cell: UITableViewCell?

    init(_ cell: UITableViewCell) { self.cell = cell }
  }
  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.section >= 0 && indexPath.section < numberOfSections
      && indexPath.row >= 0 && indexPath.row < numberOfRows(inSection: indexPath.section)
  }
  /// Which row is at a point: nil, as nothing lays it out.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// What stands above a section, which its delegate makes; nil for none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard section >= 0, section < numberOfSections else { return nil }
    return delegate?.tableView(self, viewForHeaderInSection: section)
      as? UITableViewHeaderFooterView
  }
  /// What stands below a section, which its delegate makes; nil for none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard section >= 0, section < numberOfSections else { return nil }
    return delegate?.tableView(self, viewForFooterInSection: section)
      as? UITableViewHeaderFooterView
  }
  /// Where a section is: nowhere, as nothing lays it out.
  ///
  /// - Parameter section: Which section, from 0.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// Which rows are in a rectangle: none, as nothing lays them out.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  /// Asks for rows to be brought up to date; nothing shows them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { forgetRows() }
  /// Says that a section moved; nothing shows it.
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetRows() }
  /// Whether what is chosen follows keys; kept.
  open var selectionFollowsFocus = false
  /// Whether rows keep to where lines can be read well; kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows are so wide as the safe area lets them; kept.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the titles at the side.
  open var sectionIndexColor: UIColor?
  /// Asks for rows anew; nothing shows them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Asks for sections anew; nothing shows them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Says that rows came; nothing shows them.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Says that rows went; nothing shows them.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  /// Says that sections came; nothing shows them.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Says that sections went; nothing shows them.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  /// Says that a row moved; nothing shows it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetRows() }
  /// Begins several changes together; nothing shows them.
  open func beginUpdates() {}
  /// Ends several changes together; nothing shows them.
  open func endUpdates() {}
  /// Makes several changes together, at once.
  ///
  /// - Parameters:
  ///   - updates: Makes them; called at once; nil for none.
  ///   - completion: Told `true` at once; nil for nobody.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  // MARK: - Dragging, and what is asked for before it is seen

  /// Who is asked what is dragged; never here: SwiftUI's `draggable` and `onDrag` are called.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { tellOfDragging("dragDelegate") } }
  }
  /// Who is told what is dropped; never here: SwiftUI's `dropDestination` and `onDrop` are called.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil { tellOfDragging("dropDelegate") } }
  }
  private func tellOfDragging(_ name: String) {
    Missing.tell("UITableView.\(name)", "rows are dragged with SwiftUI's draggable and onDrop")
  }
  /// Whether rows can be dragged; kept.
  open var dragInteractionEnabled = true
  /// Whether a row is being dragged: never here.
  open var hasActiveDrag: Bool { false }
  /// Whether something is held over it: never here.
  open var hasActiveDrop: Bool { false }
  /// Who is asked for rows before they are seen; never here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are asked for before they are seen; kept.
  open var isPrefetchingEnabled = true
  /// Whether it keeps which row had the keys; kept.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row that is held opens; kept.
  open var isSpringLoaded = false
  /// Whether rows that change are measured anew; kept.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Room beside the lines between rows counts from where; kept.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The colour behind the titles at the side; nil for none.
  open var sectionIndexBackgroundColor: UIColor?
  /// From how many rows on titles are at the side.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The menu of what was held; kept, and nothing opens it.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether rows that change are measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They are not.
    case disabled = 0
    /// They are where it is asked for.
    case enabled = 1
    /// They are where their rules change too.
    case enabledIncludingConstraints = 2
  }

  /// Where room beside the lines between rows counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of rows.
    case fromCellEdges = 0
    /// The usual room.
    case fromAutomaticInsets = 1
  }

  /// The number that stands for the magnifier among the titles at the side.
  public nonisolated static let indexSearch = "{search}"

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// One fades into the other.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As suits them.
    case automatic = 100
  }
  /// Scrolls until a row is seen; nothing moves.
  open func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
  /// The height of rows in points that is assumed at first.
  open var estimatedRowHeight: CGFloat = -1
  /// The height of rows in points; -1 for their own.
  open var rowHeight: CGFloat = -1
  /// What is above all rows.
  open var tableHeaderView: UIView?
  /// What is below all rows.
  open var tableFooterView: UIView?
  /// What is behind all rows.
  open var backgroundView: UIView?
  /// Room above sections, in points.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// Which rows are seen: none, as nothing draws it.
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// Where a row is: nowhere, as nothing lays it out.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Whether rows can be chosen.
  open var allowsSelection = true
}
