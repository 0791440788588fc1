import AviaryInteraction
package import Foundation

extension MenuNode: ContextMenuTarget {
  package func openContextMenu(at location: CGPoint?) -> Bool {
    guard opensBySecondaryButton else { return false }
    open(at: location)
    return true
  }
}
