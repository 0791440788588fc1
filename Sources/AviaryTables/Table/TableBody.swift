import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// What a table is made of: headers above a list whose rows are cells.
struct TableBody<Value: Identifiable, Rows: View> {
  let rows: Rows
  let columns: [TableColumnEntry]
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  /// Whether some rows have others under them.
  let nests: Bool
  @State private var widths: [TableColumnID: CGFloat] = [:]
  @State private var scroll = TableScroll()
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.controlDensity) private var density
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.layoutDirection) private var direction

  nonisolated init(
    rows: Rows,
    columns: [TableColumnEntry],
    selection: ListSelection?,
    sorting: TableSorting?,
    customization: Binding<TableColumnCustomization<Value>>?,
    nests: Bool
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
    self.nests = nests
  }
}

extension TableBody: View {
  var body: some View {
    // Outermost, so that `onKeyPress` of the table hears keys before its rows move by them.
    Group {
      if let selection {
        space.modifier(ListKeysModifier(selection: selection))
      } else {
        space
      }
    }
    .environment(\.listRowText, columns.lazy.compactMap(\.text).first.map { ListRowText($0) })
  }

  @MainActor private var space: some View {
    GeometryReader { space in table(space.size.width) }
      .frame(idealWidth: TableTheme.idealSize.width, idealHeight: TableTheme.idealSize.height)
  }

  private var choices: TableColumnChoices<Value> {
    TableColumnChoices(columns: columns, customization: customization, widths: $widths)
  }

  /// Whether there is room for the first column alone.
  ///
  /// - Parameter width: Of the table, in points. What is drawn without a window counts as compact, however wide it is.
  private func isCompact(_ width: CGFloat) -> Bool {
    sizeClass == .compact && width < UserInterfaceSizeClass.compactWidth
  }

  /// Where the columns are in a table of a width, in points.
  private func arrangement(_ width: CGFloat) -> TableArrangement {
    let choices = choices
    let shown = choices.shown
    let isCompact = isCompact(width)
    var arrangement = TableArrangement(
      isCompact ? Array(shown.prefix(1)) : shown,
      chosen: { isCompact ? nil : choices.width($0) },
      in: width,
      edge: appearance.isBordered ? TableTheme.denseEdge : TableTheme.edge
    )
    arrangement.inset = nests ? TableTheme.arrowWidth : 0
    return arrangement
  }

  @MainActor
  private func table(_ width: CGFloat) -> some View {
    var arrangement = arrangement(width)
    let all = arrangement
    let overflows = arrangement.width > width + 0.5
    // What is mirrored scrolls from the other end; all columns have cells then.
    if overflows, direction == .leftToRight {
      arrangement.sight = scroll.sight ?? arrangement.columns(from: 0, to: width)
    }
    let list = ListBody(
      content: rows.environment(\.tableArrangement, arrangement)
        .environment(\.tableColumns, TableColumnsValue(entries: columns)),
      header: header(arrangement, width)
    )
    .environment(\.listSelection, selection)
    .environment(\.listTable, listTable(overflows ? arrangement.width : nil))
    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { _, offset in
      scroll.scroll(to: offset, all, width: width)
    }
    .onChange(of: all) { scroll.scroll(to: scroll.offset, all, width: width) }
    .modifier(SelectionLead(selection: selection))
    return list.overlay {
      if appearance.isBordered {
        Rectangle().strokeBorder(Color(.separator), lineWidth: 1).allowsHitTesting(false)
      }
    }
  }

  private func listTable(_ contentWidth: CGFloat?) -> ListTable {
    let isBordered = appearance.isBordered
    return ListTable(
      contentWidth: contentWidth,
      rowHeight: isDense ? TableTheme.denseRowHeight : TableTheme.rowHeight,
      verticalInset: isDense ? TableTheme.denseRowInset : TableTheme.rowInset,
      headerInset: isBordered ? TableTheme.denseEdge : TableTheme.edge,
      margin: 0,
      radius: 0,
      hasSeparators: !isBordered,
      alternates: appearance.alternates ?? isBordered
    )
  }

  /// Whether rows and headers are as high as a pointer needs, and not fingers.
  private var isDense: Bool { appearance.isBordered || density == .pointer }

  @MainActor
  private func header(_ arrangement: TableArrangement, _ width: CGFloat) -> AnyView? {
    guard !isCompact(width), headers != .hidden, !columns.isEmpty else { return nil }
    return AnyView(
      TableHeader(
        choices: choices,
        arrangement: arrangement,
        sorting: sorting,
        scroll: scroll,
        height: isDense ? TableTheme.denseHeaderHeight : TableTheme.headerHeight
      )
    )
  }
}
