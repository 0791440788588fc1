@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

/// A menu in a menu: a row that a click unfolds, with its items below.
struct Submenu: View {
  @Environment(\.controlTheme.menu) private var theme
  @Environment(\.unfoldsMenus) private var unfoldsMenus
  let configuration: MenuStyleConfiguration
  @Binding var isOpen: Bool

  var body: some View {
    let isUnfolded = isOpen || unfoldsMenus
    VStack(spacing: 0) {
      MenuRow(isSelected: nil, isUnfolded: isUnfolded, action: { isOpen.toggle() }) {
        configuration.label
      }
      if isUnfolded {
        Divider()
        VStack(spacing: 0) { MenuItems(content: AnyView(configuration.content)) }
          .padding(.leading, theme.margin)
      }
    }
    .modifier(SubmenuModifier(isUnfolded: isUnfolded))
  }
}

/// Marks a menu in an open menu: the item that leads to it and, while it is unfolded, those of its own below.
nonisolated struct SubmenuModifier: _NodeModifier {
  let isUnfolded: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SubmenuNode(list, child, place)
  }
}

/// The node of a menu in a menu.
final class SubmenuNode: ModifierNode<SubmenuModifier>, SubmenuTarget {
  override func viewDidChange() {}

  /// The item that leads to it.
  private var header: (any FocusTarget)? { FocusController.targets(in: self).first }

  /// Unfolds the menu with an item of it, and lights the first item in it.
  ///
  /// - Returns: Whether the highlighted item leads to a menu.
  func enter(from item: any FocusTarget) -> Bool {
    guard header === item, let action = item as? any Activatable else { return false }
    if modifier.isUnfolded {
      lightFirst()
    } else {
      _ = action.activate()
      // What is unfolded is there after the next update.
      root.actions.append(("submenu", { [weak self] in self?.lightFirst() }))
    }
    return true
  }

  /// Folds the menu, and lights the item that leads to it.
  ///
  /// - Returns: Whether there was anything to fold.
  func leave() -> Bool {
    guard modifier.isUnfolded, let header, let action = header as? any Activatable else {
      return false
    }
    root.input.focus.highlight(header)
    header.scrollIntoView()
    return action.activate()
  }

  private func lightFirst() {
    guard isMounted, modifier.isUnfolded else { return }
    let items = FocusController.targets(in: self)
    guard items.count > 1 else { return }
    root.input.focus.highlight(items[1])
    items[1].scrollIntoView()
  }
}
