import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// The items of a menu that a view opens on a long press, as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates the items.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu on a long press, or with a pointer's secondary button.
struct ContextMenuModifier: ViewModifier {
  @State private var isOpen = false
  let items: AnyView

  func body(content: Content) -> some View {
    content.modifier(MenuModifier(content: items, isOpen: $isOpen))
  }
}

extension View {
  /// Opens a menu on a long press, or with a pointer's secondary button.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
  }

  /// Opens a menu on a long press, which shows another view meanwhile.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    let preview = AnyView(preview())
    return modifier(
      ContextMenuModifier(
        items: AnyView(
          Group {
            preview.padding(8)
            menuItems()
          }
        )
      )
    )
  }

  /// Opens a menu on a long press; nil for none.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: AnyView(contextMenu.map(\.items))))
  }

  /// Opens a menu for the selected rows of a list.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' tags.
  ///   - menu: Makes the items for some tags.
  ///   - primaryAction: What a double click does with some tags.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu(
        items: { values in
          values.tag(for: I.self).map { AnyView(menu([$0])) }
        },
        primaryAction: { values in
          if let tag = values.tag(for: I.self) { primaryAction?([tag]) }
        }
      )
    )
  }
}

/// The menu of the rows of a list.
nonisolated struct SelectionMenu: @unchecked Sendable {
  let items: (ContainerValues) -> AnyView?
  let primaryAction: (ContainerValues) -> Void
}

enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the rows of lists; nil for none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
