public import Foundation

/// What makes things of a layout of UIKit by a list of names that is kept.
///
/// Whoever asks for counts and things gets those of the list; nothing shows them here.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// What makes a thing for a name; nil for none.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// What makes a view beside the things; nil for none.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What is told and asked when a person moves things.
  public struct ReorderingHandlers {
    /// Whether a thing can be moved; nil for not.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Nobody is asked.
    public init() {}
  }

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var names = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What makes a view beside the things; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked when a person moves things; never here.
  open var reorderingHandlers = ReorderingHandlers()

  /// What makes the things of a view.
  ///
  /// - Parameters:
  ///   - collectionView: The view, which asks this from now on.
  ///   - cellProvider: Makes a thing for a name.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
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
    collectionView?.reloadData()
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

  /// Takes a list in place of the one that is kept, and asks for all things anew.
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { names.numberOfSections }
  /// How many things a section of the list has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count(in: section) }
  /// The thing for a name of the list.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap {
      cellProvider(collectionView, indexPath, $0)
    }
    return cell ?? UICollectionViewCell(frame: .zero)
  }
  /// The view beside the things.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Whether a thing can be moved, as is asked.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Does nothing: nobody moves things here.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension NSDiffableDataSourceSnapshot {
  /// The thing at a place; nil where there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    let sections = sectionIdentifiers
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: sections[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The place of a thing; nil where it is not there.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let number = indexOfSection(section),
      let index = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  /// How many things a section of a number has; 0 where there is none.
  func count(in section: Int) -> Int {
    let sections = sectionIdentifiers
    return sections.indices.contains(section) ? numberOfItems(inSection: sections[section]) : 0
  }
}
