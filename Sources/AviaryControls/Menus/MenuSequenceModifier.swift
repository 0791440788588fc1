@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import Foundation

/// Makes menus side by side a bar: from one that is open arrows and the pointer lead to those beside it.
package nonisolated struct MenuSequenceModifier: _NodeModifier {
  package init() {}

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    MenuSequenceNode(list, child, place)
  }
}

/// The node of menus side by side.
final class MenuSequenceNode: ModifierNode<MenuSequenceModifier>, MenuSequenceTarget {
  override func viewDidChange() {}

  /// The menus, in reading order.
  private var menus: [MenuNode] {
    nodes(of: MenuNode.self, outermostOnly: true).filter { !$0.opensBySecondaryButton }
  }

  var hasOpenMenu: Bool { menus.contains(where: \.isOpen) }

  func openNeighbour(forward: Bool) -> Bool {
    let menus = menus
    guard menus.count > 1, let index = menus.firstIndex(where: \.isOpen) else { return false }
    open(menus[(index + (forward ? 1 : menus.count - 1)) % menus.count], among: menus)
    return true
  }

  func openMenu(at location: CGPoint) {
    let menus = menus
    let new = menus.first { menu in
      menu.locationInNode(location).map(CGRect(origin: .zero, size: menu.size).contains) == true
    }
    guard let new, !new.isOpen else { return }
    open(new, among: menus)
  }

  private func open(_ menu: MenuNode, among menus: [MenuNode]) {
    for other in menus where other.isOpen { other.close() }
    menu.open()
  }
}
