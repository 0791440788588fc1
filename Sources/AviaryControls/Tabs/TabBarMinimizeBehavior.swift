@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// When the bar of a tab view gives its space to the page.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let kind: BarMinimizing

  /// As it is usual: never.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// When a person scrolls towards the end of the page; scrolling back brings the bar back.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When a person scrolls towards the start of the page; scrolling on brings the bar back.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

enum TabBarMinimizingKey: EnvironmentKey {
  static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

extension EnvironmentValues {
  /// When the bar of the tab view around gives its space to the page.
  var tabBarMinimizing: TabBarMinimizeBehavior {
    get { self[TabBarMinimizingKey.self] }
    set { self[TabBarMinimizingKey.self] = newValue }
  }
}

/// Follows the scroll view of a page, and has the bar made small.
struct TabBarMinimizer {
  let behavior: TabBarMinimizeBehavior
  @Binding var isMinimized: Bool

  nonisolated init(behavior: TabBarMinimizeBehavior, isMinimized: Binding<Bool>) {
    self.behavior = behavior
    _isMinimized = isMinimized
  }
}

extension TabBarMinimizer: ViewModifier {
  func body(content: Content) -> some View {
    content.onScrollGeometryChange(for: BarTravel.self) {
      BarTravel($0)
    } action: { old, new in
      guard let isSmall = behavior.kind.isMinimized(from: old, to: new), isSmall != isMinimized
      else { return }
      withAnimation { isMinimized = isSmall }
    }
  }
}

/// What is left of a bar of tabs: the icon of the tab that is shown, which brings the bar back.
struct MinimizedTabBar: View {
  @Environment(\.controlTheme.tabBar) private var theme
  let page: Subview
  let expand: () -> Void

  var body: some View {
    Group {
      if let label = page.containerValues.tabLabel { label.labelStyle(.iconOnly) }
    }
    .environment(\.symbolFont, .system(size: theme.symbolSize))
    .symbolVariant(.fill)
    .foregroundStyle(.tint)
    .frame(width: theme.accessoryHeight, height: theme.accessoryHeight)
    .surface(theme.accessorySurface, in: Circle())
    .controlDescription(.button, kind: .tab, state: .selected(true))
    .onActivation { expand() }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 2 * theme.accessoryMargin)
    .padding(.bottom, theme.accessoryMargin)
  }
}

extension View {
  /// Sets when the bar of a tab view gives its space to the page.
  ///
  /// - Parameter behavior: When; `.automatic` is never, as in a desktop's windows there is room. The first scroll view
  ///   of the page that is shown is what counts. Tab views inside this one's pages don't follow.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizing, behavior)
  }
}
