@_spi(Engine) public import AviaryEngine

/// Where the tabs of the tab view around are shown.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case bottomBar, topBar, sidebar, ornament, pageIndicator }
  private let kind: Kind

  /// In a bar at the bottom.
  public static let bottomBar = Self(kind: .bottomBar)
  /// In a bar at the top; tabs are never there here.
  public static let topBar = Self(kind: .topBar)
  /// In a sidebar.
  public static let sidebar = Self(kind: .sidebar)
  /// Beside the window; tabs are never there here.
  public static let ornament = Self(kind: .ornament)
  /// As dots.
  public static let pageIndicator = Self(kind: .pageIndicator)
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private enum TabBarShowsSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Where the tabs of the tab view around are shown; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tab view around shows its sections, as a sidebar does.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[TabBarShowsSectionsKey.self] }
    set { self[TabBarShowsSectionsKey.self] = newValue }
  }
}
