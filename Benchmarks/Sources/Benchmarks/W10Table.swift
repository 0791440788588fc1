import SwiftUI

/// A row of the table of W10: its number says what is in its cells.
private struct TableEntry: Identifiable {
  let id: Int

  func cell(_ column: Int) -> String {
    let word = CardText.words[(id * 7 + column * 13 + id / 64) % 64]
    return "\(word) \((id * 31 + column) % 100_003)"
  }
}

/// A million rows, made when they are asked for.
private struct TableEntries: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 1_000_000 }
  subscript(position: Int) -> TableEntry { TableEntry(id: position) }
}

/// W10: a table of a million rows of 8 columns, its first frame, and then moved by the window's height 300 times.
@MainActor
func table() throws {
  let reader = Reader()
  try measureRows("W10", "1M rows of 8 columns", moving: "W10", "table scrolled by 800 px", reader)
  {
    TableScreen(reader: reader)
  }
}

private struct TableScreen: View {
  @Bindable var reader: Reader

  var body: some View {
    Table(of: TableEntry.self) {
      TableColumnForEach(0..<8, id: \.self) { column in
        TableColumn("Column \(column)") { (entry: TableEntry) in
          Text(verbatim: entry.cell(column)).font(.system(size: 13)).lineLimit(1)
        }
      }
    } rows: {
      ForEach(TableEntries()) { TableRow($0) }
    }
    .alternatingRowBackgrounds()
    // As close together as the other toolkits' rows.
    .controlDensity(.pointer)
    .scrollPosition($reader.position)
  }
}
