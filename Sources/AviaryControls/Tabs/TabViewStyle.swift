@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The appearance of tab views.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// What tells the style apart. For the engine.
  nonisolated var _appearance: _TabAppearance { get }
}

/// What tells styles of tab views apart.
///
/// For the engine.
public struct _TabAppearance: Equatable, Sendable {
  let isPaged: Bool
  /// Whether dots are shown; nil for more than one page.
  var showsDots: Bool?
  /// Whether tabs stand in a sidebar where there is room for one.
  var isAdaptable = false

  func showsIndex(of count: Int) -> Bool { showsDots ?? (count > 1) }
}

/// The style of tab views that nobody gave one: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _TabAppearance { _TabAppearance(isPaged: false) }
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _TabAppearance { _TabAppearance(isPaged: false) }
}

/// A sidebar where the horizontal size class is regular, as on a Mac; else a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _TabAppearance {
    _TabAppearance(isPaged: false, isAdaptable: true)
  }
}

/// Tabs above the page, as macOS shows them; here a bar.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _TabAppearance { _TabAppearance(isPaged: false) }
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Sendable {
    let shows: Bool?
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(shows: nil)
    /// Always.
    public static let always = IndexDisplayMode(shows: true)
    /// Never.
    public static let never = IndexDisplayMode(shows: false)
  }

  let mode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public nonisolated var _appearance: _TabAppearance {
    _TabAppearance(isPaged: true, showsDots: mode.shows)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where the horizontal size class is regular; else a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs as macOS shows them; here a bar.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages to swipe through, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots of pages.
///
/// The styles are built in.
public protocol IndexViewStyle {
  /// Whether there is a background behind the dots. For the engine.
  var _background: Visibility { get }
}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let visibility: Visibility
    /// As it is usual.
    public static let automatic = BackgroundDisplayMode(visibility: .automatic)
    /// Always.
    public static let always = BackgroundDisplayMode(visibility: .visible)
    /// While a person uses them.
    public static let interactive = BackgroundDisplayMode(visibility: .automatic)
    /// Never.
    public static let never = BackgroundDisplayMode(visibility: .hidden)
  }

  public let _background: Visibility

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode.visibility
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

enum TabAppearanceKey: EnvironmentKey {
  static var defaultValue: _TabAppearance { _TabAppearance(isPaged: false) }
}

enum PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tabAppearance: _TabAppearance {
    get { self[TabAppearanceKey.self] }
    set { self[TabAppearanceKey.self] = newValue }
  }

  var pageIndexBackground: Visibility {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabAppearance, style._appearance)
  }

  /// Sets the style of the dots of pages in this view.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
