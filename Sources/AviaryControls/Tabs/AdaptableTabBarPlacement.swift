/// Where tabs are shown that can be in a bar and in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, sidebar, tabBar }
  private let kind: Kind

  /// Where it suits the space.
  public static let automatic = Self(kind: .automatic)
  /// In the sidebar.
  public static let sidebar = Self(kind: .sidebar)
  /// In the bar.
  public static let tabBar = Self(kind: .tabBar)

  /// The parts that a setting for these places is for: of bar and sidebar.
  static func parts(of places: [Self]) -> (bar: Bool, sidebar: Bool) {
    let all = places.isEmpty || places.contains(.automatic)
    return (all || places.contains(.tabBar), all || places.contains(.sidebar))
  }
}
