@_spi(Engine) import AviaryEngine
import AviaryInteraction

extension ListKeysNode: CompositeFocusTarget {
  var cursorNode: ViewNode? { rowAtCursor }

  /// The menu of a row may lie in it.
  var contextMenuOrigin: ViewNode? {
    guard let row = rowAtCursor else { return nil }
    return row.firstNode(of: MenuNode.self, where: \.opensBySecondaryButton) ?? row
  }
}
