@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The order of the items of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let value: Int

  /// As written for pickers and for menus in what scrolls; for others the first item nearest to the
  /// finger.
  public static let automatic = MenuOrder(value: 0)
  /// As written, from the top.
  public static let fixed = MenuOrder(value: 1)
  /// The first item nearest to the finger: at the bottom of a menu that opens upwards.
  public static let priority = MenuOrder(value: 2)
}

/// Whether a menu closes when an item is used.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let value: Int

  /// As it is usual.
  public static let automatic = MenuActionDismissBehavior(value: 0)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(value: 1)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(value: 2)
}

enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

nonisolated struct MenuDismissModifier: _EnvironmentModifier {
  let behavior: MenuActionDismissBehavior

  func _apply(to values: inout EnvironmentValues) {
    if behavior == .disabled { values.dismissMenu = nil }
  }
}

extension View {
  /// Sets the order of the items of menus in this view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether menus and pickers in this view show by an arrow that they open; pickers do, menus
  /// do not.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether the menu around closes when an item in this view is used.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    modifier(MenuDismissModifier(behavior: behavior))
  }
}

enum UnfoldsMenusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ShowsShortcutsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether menus in menus show their items without being opened.
  package var unfoldsMenus: Bool {
    get { self[UnfoldsMenusKey.self] }
    set { self[UnfoldsMenusKey.self] = newValue }
  }

  /// Whether items of menus tell the keys that do the same.
  package var showsShortcuts: Bool {
    get { self[ShowsShortcutsKey.self] }
    set { self[ShowsShortcutsKey.self] = newValue }
  }
}
