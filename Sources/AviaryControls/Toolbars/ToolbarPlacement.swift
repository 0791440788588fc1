@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic, bottomBar, cancellationAction, confirmationAction, destructiveAction, keyboard
    case largeSubtitle, largeTitle, navigation, leading, trailing, primaryAction, principal
    case secondaryAction, status, subtitle, title, accessoryBar, titleMenu, pinnedTrailing, unplaced
  }

  let kind: Kind

  /// As it suits the surroundings: at the trailing end.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// Where actions go that cancel: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// Where actions go that confirm: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// Where actions go that destroy: at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// Above the keyboard, which is not drawn: in a bar at the bottom while a text is edited on a touch screen.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// Under the large title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// Where actions go that lead elsewhere: at the leading end.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// Where the commonest action goes: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// Where further actions go: in a menu.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Under the title.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of the title.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(kind: .title) }
  /// At the leading end of the bar at the top.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .leading) }
  /// At the trailing end of the bar at the top.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .trailing) }

  /// At the trailing end of the bar at the top, where it stays when others go into the menu behind them.
  public static var topBarPinnedTrailing: ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .pinnedTrailing)
  }

  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)
  /// Nowhere.
  static let unplaced = ToolbarItemPlacement(kind: .unplaced)

  /// The part of a bar that the placement stands for; nil for none at rest.
  var slot: ToolbarSlot? {
    switch kind {
    case .automatic, .trailing, .primaryAction, .confirmationAction, .destructiveAction,
      .pinnedTrailing:
      .trailing
    case .leading, .cancellationAction, .navigation: .leading
    case .principal, .title: .center
    case .secondaryAction: .secondary
    case .bottomBar, .status: .bottom
    case .titleMenu: .titleMenu
    case .keyboard: .keyboard
    case .largeSubtitle, .largeTitle, .subtitle, .accessoryBar, .unplaced: nil
    }
  }
}

/// A part of a bar.
enum ToolbarSlot: CaseIterable {
  case leading, center, trailing, secondary, bottom, titleMenu, keyboard
}

enum ToolbarPlacementKey: ContainerValueKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}

enum ToolbarSpaceKey: ContainerValueKey {
  static var defaultValue: SpacerSizing? { nil }
}

enum TitleMenuKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension ContainerValues {
  /// The items of the menu of a screen's title.
  var titleMenu: AnyView? {
    get { self[TitleMenuKey.self] }
    set { self[TitleMenuKey.self] = newValue }
  }

  /// What sort of space an item of a bar is; nil for no space.
  var toolbarSpace: SpacerSizing? {
    get { self[ToolbarSpaceKey.self] }
    set { self[ToolbarSpaceKey.self] = newValue }
  }

  /// Where an item of a bar goes.
  var toolbarPlacement: ToolbarItemPlacement {
    get { self[ToolbarPlacementKey.self] }
    set { self[ToolbarPlacementKey.self] = newValue }
  }
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  enum Kind: Sendable, Hashable {
    case automatic, bottomBar, navigationBar, statusBar, tabBar, windowToolbar
  }

  let kind: Kind

  /// The bar that suits the surroundings.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
  /// The bar at the top of a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  /// The device's status bar; pictures and windows have none.
  public static var statusBar: ToolbarPlacement { ToolbarPlacement(kind: .statusBar) }
  /// The bar of tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
  /// The bar of a window.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(kind: .windowToolbar) }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As it suits the surroundings.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// Large, under the bar.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// What a bar is for.
public struct ToolbarRole: Sendable, Equatable {
  private let value: Int

  /// As it suits the surroundings.
  public static var automatic: ToolbarRole { ToolbarRole(value: 0) }
  /// To go from screen to screen.
  public static var navigationStack: ToolbarRole { ToolbarRole(value: 1) }
  /// To browse.
  public static var browser: ToolbarRole { ToolbarRole(value: 2) }
  /// To edit.
  public static var editor: ToolbarRole { ToolbarRole(value: 3) }
}

/// What bars show by themselves.
public struct ToolbarDefaultItemKind: Sendable, Equatable {
  fileprivate let value: Int

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(value: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(value: 1)
  /// The field to search with.
  public static let search = ToolbarDefaultItemKind(value: 2)
}
