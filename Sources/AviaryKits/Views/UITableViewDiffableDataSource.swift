public import Foundation

/// What makes rows of UIKit by a list of names that is kept.
///
/// Whoever asks for counts and rows gets those of the list; nothing shows them here.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// What makes a row for a name; nil for none.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var names = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
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

  /// The list that is kept.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { names }

  /// Takes a list in place of the one that is kept.
  ///
  /// - Parameters:
  ///   - snapshot: The list.
  ///   - animatingDifferences: Counts for nothing: nothing moves.
  ///   - completion: Called at once; nil for nothing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    names = snapshot
    tableView?.reloadData()
    completion?()
  }

  /// Takes a list in place of the one that is kept.
  ///
  /// - Parameters:
  ///   - snapshot: The list.
  ///   - animatingDifferences: Counts for nothing: nothing moves.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Takes a list in place of the one that is kept, and asks for all rows anew.
  ///
  /// - Parameters:
  ///   - snapshot: The list.
  ///   - completion: Called at once; nil for nothing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// The name at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    names.item(at: indexPath)
  }
  /// The place of a name; nil where it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    names.indexPath(of: itemIdentifier)
  }
  /// The section of a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = names.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  /// The number of a section; nil where it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    names.indexOfSection(sectionIdentifier)
  }

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
