@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

// Data is dropped between the rows of a list whose data can take it.
extension ListRowNode: DropTarget {
  package func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    // Rows that are moved within their own data are not put in anew.
    guard let insert = modifier.traits.insert, !isMoved(in: drag) else { return false }
    return !DropInfo(location: location, providers: drag.providers)
      .itemProviders(for: insert.kind.types).isEmpty
  }

  private func isMoved(in drag: Drag) -> Bool {
    guard let moved = drag.note(ReorderSession.self)?.primary?.collection else { return false }
    return modifier.traits.collections.contains { $0 === moved }
  }

  package func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {}

  package func dragDidLeave(_ drag: Drag) {}

  package var droppedTypes: [String] { modifier.traits.insert?.kind.types ?? [] }

  package func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    insert(drag.providers, after: location.y > size.height / 2) ? .copy : .cancel
  }
}
