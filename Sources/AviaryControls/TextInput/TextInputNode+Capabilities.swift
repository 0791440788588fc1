@_spi(Engine) package import AviaryInteraction
package import Foundation

extension TextInputNode: TextEditingTarget {
  package func needs(_ key: InputEvent.Key) -> Bool {
    catchUp()
    return session?.handles(key) ?? false
  }
}

extension TextInputNode: PointerShapeProvider {
  package func pointerShape(at location: CGPoint) -> PointerShape? { .text }
}

extension TextInputNode: ContextMenuTarget {
  package func openContextMenu(at location: CGPoint?) -> Bool {
    guard let location else {
      openMenu(at: nil)
      return true
    }
    guard canTakeFocus, let own = locationInNode(location) else { return false }
    openMenu(at: own)
    return true
  }
}
