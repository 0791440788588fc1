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
  private var cells: [String: UITableViewCell.Type] = [:]

  /// Rows of a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Rows without cards.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says what rows of a name are made of.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cellClass as? UITableViewCell.Type
  }
  /// A row of a name: a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    CellMaking.row(of: cells[identifier] ?? UITableViewCell.self, named: identifier)
  }
  /// A row of a name: a new one; nil where nobody said what it is made of.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells[identifier].map { CellMaking.row(of: $0, named: identifier) }
  }
  /// Asks for all rows anew; nothing shows them.
  open func reloadData() {}
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Says that a row is no longer chosen.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
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

/// A row of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// What is shown behind it while it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// As usual.
    case `default` = 3
  }

  /// What stands in it.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and one at the trailing edge.
    case value1 = 1
    /// Two texts beside each other.
    case value2 = 2
    /// A text, and one below.
    case subtitle = 3
  }

  /// A sign at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// That it leads on.
    case disclosureIndicator = 1
    /// That more is told.
    case detailDisclosureButton = 2
    /// That it is chosen.
    case checkmark = 3
    /// That more is told, as a button.
    case detailButton = 4
  }

  /// What it is found by; nil for nothing.
  open private(set) var reuseIdentifier: String?
  /// A sign at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// What its views lie in.
  public private(set) lazy var contentView = UIView()
  /// Its text.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// A second text.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  /// A row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// A row with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes it ready to show something else.
  open func prepareForReuse() {}
  /// Shows that it is chosen; nothing draws it.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Shows that it is pressed; nothing draws it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  /// What is shown behind it while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What is shown behind it while it is chosen.
  open var selectedBackgroundView: UIView?
}

/// Who makes rows; never asked here.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What a section is called.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Nothing.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

/// Who is told about rows; never here.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was chosen.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A row comes to be seen.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// As for all rows.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
}

/// A controller of rows of UIKit: kept, and nothing shows it.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The rows.
  open lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
  private var style = UITableView.Style.plain

  /// One; there are no interface files here, so both names are nil.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One with rows of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Whether choices go when it is seen again; kept.
  open var clearsSelectionOnViewWillAppear = true
  /// What loads the rows anew when they are pulled down; kept.
  open var refreshControl: UIRefreshControl?

  /// How many rows a section has: none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A row.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// How many sections there are: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
