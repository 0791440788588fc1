@_spi(Engine) import AviaryEngine
import Foundation

/// Where a tab is in a view whose tabs are in a bar or a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, pinned, sidebarOnly }
  private let kind: Kind

  /// As suits the tab.
  public static let automatic = TabPlacement(kind: .automatic)
  /// At the end of the bar, where people can't take it away.
  public static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

extension TabContent {
  /// Says where the tab is; what people chose by a ``TabViewCustomization`` counts more.
  ///
  /// - Parameter placement: `.sidebarOnly` leaves it out of the bar; `.pinned` is always shown, in its place among the others.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedTabs(content: self) { tab in
      switch placement {
      case .sidebarOnly: AnyView(tab.containerValue(\.isTabInBar, false))
      case .pinned: AnyView(tab.containerValue(\.isTabFixed, true))
      default: tab
      }
    }
  }
}
