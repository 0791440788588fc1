import AviaryControls
@_spi(Engine) public import AviaryEngine

/// A row of a table with other rows under it, which can be unfolded.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Makes a row with others under it.
  ///
  /// - Parameters:
  ///   - value: What the row itself shows.
  ///   - isExpanded: Whether the rows under it are shown; nil if the row keeps that itself, folded at first.
  ///   - content: Makes the rows under it, while they are shown.
  public nonisolated init<Value>(
    _ value: Value,
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue
  /// There is none: the rows are built in.
  public typealias TableRowBody = Never
  public nonisolated var _rowViews: some View {
    let content = content
    return TableDisclosure(label: label._rowViews, isExpanded: isExpanded) {
      content()._rowViews
    }
  }
  public nonisolated static var _mayNest: Bool { true }
}

/// A row and those under it.
struct TableDisclosure<Label: View, Content: View> {
  @State private var isExpandedHere = false
  @Environment(\.tableOutline) private var outline
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension TableDisclosure: View {
  var body: some View {
    let isExpanded = isExpanded ?? $isExpandedHere
    label.listRowExpansion(isExpanded)
      .environment(\.tableOutline, TableOutline(depth: outline.depth, isExpanded: isExpanded))
    if isExpanded.wrappedValue {
      content().environment(\.tableOutline, TableOutline(depth: outline.depth + 1))
        .listRowsUnderAnother()
    }
  }
}

/// Where a row stands among rows with others under them.
struct TableOutline {
  /// Under how many others it is.
  var depth = 0
  /// Whether those under it are shown; nil for a row with none.
  var isExpanded: Binding<Bool>?
}

private enum TableOutlineKey: EnvironmentKey {
  static var defaultValue: TableOutline { TableOutline() }
}

extension EnvironmentValues {
  /// Where the row stands among rows with others under them.
  var tableOutline: TableOutline {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}
