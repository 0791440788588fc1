@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import Foundation

/// A place among the elements of a collection.
struct ReorderPlace: Equatable {
  let collection: ReorderableCollection
  /// The element in front of which it is; nil for the end.
  let before: AnyHashable?
  /// Where that element stands among the subviews.
  var hint: Int?

  static func == (left: Self, right: Self) -> Bool {
    left.collection === right.collection && left.before == right.before
  }
}

/// Elements that are moved, from when they are lifted until they have come to rest.
final class ReorderSession {
  struct Source {
    let collection: ReorderableCollection
    let id: AnyHashable
    /// Where its first subview stood.
    let hint: Int
    /// Where it was lifted, in the root's space; nil where it was not mounted.
    let frame: CGRect?
  }

  let link: ReorderLink
  /// What is moved, in the order of the selection; empty for what comes from elsewhere.
  let sources: [Source]
  /// The one that was pressed; nil for what comes from elsewhere.
  let primary: Source?
  /// How large the space is that is kept free in another collection, in points.
  let placeholderSize: CGSize
  /// Where the elements would go; nil for back to where they were.
  private(set) var destination: ReorderPlace?
  /// How far the elements were dragged, in points; nil once they were let go.
  private(set) var distance: CGSize? = .zero
  /// Told what becomes of the drag.
  var follow: (Drag, DragProgress) -> Void = { _, _ in }
  private let ids: Set<AnyHashable>
  private let origin: ReorderPlace?

  init(link: ReorderLink, sources: [Source], primary: Source?, placeholderSize: CGSize) {
    self.link = link
    self.sources = sources
    self.primary = primary
    self.placeholderSize = placeholderSize
    let ids = Set(sources.map(\.id))
    self.ids = ids
    origin = primary.map { source in
      let end = source.collection.range(of: source.id, hint: source.hint)?.upperBound
      let next = end.flatMap { source.collection.nextID(from: $0, besides: ids) }
      return ReorderPlace(collection: source.collection, before: next?.id, hint: next?.index)
    }
    destination = origin
  }

  /// The identifiers of what is moved.
  var sourceIDs: Set<AnyHashable> { ids }

  /// Whether an element is lifted: it is drawn elsewhere.
  func lifts(_ id: AnyHashable) -> Bool { ids.contains(id) }

  // MARK: - Going

  /// Makes space at another place; nil for back where the elements were.
  func go(to place: ReorderPlace?) {
    let new = place ?? origin
    guard new != destination else { return }
    let touched = [destination?.collection, new?.collection].compactMap { $0 }
    destination = new
    withAnimation(.smooth(duration: ControlTheme.standard.swipe.reorderDuration)) {
      rearrange(touched)
    }
  }

  private func rearrange(_ touched: [ReorderableCollection]) {
    var seen: Set<ObjectIdentifier> = []
    for collection in touched + sources.map(\.collection)
    where seen.insert(ObjectIdentifier(collection)).inserted {
      collection.list?.needsArrangement()
    }
  }

  /// Whether the space is where the elements were.
  var isAtOrigin: Bool { primary != nil && destination == origin }

  /// Whether a drop would change the order.
  var wouldMove: Bool {
    guard let destination else { return false }
    if destination != origin { return true }
    // Several that are taken together come to stand side by side.
    guard sources.count > 1 else { return false }
    let ranges = sources.map { source in
      source.collection === destination.collection
        ? source.collection.range(of: source.id, hint: source.hint) : nil
    }
    return zip(ranges, ranges.dropFirst()).contains {
      $0 == nil || $0?.upperBound != $1?.lowerBound
    }
  }

  /// Tells the container's owner what was moved, of which some may be gone meanwhile.
  func move(to place: ReorderPlace) {
    let collections = link.collections
    let moved = sources.filter { source in
      collections.contains { $0.range(of: source.id, hint: source.hint) != nil }
    }
    guard !moved.isEmpty else { return }
    link.kind?.move(moved.map(\.id), place.collection.modifier.collectionID, place.before)
  }

  /// The elements are let go: the order is that of the data again, and they go where they are in it.
  func land() {
    distance = nil
    let touched = destination.map { [$0.collection] } ?? []
    destination = nil
    rearrange(touched)
  }

  /// The elements have come to rest.
  func end() {
    if link.session === self { link.session = nil }
    for node in liftedNodes { node.liftingDidChange() }
  }

  // MARK: - Nodes

  /// The mounted nodes of what is moved, in any of the container's collections.
  var liftedNodes: [ReorderItemNode] {
    link.collections.flatMap(\.nodes).filter { $0.itemID.map(ids.contains) ?? false }
  }

  /// Where the element that was pressed lies now, in whichever collection; nil where it is not mounted.
  var primaryFrame: CGRect? {
    guard let primary else { return nil }
    return link.collections.lazy.compactMap { $0.frame(of: primary.id) }.first
  }
}

extension ReorderSession: DragOrigin {
  func dragDidMove(_ drag: Drag) {
    distance = drag.distance
    for node in liftedNodes { node.invalidateDrawing() }
    follow(drag, .moved)
  }

  func dragDidEnd(_ drag: Drag, _ operation: DropOperation) {
    if distance != nil { withAnimation { land() } }
    follow(drag, .ended(operation))
    drag.landing = { [weak self] in self?.primaryFrame?.origin }
    drag.whenAtRest.append { self.end() }
  }
}
