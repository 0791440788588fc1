@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import Foundation

/// Makes a view an item of an open menu, which is highlighted while a pointer is over it.
nonisolated struct MenuItemModifier: _NodeModifier {
  /// Whether it is what is chosen, where the menu is there to choose.
  let isChosen: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    MenuItemNode(list, child, place)
  }
}

/// The node of an item of a menu.
final class MenuItemNode: ModifierNode<MenuItemModifier>, MenuItemTarget {
  override func viewDidChange() {}

  var isChosen: Bool { modifier.isChosen }

  /// What is highlighted of it, and activated; nil where it is disabled.
  var item: (any FocusTarget)? {
    firstNode(of: (any FocusTarget).self, inReach: true, where: \.canTakeFocus)
  }
}

extension MenuItemNode: HoverTarget {
  func hover(_ location: CGPoint?) {
    let focus = root.input.focus
    if location != nil {
      // A menu that comes, or scrolls, below a pointer that rests leaves the light to the keys.
      guard !root.input.isPointerResting || focus.menuItem == nil else { return }
      focus.highlight(item)
    } else if focus.menuItem?.isInside(self) == true {
      focus.highlight(nil)
    }
  }
}

private enum MenuOfChoicesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the menu around is there to choose one of its items.
  var isMenuOfChoices: Bool {
    get { self[MenuOfChoicesKey.self] }
    set { self[MenuOfChoicesKey.self] = newValue }
  }
}
