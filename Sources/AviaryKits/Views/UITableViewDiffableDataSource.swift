public import Foundation

/// What makes rows of UIKit by a list of names that is kept.
///
/// Whoever asks for counts and rows gets those of the list; nothing shows them here.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// What makes a row for a name; nil for none.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  /// How rows come and go: kept, since nothing moves.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// What makes the rows of a view.
  ///
  /// - Parameters:
  ///   - tableView: The view, which asks this from now on.
  ///   - cellProvider: Makes a row for a name.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  override func reloadView() { tableView?.reloadData() }

  /// How many sections the list has.
  open func numberOfSections(in tableView: UITableView) -> Int { names.numberOfSections }
  /// How many rows a section of the list has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count(in: section)
  }
  /// The row for a name of the list.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// What a section is called: nothing.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// What is said below a section: nothing.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited: it can't.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved: it can't.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing: nobody edits rows here.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing: nobody moves rows here.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
