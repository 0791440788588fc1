@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import Foundation

// What comes from elsewhere finds a place among the elements.
extension ReorderContainerNode {
  /// Makes space for something from elsewhere where it would be dropped.
  func visit(_ drag: Drag) { visit(drag, in: link) }

  /// Makes space in the collections of a link that leads here, which is that of all inside or a list's.
  func visit(_ drag: Drag, in link: ReorderLink) {
    if link.session == nil {
      let size = link.collections.lazy.compactMap { $0.nodes.first?.size }.first
      link.session = ReorderSession(
        link: link,
        sources: [],
        primary: nil,
        placeholderSize: size ?? drag.pictures.first?.frame.size ?? CGSize(width: 44, height: 44)
      )
    }
    guard let session = link.session, session.primary == nil else { return }
    session.go(to: place(of: session, at: drag.location))
  }

  /// It has left, or was dropped.
  func endVisit() { link.endVisit() }

  /// Where something from elsewhere would be dropped; nil for nowhere.
  var visitedPlace: ReorderTarget? {
    guard let place = link.session?.destination else { return nil }
    return ReorderTarget(
      kind: modifier.kind,
      collection: place.collection.modifier.collectionID,
      before: place.before
    )
  }
}

extension ReorderLink {
  /// What came from elsewhere has left, or was dropped.
  func endVisit() {
    guard let session, session.primary == nil else { return }
    session.land()
    session.end()
  }
}
