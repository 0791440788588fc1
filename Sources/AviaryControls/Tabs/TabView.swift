@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
import Foundation

/// Shows one of several pages, chosen in a bar or by swiping.
///
/// ![A bar of tabs, below lists](Documentation/controls/lists.png)
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: TabSelection?
  let content: Content

  /// Creates a view of pages, of which one is selected by its tag.
  ///
  /// - Parameters:
  ///   - selection: The tag of the page that is shown; nil for a view that keeps it itself.
  ///   - content: The pages or tabs, in order.
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { TabSelection($0) }
    self.content = content()
  }

  /// Creates a view of tabs, of which one is selected by its value.
  ///
  /// - Parameter selection: The value of the tab that is shown.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = TabSelection(selection)
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of pages.
  ///
  /// - Parameter content: The pages or tabs, in order.
  @_disfavoredOverload
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a view of tabs.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

@available(*, unavailable)
extension TabView: Sendable {}

extension TabView: _Control {
  public var _controlBody: some View { TabBody(selection: selection, content: content) }
}

/// Which page is selected, whatever the type of its tag.
struct TabSelection {
  let isSelected: (ContainerValues) -> Bool
  let select: (ContainerValues) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    isSelected = { $0.tag(for: Value.self).map { $0 == selection.wrappedValue } ?? false }
    select = { if let tag = $0.tag(for: Value.self) { selection.wrappedValue = tag } }
  }
}

/// The selected page, and the bar, the sidebar or the dots.
struct TabBody<Content: View>: View {
  @State private var ownSelection = 0
  @State private var visited = VisitedPages()
  @State private var tabReturn = TabReturn()
  @State private var settings = BarSettings()
  @State private var isMinimized = false
  @State private var more = MoreTabs()
  @Environment(\.tabAppearance) private var appearance
  @Environment(\.tabBarMinimizing) private var minimizing
  @Environment(\.tabBottomAccessory) private var accessory
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.tabViewCustomization) private var customization
  let selection: TabSelection?
  let content: Content

  private var hasSidebar: Bool { appearance.isAdaptable && horizontalSizeClass == .regular }

  var body: some View {
    Group(sections: content) { sections in
      let pages = sections.flatMap { $0.content.filter { isShown($0.containerValues) } }
      let shown = inBarOrder(pages)
      let index = selectedIndex(shown)
      if appearance.isPaged {
        PagedTabs(pages: shown, current: index) { select(shown, $0) }
          .overlay(alignment: .bottom) {
            if appearance.showsIndex(of: shown.count) {
              PageDots(count: shown.count, current: index) { next in
                withAnimation { select(shown, next) }
              }
            }
          }
      } else if appearance.isAdaptable {
        // One structure for both, so that pages keep their state when a window grows.
        HStack(spacing: 0) {
          if hasSidebar {
            TabSidebar(
              sections: sections,
              current: shown.indices.contains(index) ? shown[index].id : nil
            ) { id in
              if let index = shown.firstIndex(where: { $0.id == id }) { select(shown, index) }
            }
          }
          barred(shown, index)
        }
      } else {
        barred(shown, index)
      }
    }
  }

  /// Whether a tab is in what is shown of bar and sidebar.
  private func isShown(_ values: ContainerValues) -> Bool {
    if values.isTabHidden { return false }
    return hasSidebar ? customization.isInSidebar(values) : customization.isInBar(values)
  }

  /// The page over the bar.
  private func barred(_ pages: [Subview], _ index: Int) -> some View {
    page(pages, index)
      .onPreferenceChange(TabBarSettingsKey.self) { settings = $0 }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        let isHidden = hasSidebar || settings.isHidden[.tabBar] == true
        if let accessory {
          AccessorizedTabBar(accessory: accessory, isMinimized: isMinimized && !isHidden) {
            if !isHidden { bar(pages, index) }
          }
        } else if !isHidden {
          bar(pages, index)
        }
      }
  }

  @ViewBuilder private func bar(_ pages: [Subview], _ index: Int) -> some View {
    if isMinimized, pages.indices.contains(index) {
      MinimizedTabBar(page: pages[index]) { withAnimation { isMinimized = false } }
    } else {
      let count = countInBar(pages)
      TabBar(
        pages: Array(pages.prefix(count)),
        current: isMoreShown(pages) || index >= count ? nil : index,
        settings: settings,
        showMore: count < pages.count ? { showMore(pages, index) } : nil
      ) {
        isMinimized = false
        if $0 == index, !isMoreShown(pages) { tabReturn.goToStart() }
        more.choose(nil)
        select(pages, $0)
      }
    }
  }

  /// How many tabs the bar shows; the others are behind "More".
  private func countInBar(_ pages: [Subview]) -> Int {
    MoreTabs.countInBar(of: pages.count, isCompact: horizontalSizeClass == .compact && !hasSidebar)
  }

  /// Whether the list of the tabs behind "More" is shown.
  private func isMoreShown(_ pages: [Subview]) -> Bool {
    more.isListShown && countInBar(pages) < pages.count
  }

  private func showList() {
    isMinimized = false
    more.showList()
  }

  private func showMore(_ pages: [Subview], _ index: Int) {
    isMinimized = false
    let current = pages.indices.contains(index) ? pages[index].id : nil
    let others = Array(pages.dropFirst(countInBar(pages)))
    guard let page = more.chooseMore(from: current, among: others) else { return }
    choose(page, among: pages)
  }

  /// Shows a page that is behind "More".
  private func choose(_ page: Subview.ID, among pages: [Subview]) {
    more.choose(page)
    if let index = pages.firstIndex(where: { $0.id == page }) { select(pages, index) }
  }

  /// Tabs to search with go behind the others, and prominent ones last.
  private func inBarOrder(_ pages: [Subview]) -> [Subview] {
    let roles = pages.map { $0.containerValues.tabRole }
    guard roles.contains(where: { $0 != nil }) else { return pages }
    return [nil, .search, .prominent].flatMap { role in
      zip(pages, roles).filter { $1 == role }.map(\.0)
    }
  }

  private func selectedIndex(_ pages: [Subview]) -> Int {
    if let selection {
      return pages.firstIndex { selection.isSelected($0.containerValues) } ?? 0
    }
    return min(max(0, ownSelection), max(0, pages.count - 1))
  }

  private func select(_ pages: [Subview], _ index: Int) {
    if let selection {
      selection.select(pages[index].containerValues)
    } else {
      ownSelection = index
    }
  }

  /// The selected page, with those that were selected before under it: they keep their state.
  private func page(_ pages: [Subview], _ index: Int) -> some View {
    let selected = pages.indices.contains(index) ? pages[index].id : nil
    let current = isMoreShown(pages) ? nil : selected
    if let current { visited.ids.insert(current) }
    let others = pages.dropFirst(countInBar(pages))
    return ZStack {
      ForEach(pages.filter { visited.ids.contains($0.id) }) { page in
        // A page that needs more space than there is leaves that of the others, and of the bar, as it is.
        page.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .modifier(
            MoreTabsBackBar(
              goBack: others.contains { $0.id == page.id } ? { showList() } : nil
            )
          )
          .modifier(TabReturnModifier(tabReturn: page.id == current ? tabReturn : nil))
          .modifier(ScreenVisibility(isShown: page.id == current))
          .modifier(
            TabBarMinimizer(
              behavior: page.id != current ? .never : minimizing,
              isMinimized: $isMinimized
            )
          )
      }
      if isMoreShown(pages) {
        MoreTabsList(pages: Array(others)) { choose($0, among: pages) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    // Who selects a page without the bar shows it.
    .onChange(of: selected, initial: true) {
      more.choose(others.contains { $0.id == selected } ? selected : nil)
    }
    .environment(\.controlPlace, .plain)
    .environment(\.tabBarPlacement, hasSidebar ? .sidebar : .bottomBar)
    .environment(\.isTabBarShowingSections, hasSidebar)
    // What was said of this view's bar is not said of those inside.
    .environment(\.tabBottomAccessory, nil)
    .environment(\.tabBarMinimizing, .automatic)
  }
}

/// The pages that were selected once.
final class VisitedPages {
  var ids: Set<Subview.ID> = []
}
