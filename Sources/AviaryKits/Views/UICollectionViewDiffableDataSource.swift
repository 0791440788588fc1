public import Foundation

/// What makes things of a layout of UIKit by a list of names that is kept.
///
/// Whoever asks for counts and things gets those of the list; nothing shows them here.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
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

  override func reloadView() { collectionView?.reloadData() }

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
