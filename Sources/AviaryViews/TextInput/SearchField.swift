import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// The field of a view that can be searched, at rest: 36 points high.
struct SearchField: View {
  let search: SearchSettings

  var body: some View {
    HStack(spacing: 6) {
      ControlGlyph.view(.magnifyingGlass, width: 14, height: 14, lineWidth: 1.8)
        .foregroundStyle(Color(.secondaryLabel))
      TextFieldBody(
        field: TextFieldParts(
          text: search.text,
          prompt: (search.prompt ?? Text("Search")).foregroundColor(
            Color(.secondaryLabel)
          )
        ),
        label: Text("Search")
      )
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// What a view that can be searched hands to the navigation container around it.
struct SearchSettings: Equatable {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement

  static func == (left: SearchSettings, right: SearchSettings) -> Bool {
    left.text.location === right.text.location && left.prompt == right.prompt
      && left.placement == right.placement
  }
}

enum SearchKey: PreferenceKey {
  static var defaultValue: SearchSettings? { nil }
  static func reduce(value: inout SearchSettings?, nextValue: () -> SearchSettings?) {
    value = value ?? nextValue()
  }
}

/// Where a search field goes.
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

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated(unsafe) let action: (() -> Void)?

  nonisolated init(_ action: (() -> Void)?) { self.action = action }

  /// Ends the search; does nothing where nothing is searched.
  public func callAsFunction() { action?() }
}

enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
  /// Whether a person searches in the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
