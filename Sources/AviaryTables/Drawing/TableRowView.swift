import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// A row of a table: the cells of the columns that can be seen.
struct TableRowView<Value> {
  @Environment(\.tableColumns) private var columns
  @Environment(\.tableArrangement) private var arrangement
  @Environment(\.tableOutline) private var outline
  let value: Value

  nonisolated init(value: Value) { self.value = value }
}

extension TableRowView: View {
  var body: some View {
    let entries = columns.entries
    TableRowFrame(width: arrangement.width) {
      ForEach(arrangement.columnsInSight) { column in
        TableCell(
          content: entries.indices.contains(column.index)
            ? entries[column.index].cell(value) : AnyView(EmptyView()),
          inset: column.isFirst ? arrangement.inset : 0,
          outline: column.isFirst ? outline : TableOutline()
        )
        .layoutValue(key: TablePlaceKey.self, value: TablePlace(column))
      }
    }
  }
}

/// What stands in one row and one column of a table.
struct TableCell: View {
  let content: AnyView
  /// How far the cell stands in, where rows of the table have others under them, in points.
  let inset: CGFloat
  let outline: TableOutline

  var body: some View {
    if inset > 0 {
      HStack(spacing: 0) {
        ZStack {
          if let isExpanded = outline.isExpanded { TableDisclosureArrow(isExpanded: isExpanded) }
        }
        .frame(width: inset)
        .padding(.leading, CGFloat(outline.depth) * TableTheme.indent)
        VStack(spacing: 0) { content }
      }
      .lineLimit(1)
      .accessibilityContainer(.cell)
    } else {
      VStack(spacing: 0) { content }.lineLimit(1).accessibilityContainer(.cell)
    }
  }
}

/// The arrow that unfolds what is under a row.
private struct TableDisclosureArrow: View {
  @Binding var isExpanded: Bool

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .controlDescription(
        .button,
        label: isExpanded ? "Collapse" : "Expand",
        state: .expanded(isExpanded)
      )
      .onActivation { isExpanded.toggle() }
  }
}
