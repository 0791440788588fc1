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
    cells[identifier].flatMap { UITableViewCell.make($0, identifier) }
  }
  /// What stands above or below a section, by a name: a new one; nil for a name without a class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers[identifier].flatMap { UITableViewHeaderFooterView.make($0, identifier) }
  }
  /// Asks for all rows anew; nothing shows them.
  open func reloadData() {}
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
  /// The row at a place, where it is seen: nil, as nothing draws it.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Where a row is: nil, as nothing draws it.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Which row is at a point: nil, as nothing lays it out.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// What stands above a section, where it is seen: nil, as nothing draws it.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// What stands below a section, where it is seen: nil, as nothing draws it.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Where a section is: nowhere, as nothing lays it out.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// Which rows are in a rectangle: none, as nothing lays them out.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  /// Asks for rows to be brought up to date; nothing shows them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Says that a section moved; nothing shows it.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Whether what is chosen follows keys; kept.
  open var selectionFollowsFocus = false
  /// Whether rows keep to where lines can be read well; kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows are so wide as the safe area lets them; kept.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the titles at the side.
  open var sectionIndexColor: UIColor?
  /// Asks for rows anew; nothing shows them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Asks for sections anew; nothing shows them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Says that rows came; nothing shows them.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Says that rows went; nothing shows them.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Says that sections came; nothing shows them.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Says that sections went; nothing shows them.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Says that a row moved; nothing shows it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
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
