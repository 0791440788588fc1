import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Lists of names of UIKit")
struct UIDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("things are added to the last section, or to the one that is named")
  func adding() {
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfSection("c") == nil)
  }

  @Test("things are moved, inserted and taken away among the others")
  func changing() {
    var snapshot = snapshot
    snapshot.moveItem(1, afterItem: 4)
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    snapshot.deleteItems([3, 77])
    #expect(snapshot.itemIdentifiers == [9, 2, 4, 1, 5, 8])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 1, 5, 8])
    snapshot.reloadItems([4])
    #expect(snapshot.reloadedItemIdentifiers == [4])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("a view's counts and things are those of the list that was applied")
  func collection() async {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)
      )
    )
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      _,
      _,
      number in
      let cell = UICollectionViewCell(frame: .zero)
      cell.tag = number
      return cell
    }
    #expect(view.numberOfSections == 0)
    await source.apply(snapshot)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(item: 2, section: 0))
    let place = IndexPath(item: 0, section: 1)
    #expect(source.collectionView(view, cellForItemAt: place).tag == 4)
    #expect(source.snapshot().sectionIdentifiers == ["a", "b"])
  }

  @Test("rows are those of the list that was applied")
  func table() {
    let view = UITableView()
    var isDone = false
    let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { _, _, _ in nil }
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfRows(inSection: 1) == 2)
  }
}
