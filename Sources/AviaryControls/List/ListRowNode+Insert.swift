@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

// Data is dropped between the rows of a list whose data can take it.
extension ListRowNode: DropTarget {
  /// The collection of the row among whose rows space is made for what is dragged there.
  private var insertedInto: ReorderableCollection? {
    modifier.traits.collections.first { $0.modifier.insertion != nil }
  }

  /// How data is put before or behind the row; the space that is kept free for it is a row as well.
  private var insertion: RowInsertion? { modifier.traits.insert ?? insertedInto?.insertion }

  package func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    // Rows that are moved within their own data are not put in anew.
    guard let insertion, !isMoved(in: drag) else { return false }
    return !DropInfo(location: location, providers: drag.providers)
      .itemProviders(for: insertion.kind.types).isEmpty
  }

  private func isMoved(in drag: Drag) -> Bool {
    guard let moved = drag.note(ReorderSession.self)?.primary?.collection else { return false }
    return modifier.traits.collections.contains { $0 === moved }
  }

  package func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    insertedInto?.visit(drag)
  }

  package func dragDidLeave(_ drag: Drag) { insertedInto?.leave() }

  package var droppedTypes: [String] { insertion?.kind.types ?? [] }

  package func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    guard let insertion else { return .cancel }
    let offset = insertion.offset + (location.y > size.height / 2 ? 1 : 0)
    if let insertedInto { return insertedInto.put(drag, insertion, at: offset) }
    return withAnimation { insertion.put(drag.providers, at: offset) ? .copy : .cancel }
  }
}

// Where there are no rows, or below all of them, data is dropped on the list itself.
extension ListContainerNode: DropTarget {
  /// The collections of the list that take data, in the order in which they came.
  private var takers: [ReorderableCollection] {
    guard let container = nearestAncestor(as: ReorderContainerNode.self) else { return [] }
    return root.reorderableCollections.all {
      $0.modifier.insertion != nil && $0.link?.node === container
    }
  }

  /// The last one that takes something that is dragged; nil for none.
  private func taker(of drag: Drag) -> ReorderableCollection? {
    takers.last { collection in
      guard let types = collection.modifier.insertion?.types else { return false }
      return !DropInfo(location: .zero, providers: drag.providers).itemProviders(for: types).isEmpty
    }
  }

  /// Where the last row that is there ends; nil where there is none.
  private var endOfRows: CGFloat? {
    nodes(of: ListRowNode.self, outermostOnly: true).map { row in
      row.convert(CGRect(origin: .zero, size: row.size), to: self).maxY
    }.max()
  }

  package func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    drag.note(ReorderSession.self) == nil && taker(of: drag) != nil
      && location.y >= endOfRows ?? 0
  }

  package func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    taker(of: drag)?.visit(drag)
  }

  package func dragDidLeave(_ drag: Drag) { taker(of: drag)?.leave() }

  package var droppedTypes: [String] { takers.flatMap { $0.modifier.insertion?.types ?? [] } }

  package func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    guard let collection = taker(of: drag), let insertion = collection.insertion else {
      return .cancel
    }
    return collection.put(drag, insertion, at: nil)
  }
}

extension RowInsertion {
  /// Puts what of some data can be taken at an offset of the data.
  ///
  /// - Returns: Whether some of it could.
  func put(_ providers: [NSItemProvider], at offset: Int) -> Bool {
    let taken = DropInfo(location: .zero, providers: providers).itemProviders(for: kind.types)
    guard !taken.isEmpty else { return false }
    kind.action(offset, taken)
    return true
  }
}
