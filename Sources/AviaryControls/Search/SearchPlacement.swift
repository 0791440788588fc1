/// Where a search field goes.
///
/// In bars of compact width ``toolbar`` is the drawer below the bar. ``sidebar`` and ``automatic`` are the drawer of the
/// column that the search is written in, or of the first one of a split view around which it is.
public struct SearchFieldPlacement: Sendable, Equatable {
  /// When the field under a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
    let isAlways: Bool
    /// When the content is scrolled to its start.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  enum Kind: Sendable, Equatable {
    case automatic, toolbar, toolbarPrincipal, sidebar
    case drawer(NavigationBarDrawerDisplayMode)
  }

  let kind: Kind

  /// As it suits the surroundings.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the toolbar.
  public static var toolbarPrincipal: SearchFieldPlacement { .init(kind: .toolbarPrincipal) }
  /// In the sidebar.
  public static var sidebar: SearchFieldPlacement { .init(kind: .sidebar) }
  /// Under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))
  /// Under the navigation bar, shown always or at the content's start.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .init(kind: .drawer(displayMode)) }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable {
  enum Kind {
    case automatic, textEntry, presentation
  }

  let kind: Kind

  /// As it suits the surroundings: while a person searches.
  public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
  /// While a person searches and the field has a text.
  public static var onTextEntry: SearchScopeActivation { .init(kind: .textEntry) }
  /// While a person searches.
  public static var onSearchPresentation: SearchScopeActivation { .init(kind: .presentation) }
}

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let set: Set

  /// As it suits the surroundings: in a menu.
  public static var automatic: SearchSuggestionsPlacement { .init(set: .menu) }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { .init(set: .menu) }
  /// In place of what is searched.
  public static var content: SearchSuggestionsPlacement { .init(set: .content) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// In place of what is searched.
    public static var content: Set { Set(rawValue: 2) }
  }
}
