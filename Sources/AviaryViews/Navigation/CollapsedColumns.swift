import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// The columns of a split view where there is room for one: each on a screen of its own, over the one before.
///
/// A selection in the list of a column leads to the next one; going back takes the selection away.
struct CollapsedColumns<Sidebar: View, Content: View, Detail: View>: View {
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var toContent = NextColumn()
  @State private var toDetail = NextColumn()
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  /// The column on top.
  private var column: Binding<NavigationSplitViewColumn> { preferred ?? $ownColumn }

  var body: some View {
    let _ = connect()
    NavigationContainer(root: root, path: nil)
  }

  private func connect() {
    let column = column
    toContent.show = { column.wrappedValue = .content }
    toDetail.show = { column.wrappedValue = .detail }
  }

  private var root: some View {
    sidebar
      .environment(\.nextColumn, content == nil ? toDetail : toContent)
      .modifier(
        NavigationPushModifier(
          screen: { [column] in
            guard column.wrappedValue != .sidebar else { return nil }
            return content == nil ? ("detail", AnyView(last)) : ("content", AnyView(middle))
          },
          dismiss: { [column] in
            (content == nil ? toDetail : toContent).clear?()
            column.wrappedValue = .sidebar
          }
        )
      )
  }

  private var middle: some View {
    content
      .environment(\.nextColumn, toDetail)
      .modifier(
        NavigationPushModifier(
          screen: { [column] in
            column.wrappedValue == .detail ? ("detail", AnyView(last)) : nil
          },
          dismiss: { [column] in
            toDetail.clear?()
            column.wrappedValue = .content
          }
        )
      )
  }

  private var last: some View { detail.environment(\.nextColumn, nil) }
}

/// Leads from a list in one column to the next column, where one lies over the other.
final class NextColumn {
  var show: () -> Void = {}
  /// Takes the selection away that led to the next column.
  var clear: (() -> Void)?
}

private enum NextColumnKey: EnvironmentKey {
  static var defaultValue: NextColumn? { nil }
}

extension EnvironmentValues {
  /// Where a selection in a list leads; nil where columns stand side by side, or there are none.
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
