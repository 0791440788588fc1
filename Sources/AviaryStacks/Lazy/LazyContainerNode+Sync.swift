@_spi(Engine) import AviaryEngine
import AviaryGraph
import AviaryLayout
import Foundation

// The list has changed.
extension LazyContainerNode {
  /// Mounted elements find their new places; others are mounted when the node is laid out.
  final func findElements() {
    let knownCount = solver.map?.elementCount
    let knownLines = solver.lengths.count
    sections = nil
    solver.forget()
    idealAcross = nil
    kept = kept ?? firstVisible
    let count = content.count
    let grown = count - knownLines
    var survivors: [LazyChange.Survivor] = []
    var moved: [Int: Cell] = [:]
    var gone: [ViewNode] = []
    let old = order
    var shift = 0
    for (index, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let id = cell.node.elementID, !cell.node.isStale,
        let new = newIndex(of: id, near: [index + shift, index, index + grown], count: count),
        moved[new] == nil
      else {
        // What was only measured is not seen going.
        if cell.isVisible { gone.append(cell.node) } else { unmount(cell.node) }
        continue
      }
      shift = new - index
      moved[new] = cell
      survivors.append(LazyChange.Survivor(old: index, new: new, node: cell.node))
    }
    change = nil
    if let knownCount, transitions != nil {
      change = LazyChange(
        mounted: cells.keys.sorted(),
        of: knownCount,
        survivors: survivors,
        now: count
      )
    }
    cells = moved
    if zip(survivors, survivors.dropFirst()).contains(where: { $0.new > $1.new })
      || gone.contains(where: \.holdsPreferences)
    {
      preferencesInsideDidChange()
    }
    if let transitions {
      remove(gone, of: old, staying: moved.values.map(\.node), transitions)
    } else {
      for node in gone { unmount(node) }
    }
    sortCells()
    readTraits()
    childrenDidChange()
  }

  /// Where an element stands in the list now, looked for at some places first; nil if it is gone.
  final func newIndex(of id: ElementID, near hints: [Int], count: Int) -> Int? {
    for hint in hints where hint >= 0 && hint < count {
      if content.elementID(at: hint) == id { return hint }
    }
    return content.index(of: id, hint: hints[0])
  }
}
