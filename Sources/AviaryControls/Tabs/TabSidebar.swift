@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// The tabs of a tab view as a sidebar: sections under their headers.
struct TabSidebar: View {
  @Environment(\.controlTheme.tabBar.sidebarWidth) private var width
  @Environment(\.tabSidebarParts) private var parts
  @Environment(\.tabViewCustomization) private var customization
  let sections: SectionCollection
  let current: Subview.ID?
  let select: (Subview.ID) -> Void

  var body: some View {
    List(selection: Binding(get: { current }, set: { if let id = $0 { select(id) } })) {
      if let header = parts.header { header.selectionDisabled() }
      ForEach(sections) { section in
        if section.header.isEmpty {
          Section { rows(section) }
        } else {
          Section(content: { rows(section) }, header: { section.header })
        }
      }
      if let footer = parts.footer { footer.selectionDisabled() }
    }
    .listStyle(.sidebar)
    .environment(\.isSplitSidebar, true)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let bar = parts.bottomBar { bar.frame(maxWidth: .infinity).background(.bar) }
    }
    .frame(width: width)
    .accessibilityContainer(.tabList)
    Divider().ignoresSafeArea()
  }

  @ViewBuilder private func rows(_ section: SectionConfiguration) -> some View {
    let pages = section.content.filter {
      !$0.containerValues.isTabHidden && customization.isInSidebar($0.containerValues)
    }
    let id = section.containerValues.tabCustomizationID
    ForEach(customization.ordered(pages, inSection: id)) { page in
      TabSidebarRow(page: page).tag(page.id)
    }
    section.actions.selectionDisabled()
  }
}

/// A tab in a sidebar.
private struct TabSidebarRow: View {
  let page: Subview

  var body: some View {
    let values = page.containerValues
    values.tabRow(
      Group {
        if let label = values.tabLabel { label.labelStyle(.titleAndIcon) }
      }
      .badge(values.badge)
    )
  }
}

/// Views around the rows of a sidebar of tabs.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

enum TabSidebarPartsKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the tabs of a sidebar.
  ///
  /// - Parameter content: A row, or several. Bars of tabs don't show it.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = view }
  }

  /// Puts a view below the tabs of a sidebar, which scrolls with them.
  ///
  /// - Parameter content: A row, or several. Bars of tabs don't show it.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
  }

  /// Puts a view at the bottom of a sidebar of tabs, where it stays while they scroll.
  ///
  /// - Parameter content: The view. Bars of tabs don't show it.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
  }
}
