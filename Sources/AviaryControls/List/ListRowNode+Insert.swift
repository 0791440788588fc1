@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

// Data is dropped between the rows of a list whose data can take it.
extension ListRowNode: DropTarget {
  /// The collection of the row among whose rows space is made for what is dragged there.
  private var insertedInto: ReorderableCollection? {
    modifier.traits.collections.first { $0.modifier.purpose == .inserting }
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
    let offset =
      insertedInto?.insertionOffset
      ?? insertion.offset + (location.y > size.height / 2 ? 1 : 0)
    return withAnimation {
      let isTaken = insertion.put(drag.providers, at: offset)
      insertedInto?.endVisit()
      return isTaken ? .copy : .cancel
    }
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
