@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
import Foundation

/// The items of a menu that a view opens on a long press, as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates the items.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu on a long press, or with a pointer's secondary button.
struct ContextMenuModifier {
  @State private var isOpen = false
  let items: AnyView

  nonisolated init(items: AnyView) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      MenuModifier(
        content: items,
        isOpen: $isOpen,
        opensByLongPress: true,
        opensBySecondaryButton: true
      )
    )
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
            preview.padding(ControlTheme.standard.menu.previewPadding)
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

  /// Opens a menu for rows of the lists in this view.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' tags. Rows without a tag of that type have no menu.
  ///   - menu: Makes the items for the tags of all selected rows where the row is one of them, else for its own.
  ///   - primaryAction: What activating a row does with these tags, unless the list is edited; nil to select it.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu(
        items: { values, selection in
          SelectionMenu.tags(of: I.self, values, selection).map { AnyView(menu($0)) }
        },
        emptyItems: { AnyView(menu([])) },
        primaryAction: primaryAction.map { action in
          { values, selection in
            if let tags = SelectionMenu.tags(of: I.self, values, selection) { action(tags) }
          }
        }
      )
    )
  }
}

/// The menu of the rows of a list.
nonisolated struct SelectionMenu: @unchecked Sendable {
  let items: (ContainerValues, ListSelection?) -> AnyView?
  /// The items where there is no row.
  let emptyItems: () -> AnyView
  let primaryAction: ((ContainerValues, ListSelection?) -> Void)?

  /// What a menu or an action at a row is for; nil for a row without a tag of the type.
  static func tags<I: Hashable>(
    of type: I.Type,
    _ values: ContainerValues,
    _ selection: ListSelection?
  ) -> Set<I>? {
    guard let tag = values.tag(for: I.self) else { return nil }
    let selected = Set(selection?.selected().compactMap { $0.base as? I } ?? [])
    return selected.contains(tag) ? selected : [tag]
  }
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

/// The menu of a row of a list; nil for none.
struct RowMenu: ViewModifier {
  let items: AnyView?

  func body(content: Content) -> some View {
    if let items {
      content.modifier(ContextMenuModifier(items: items))
    } else {
      content
    }
  }
}
