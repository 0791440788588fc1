@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Two or three columns, of which one decides what the next shows; one column where there is little space.
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

  /// Creates three columns, of which one is preferred where there is little space.
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

  /// Creates three columns, tells which are shown, and which one is preferred where there is little space.
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

  /// Creates two columns, of which one is preferred where there is little space.
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

  /// Creates two columns, tells which are shown, and which one is preferred where there is little space.
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
    SplitColumns(
      isCollapsed: sizeClass == .compact,
      visibility: visibility,
      preferred: preferredColumn,
      sidebar: sidebar,
      content: content,
      detail: detail
    )
    .modifier(ContainerBackdrop(.navigationSplitView))
  }
}
