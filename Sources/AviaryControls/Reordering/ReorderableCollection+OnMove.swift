@_spi(Engine) import AviaryEngine
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import Foundation

// The rows of a list that are moved by their `onMove`, which speaks of offsets.
extension ReorderableCollection {
  /// What is written on a row; nil where there is none.
  func values(at index: Int) -> ContainerValues? {
    guard let content = list?.content, index >= 0, index < content.count else { return nil }
    return Tracker.untracked {
      var traits = ViewTraits()
      content.collectTraits(at: index, into: &traits)
      return ContainerValues(traits: traits)
    }
  }

  /// Whether rows can be moved at all: sections keep their order.
  var isMovable: Bool { list.map { !$0.holdsSections } ?? false }

  /// Moves rows to before another one or, for nil, to the end, as the `onMove` of the collection does it.
  func moveRows(_ sources: [AnyHashable], before: AnyHashable?) {
    let moves = sources.compactMap { id in
      range(of: id, hint: nil).flatMap { values(at: $0.lowerBound)?.listRow.move }
    }
    guard let first = moves.first else { return }
    let offsets = IndexSet(moves.map(\.offset))
    if let before {
      guard let range = range(of: before, hint: nil),
        let next = values(at: range.lowerBound)?.listRow.move
      else { return }
      return first.action(offsets, next.offset)
    }
    guard let list, let last = values(at: list.content.count - 1)?.listRow.move else { return }
    first.action(offsets, last.offset + 1)
  }

  /// The rows that move with one that is selected, this one among them, in the order of the data: those that are
  /// selected as well and may be moved.
  func selectedRows(with id: AnyHashable, _ selection: ListSelection) -> [AnyHashable] {
    guard selection.allowsSeveral, let own = range(of: id, hint: nil)?.lowerBound,
      let ownValues = values(at: own), selection.isSelected(ownValues)
    else { return [id] }
    let selected = selection.selected()
    guard selected.count > 1 else { return [id] }
    let indices: [Int]
    if selection.tag(ownValues) == id {
      // The tags are those that the elements have of themselves.
      indices = selected.compactMap { range(of: $0, hint: nil)?.lowerBound }.sorted()
    } else {
      indices = (0..<(list?.content.count ?? 0)).filter { index in
        values(at: index).map(selection.isSelected) ?? false
      }
    }
    var ids: [AnyHashable] = []
    for index in indices where values(at: index)?.listRow.isMoveDisabled == false {
      if let id = itemID(at: index), ids.last != id { ids.append(id) }
    }
    return ids
  }
}
