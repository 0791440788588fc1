@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Shows a screen with its title; links lead to further ones.
///
/// The older form of ``NavigationStack``, and, with two or three views, of
/// ``NavigationSplitView``: the first one is the sidebar, the last one what its links lead to.
/// Where there is little space, and in the style `.stack`, the first one alone is shown.
public struct NavigationView<Content: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationViewIsStack) private var isStack
  let content: Content

  /// Creates a container.
  ///
  /// - Parameter content: The first screen; or the sidebar, what stands beside it, and what its
  ///   links lead to.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable)
extension NavigationView: Sendable {}

extension NavigationView: View {
  public var body: some View {
    // Most have one screen, whose views would be looked at twice.
    if Content._shape.count == 1 {
      NavigationContainer(root: content, path: nil)
    } else {
      Group(subviews: content) { columns in
        if columns.count < 2 || isStack {
          NavigationContainer(root: columns.first, path: nil)
        } else {
          SplitColumns(
            isCollapsed: sizeClass == .compact,
            visibility: nil,
            preferred: nil,
            sidebar: columns.first,
            content: columns.count > 2 ? columns[1] : nil,
            detail: columns.last
          )
        }
      }
    }
  }
}

/// The appearance of navigation views.
///
/// The styles are built in.
public protocol NavigationViewStyle {}

/// The style that suits the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One screen over another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Screens beside each other where there is space.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Two screens beside each other where there is space: ``ColumnNavigationViewStyle`` by its older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over another.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other where there is space.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets the style of navigation views in this view.
  ///
  /// - Parameter style: `.stack` shows the first view of several alone; others show them as columns where there is space.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

private enum NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show one screen at a time, whatever the space.
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}
