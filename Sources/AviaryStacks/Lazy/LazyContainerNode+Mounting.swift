@_spi(Engine) import AviaryEngine
import Foundation

// Elements are mounted, appear, and are let go.
extension LazyContainerNode {
  /// The node of an element, mounted if need be.
  ///
  /// What it wants to do when it appears has to wait.
  final func cell(_ index: Int) -> ViewNode {
    if let cell = cells[index] { return cell.node }
    let waiting = root.actions.count
    let node = mount(index, content.elementID(at: index))
    node.attach(to: self)
    readTraits(of: node, at: index)
    let actions = Array(root.actions[waiting...])
    root.actions.removeSubrange(waiting...)
    cells[index] = Cell(node: node, pendingActions: actions)
    return node
  }

  final func sortCells() {
    order = cells.filter(\.value.isVisible).sorted { $0.key < $1.key }.map(\.value.node)
  }

  /// Lets go of the elements that are outside the visible range, and lets the others appear.
  ///
  /// - Returns: Those that appear.
  @discardableResult
  final func keep(_ elements: Set<Int>) -> [Int] {
    var differs = false
    var appearing: [Int] = []
    var comesWithPreferences = false
    for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if elements.contains(index) {
        guard !cell.isVisible else { continue }
        appearing.append(index)
        if cell.node.holdsPreferences { comesWithPreferences = true }
        cells[index]?.isVisible = true
        cells[index]?.pendingActions = []
        root.actions += cell.pendingActions
      } else {
        unmount(cell.node)
        cells[index] = nil
      }
      differs = true
    }
    guard differs else { return [] }
    sortCells()
    invalidateDrawing()
    if comesWithPreferences { preferencesInsideDidChange() }
    root.geometryDidChange = true
    return appearing
  }

  /// Shows elements coming that a change of the list has brought into view: new ones by their transition, others
  /// with their neighbours.
  final func showAppearing(_ elements: [Int]) {
    guard let change, let transitions else { return }
    self.change = nil
    for index in elements {
      guard let node = cells[index]?.node else { continue }
      if change.isNew(index) {
        root.animator?.nodeIsNew(node)
        transitions.insert(node, in: self)
      } else if let neighbour = change.survivor(nearest: index)?.node, neighbour.isMounted {
        root.animator?.nodeComes(node, with: neighbour)
      }
    }
  }
}
