import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

/// Two or three columns, of which one decides what the next shows; one column where there is little room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>?,
    preferredColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar,
    content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates three columns, and tells which of them are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates three columns, of which one is preferred where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates three columns, tells which are shown, and which one is preferred where there is little room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates two columns, and tells which of them are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      preferredColumn: nil,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates two columns, of which one is preferred where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates two columns, tells which are shown, and which one is preferred where there is little room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      preferredColumn: preferredCompactColumn,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }
}

@available(*, unavailable)
extension NavigationSplitView: Sendable {}

extension NavigationSplitView: _Control {
  public var _controlBody: some View {
    if sizeClass == .compact {
      CollapsedColumns(
        preferred: preferredColumn,
        sidebar: sidebar,
        content: content,
        detail: detail
      )
    } else {
      SplitColumns(
        visibility: visibility?.wrappedValue ?? .automatic,
        sidebar: sidebar,
        content: content,
        detail: detail
      )
    }
  }
}

/// The columns of a split view side by side.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @State private var sidebarModel = NavigationModel()
  @State private var contentModel = NavigationModel()
  @State private var detailModel = NavigationModel()
  @State private var widths: [NavigationSplitViewColumn: CGFloat] = [:]
  @Environment(\.hasProminentDetail) private var hasProminentDetail
  let visibility: NavigationSplitViewVisibility
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  private var showsSidebar: Bool {
    switch kind {
    case .automatic, .all: true
    case .doubleColumn: content == nil
    case .detailOnly: false
    }
  }

  /// Columns that would lie over the last one are shown only when they are asked for.
  private var kind: NavigationSplitViewVisibility.Kind {
    visibility.kind == .automatic && hasProminentDetail ? .detailOnly : visibility.kind
  }

  var body: some View {
    let _ = connect()
    if hasProminentDetail {
      ZStack(alignment: .leading) {
        lastColumn.frame(maxHeight: .infinity)
        if kind != .detailOnly {
          Color.black.opacity(0.12).ignoresSafeArea()
          HStack(spacing: 0) { firstColumns }
            .background { Color(.systemBackground).ignoresSafeArea() }
        }
      }
    } else {
      HStack(spacing: 0) {
        firstColumns
        lastColumn
      }
    }
  }

  private var lastColumn: some View {
    SplitColumn(root: detail, model: detailModel).frame(maxWidth: .infinity)
  }

  @ViewBuilder private var firstColumns: some View {
    if showsSidebar {
      column(sidebar, sidebarModel, .sidebar)
        .environment(\.isSplitSidebar, true)
      Divider().ignoresSafeArea()
    }
    if let content, kind != .detailOnly {
      column(content, contentModel, .content)
      Divider().ignoresSafeArea()
    }
  }

  private func column(
    _ root: some View,
    _ model: NavigationModel,
    _ column: NavigationSplitViewColumn
  ) -> some View {
    SplitColumn(root: root, model: model)
      .onPreferenceChange(SplitColumnWidthKey.self) { widths[column] = $0 }
      .frame(width: widths[column] ?? 320)
  }

  private func connect() {
    sidebarModel.detail = content == nil ? detailModel : contentModel
    contentModel.detail = detailModel
  }
}

/// One column of a split view.
private struct SplitColumn<Root: View>: View {
  let root: Root
  let model: NavigationModel

  var body: some View {
    NavigationScreens(root: root, model: model, values: [])
      .modifier(NavigationPreferenceBarrier())
      .environment(\.navigationModel, model)
      .environment(\.controlPlace, .plain)
  }
}

enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  /// As it suits the surroundings.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  /// All.
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// The last one.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let value: Int

  /// The first.
  public static var sidebar: NavigationSplitViewColumn { .init(value: 0) }
  /// The one in the middle.
  public static var content: NavigationSplitViewColumn { .init(value: 1) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { .init(value: 2) }
}

/// How split views divide the room.
///
/// The styles are built in.
public protocol NavigationSplitViewStyle {}

/// The style that suits the surroundings.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The last column gets smaller when others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The last column keeps its size when others are shown: they lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets smaller when others are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size when others are shown.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

enum SplitViewStyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether other columns lie over the last one.
  var hasProminentDetail: Bool {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how split views in this view divide the room, where there is room for several columns.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.hasProminentDetail, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets the width of the column around this view, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column around this view, in points; the ideal one at rest.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    preference(key: SplitColumnWidthKey.self, value: ideal)
  }
}

private enum SplitSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in the first of several columns.
  var isSplitSidebar: Bool {
    get { self[SplitSidebarKey.self] }
    set { self[SplitSidebarKey.self] = newValue }
  }
}
