@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Where the view that belongs to a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside what is left of the bar, which was made small.
  case inline
  /// Above the bar, or at the bottom of the page where there is none.
  case expanded
}

enum TabBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The view that belongs to the bar of the tab view around.
  var tabBottomAccessory: AnyView? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }

  /// Where the view of `tabViewBottomAccessory` around is; nil in other views.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}

/// A bar of tabs with the view that belongs to it: above the bar, or beside what is left of it.
struct AccessorizedTabBar<Bar: View>: View {
  @Environment(\.controlTheme.tabBar) private var theme
  let accessory: AnyView
  let isMinimized: Bool
  @ViewBuilder let bar: Bar

  var body: some View {
    let layout =
      isMinimized
      ? AnyLayout(ZStackLayout(alignment: .bottom)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      accessory
        .environment(\.tabViewBottomAccessoryPlacement, isMinimized ? .inline : .expanded)
        .frame(maxWidth: .infinity)
        .frame(height: theme.accessoryHeight)
        .surface(theme.accessorySurface, in: Capsule())
        .padding(.leading, isMinimized ? theme.accessoryHeight + theme.accessoryMargin : 0)
        .padding(.horizontal, 2 * theme.accessoryMargin)
        .padding(.bottom, theme.accessoryMargin)
      bar
    }
  }
}

extension View {
  /// Puts a view above the bar of tabs of a tab view, such as what plays; it stays with every tab.
  ///
  /// - Parameter content: The view, 48 points high. Its environment's `tabViewBottomAccessoryPlacement` says whether it is
  ///   above the bar or beside what is left of it (`tabBarMinimizeBehavior(_:)`).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, AnyView(content()))
  }

  /// Puts a view above the bar of tabs of a tab view, or none.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view is there.
  ///   - content: The view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
