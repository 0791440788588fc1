import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The headers of a table's columns, with lines between them that a person can drag.
struct TableHeader<Value: Identifiable> {
  let choices: TableColumnChoices<Value>
  let arrangement: TableArrangement
  let sorting: TableSorting?
  let scroll: TableScroll
  /// The least height, in points.
  let height: CGFloat
  /// The column that a person carries elsewhere, and how far, in points.
  @State private var carried: Carried?
  /// The width, in points, of the column that a person resizes, when they took hold of its line.
  @State var resized: (id: TableColumnID, width: CGFloat)?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.pixelLength) var pixelLength

  struct Carried: Equatable {
    let id: TableColumnID
    let distance: CGFloat
    /// The number, among the columns that are shown, of the one that it then comes before.
    let target: Int
  }

  nonisolated init(
    choices: TableColumnChoices<Value>,
    arrangement: TableArrangement,
    sorting: TableSorting?,
    scroll: TableScroll,
    height: CGFloat
  ) {
    self.choices = choices
    self.arrangement = arrangement
    self.sorting = sorting
    self.scroll = scroll
    self.height = height
  }
}

extension TableHeader: View {
  var body: some View {
    TableRowFrame(width: arrangement.width, height: height) {
      ForEach(arrangement.columnsInSight) { column in
        cell(column, choices.columns[column.index])
          .layoutValue(
            key: TablePlaceKey.self,
            value: TablePlace(
              start: column.start - TableTheme.columnSpacing / 2,
              width: column.width + TableTheme.columnSpacing
            )
          )
      }
      ForEach(arrangement.columnsInSight) { column in
        divider(column).layoutValue(
          key: TablePlaceKey.self,
          value: TablePlace(
            start: column.end + TableTheme.columnSpacing / 2 - TableTheme.dividerReach,
            width: TableTheme.dividerReach * 2
          )
        )
        .zIndex(1)
      }
      if let carried { mark(carried.target) }
    }
    .offset(x: -scroll.offset)
    // Headers that do not fit are cut, and take no more room than the rows have.
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .clipped()
    .background { Color(.systemBackground) }
    .overlay(alignment: .bottom) { Color(.separator).frame(height: pixelLength) }
    .modifier(TableHeaderMenu(choices: choices))
  }

  // MARK: - Headers

  @ViewBuilder
  private func cell(_ place: TableArrangement.Column, _ column: TableColumnEntry) -> some View {
    let isCarried = carried?.id == column.id
    let cell = label(column)
      .opacity(isCarried ? 0.6 : 1)
      .offset(x: isCarried ? (carried?.distance ?? 0) * mirror : 0)
      .zIndex(isCarried ? 2 : 0)
    if choices.canMove(column) {
      cell.highPriorityGesture(carry(place))
    } else {
      cell
    }
  }

  @ViewBuilder
  private func label(_ column: TableColumnEntry) -> some View {
    let direction = column.comparator.flatMap { sorting?.direction($0) }
    let label = HStack(spacing: TableTheme.signSpacing) {
      column.label.lineLimit(1)
      if let direction {
        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
          .font(.system(size: TableTheme.signSize, weight: .semibold))
          .accessibilityHidden(true)
      }
    }
    .font(.subheadline.weight(direction == nil ? .regular : .semibold))
    .foregroundStyle(Color(direction == nil ? .secondaryLabel : .label))
    .padding(.horizontal, TableTheme.columnSpacing / 2)
    .frame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: column.alignment.share == 0
        ? .leading : column.alignment.share == 1 ? .trailing : .center
    )
    .contentShape(Rectangle())
    // It stays on the main thread.
    nonisolated(unsafe) let comparator = column.comparator
    if comparator != nil, let sorting {
      label.controlDescription(
        .button,
        value: direction.map { $0 == .forward ? "ascending" : "descending" },
        kind: .columnHeader
      )
      .onActivation { if let comparator { sorting.activate(comparator) } }
    } else {
      label.controlDescription(.header, kind: .columnHeader)
    }
  }

  // MARK: - Moving

  var mirror: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private func carry(_ column: TableArrangement.Column) -> some Gesture {
    DragGesture(minimumDistance: TableTheme.dragDistance, coordinateSpace: .global)
      .onChanged { drag in
        let distance = drag.translation.width * mirror
        carried = Carried(
          id: column.id,
          distance: distance,
          target: arrangement.dropIndex(at: column.start + column.width / 2 + distance)
        )
      }
      .onEnded { _ in
        if let carried, carried.id == column.id {
          let columns = arrangement.columns
          choices.move(
            carried.id,
            before: carried.target < columns.count ? columns[carried.target].id : nil
          )
        }
        carried = nil
      }
  }

  /// A line where the column goes that is carried.
  private func mark(_ target: Int) -> some View {
    let columns = arrangement.columns
    let place =
      target < columns.count
      ? columns[target].start - TableTheme.columnSpacing / 2
      : (columns.last?.end ?? 0) + TableTheme.columnSpacing / 2
    return Rectangle().fill(.tint)
      .layoutValue(key: TablePlaceKey.self, value: TablePlace(start: place - 1, width: 2))
      .zIndex(3)
      .allowsHitTesting(false)
  }
}
