@_spi(Engine) import AviaryEngine
import AviaryGraph
@_spi(Engine) package import AviaryInteraction
import Foundation

// What is dragged of a row: with one that is selected, all rows are that are.
extension ListRowNode {
  /// What the row as a whole offers when it is dragged; nil where it can't be.
  private var dragOffer: ((ViewNode) -> DragOffer?)? {
    Tracker.untracked { modifier.row.containerValues[DragOfferKey.self] }
  }

  /// The view that makes the row one that can be dragged; nil where none does.
  var dragSource: (any DragSource)? {
    dragOffer == nil ? nil : child.firstNode(of: (any DragSource).self)
  }

  /// The rows that are selected, in their order, where this one is and others are too; else none.
  private var selectedRows: [Subview] {
    let environment = EnvironmentValues(scope: environment)
    return Tracker.untracked {
      guard let selection = environment.listSelection, selection.allowsSeveral,
        selection.isSelected(modifier.row.containerValues),
        case let count = selection.selected().count, count > 1,
        let container = surroundingListContainer
      else { return [] }
      return SelectableRows(in: container, selection)?.selected(atMost: count) ?? []
    }
  }

  /// The tags of a type of the rows that are selected, in their order, where this one is and others are too; else none.
  func selectedTags(_ type: Any.Type) -> [AnyHashable] {
    let environment = EnvironmentValues(scope: environment)
    guard let selection = Tracker.untracked({ environment.listSelection }) else { return [] }
    return Tracker.untracked { selectedRows.compactMap { selection.tag($0.containerValues) } }
      .filter { Swift.type(of: $0.base) == type }
  }
}

extension ListRowNode: DragSurroundings, LiftedByHolding {
  package func isLifted(insteadOf source: any DragSource) -> Bool {
    reorderItem?.collection.modifier.isMovedWithin == true && dragSource === source
  }

  package func gathered(_ offer: DragOffer, from source: any DragSource) -> DragOffer {
    guard dragSource === source else { return offer }
    var all = offer
    // Rows show what is behind them: several that are dragged could not be read. What they are over shines through.
    all.background = { ReorderItemNode.background(of: $0, opacity: 0.75) }
    let rows = selectedRows
    guard rows.count > 1 else { return all }
    let mounted = surroundingListContainer?.nodes(of: ListRowNode.self, outermostOnly: true) ?? []
    all.providers = []
    var prepared = [offer.prepare]
    for row in rows {
      if row.id == modifier.row.id {
        all.providers += offer.providers
        continue
      }
      let make = Tracker.untracked { row.containerValues[DragOfferKey.self] }
      guard let other = make?(source) else { continue }
      all.providers += other.providers
      prepared.append(other.prepare)
      let node = mounted.first { $0.modifier.row.id == row.id }
      if let view = node?.dragSource { all.companions.append(view) }
    }
    all.prepare = { [prepared] drag in
      var ids: [AnyHashable] = []
      for prepare in prepared {
        drag.setNote(nil as DraggedItemIDs?)
        prepare(drag)
        ids += drag.note(DraggedItemIDs.self)?.all ?? []
      }
      if !ids.isEmpty { drag.setNote(DraggedItemIDs(all: ids)) }
    }
    let values = EnvironmentValues(scope: source.environment)
    let formation = Tracker.untracked { values.dragPreviewsFormation }
    all.shift = { formation.shift($0, $1) }
    return all
  }

  package var isLiftedByHolding: Bool { swipe.along == 0 && reorderItem != nil }
}
