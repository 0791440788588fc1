public import Foundation

/// A list of names by which somebody makes rows or things of UIKit, and what is asked of it.
@MainActor @preconcurrency
open class _DiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject {
  final var names = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  override init() { super.init() }

  /// Has the view ask for all of it anew.
  func reloadView() {}

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
    reloadView()
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

  /// Takes a list in place of the one that is kept, and asks for all of it anew.
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
}
