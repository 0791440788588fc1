@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
package import Foundation
import Observation

/// What the content of a window says of bars, and no container of its own shows.
///
/// A navigation container shows its toolbar itself. Other content, such as that of a document, has one that
/// belongs to the window; it is at the window's top, as on a Mac, and at its bottom where items go there.
@Observable
package final class WindowToolbarParts {
  fileprivate var sources: [ToolbarSource] = []
  fileprivate var settings = BarSettings()
  fileprivate var title = NavigationTitle()
  fileprivate var search = SearchParts()
  /// Whether the content has a navigation container, whose bars show what is said around it.
  fileprivate var holdsNavigation = false

  package init() {}

  fileprivate var isHidden: Bool {
    holdsNavigation || settings.isHidden[.windowToolbar] == true
      || settings.isHidden[.navigationBar] == true
  }

  /// Whether there is a bar at the top.
  package var hasTopBar: Bool {
    !isHidden && (search.settings != nil || sources.contains { $0.isInNavigationBar })
  }

  /// Whether there is a bar at the bottom.
  package var hasBottomBar: Bool {
    !holdsNavigation && settings.isHidden[.bottomBar] != true
      && sources.contains { $0.isInBottomBar }
  }
}

/// Collects what a window's content says of bars, and hands it to navigation containers inside.
package struct WindowToolbarReader: ViewModifier {
  private let parts: WindowToolbarParts

  /// - Parameter parts: Where it is collected.
  package init(_ parts: WindowToolbarParts) { self.parts = parts }

  package func body(content: Content) -> some View {
    content
      .environment(\.surroundingToolbar, parts.holdsNavigation ? parts.sources : [])
      .onPreferenceChange(ToolbarKey.self) { parts.sources = $0 }
      .onPreferenceChange(BarSettingsKey.self) { parts.settings = $0 }
      .onPreferenceChange(NavigationTitleKey.self) { parts.title = $0 }
      .onPreferenceChange(SearchKey.self) { parts.search = $0 }
      .onPreferenceChange(HoldsNavigationKey.self) { parts.holdsNavigation = $0 }
      .modifier(KeyboardBarInset(sources: parts.holdsNavigation ? [] : parts.sources))
  }
}

/// The bar at the top of a window whose content has no navigation container; nothing where it says nothing of bars.
package struct WindowTopBar: View {
  @Environment(\.windowTitleBar) private var titleBar
  @State private var scroll = BarScroll()
  private let parts: WindowToolbarParts

  /// - Parameter parts: What the content says.
  package init(_ parts: WindowToolbarParts) { self.parts = parts }

  /// What the bar shows: the desktop shows the title where it has a title bar.
  private var title: NavigationTitle {
    titleBar == nil ? NavigationTitle() : parts.title
  }

  package var body: some View {
    if parts.hasTopBar {
      VStack(spacing: 0) {
        NavigationBar(
          title: title,
          isLarge: false,
          backNavigation: nil,
          sources: parts.sources,
          settings: parts.settings,
          search: parts.search,
          sidebarToggle: nil,
          scroll: scroll
        )
        Divider()
      }
    }
  }
}

/// The bar at the top of a window that shows it only while the pointer is there, over the content.
package struct HoveredTopBar: View {
  @State private var isHovered = false
  private let parts: WindowToolbarParts

  /// How far down from the top the pointer brings it, in points.
  package static let reach: CGFloat = 4

  /// - Parameter parts: What the content says.
  package init(_ parts: WindowToolbarParts) { self.parts = parts }

  package var body: some View {
    Color.clear
      .frame(height: Self.reach)
      .contentShape(Rectangle())
      .overlay(alignment: .top) {
        if isHovered {
          WindowTopBar(parts).background(Color(.systemBackground)).fixedSize(
            horizontal: false,
            vertical: true
          )
        }
      }
      .onHover { isHovered = $0 }
  }
}

/// The bar at the bottom of a window whose content has no navigation container; nothing where no items go there.
package struct WindowBottomBar: View {
  private let parts: WindowToolbarParts

  /// - Parameter parts: What the content says.
  package init(_ parts: WindowToolbarParts) { self.parts = parts }

  package var body: some View {
    if parts.hasBottomBar { BottomBar(sources: parts.sources, settings: parts.settings) }
  }
}

private enum SurroundingToolbarKey: EnvironmentKey {
  static var defaultValue: [ToolbarSource] { [] }
}

extension EnvironmentValues {
  /// Items of bars that were given to a view around navigation containers, whose last column shows them.
  var surroundingToolbar: [ToolbarSource] {
    get { self[SurroundingToolbarKey.self] }
    set { self[SurroundingToolbarKey.self] = newValue }
  }
}
