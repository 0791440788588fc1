@_spi(Engine) public import AviaryEngine
import Foundation

/// How split views divide the space.
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
  /// Sets how split views in this view divide the space, where there is space for several columns.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.hasProminentDetail, style is ProminentDetailNavigationSplitViewStyle)
  }
}
