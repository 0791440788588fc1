import Foundation
import SwiftUI
import Testing

@testable import AviaryKits

@MainActor
@Suite("Rows of UIKit")
struct UITableViewTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class Row: UITableViewCell {}

  @Test("rows are made by the data source, and found again until they change")
  func rows() throws {
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell is Row && cell.textLabel?.text == "Row 1" && cell.reuseIdentifier == "row")
    #expect(table.cellForRow(at: path) === cell && table.indexPath(for: cell) == path)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    table.reloadRows(at: [path], with: .fade)
    #expect(table.cellForRow(at: path) !== cell)
  }

  @Test("rows that are chosen are kept, one or several")
  func chosen() {
    let table = UITableView(frame: .zero, style: .plain)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [second])
    table.allowsMultipleSelection = true
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.deselectRow(at: second, animated: false)
    #expect(table.indexPathForSelectedRow == first)
  }

  @Test("what is dragged tells its types")
  func dragging() {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text"))
    item.localObject = 3
    #expect(item.localObject as? Int == 3)
    let proposal = UITableViewDropProposal(
      operation: .move,
      intent: .insertAtDestinationIndexPath
    )
    #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
  }
}
