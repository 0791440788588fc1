@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

// Where something would be dropped.
extension ReorderContainerNode {
  /// An element that is mounted and not lifted.
  private struct Candidate {
    let collection: ReorderableCollection
    let id: AnyHashable
    /// All of its subviews, in the root's space.
    var frame: CGRect
    /// The first of them among what is shown.
    var index: Int
  }

  /// How near to the middle of an element counts as there, in points: numbers of the same place may differ a bit.
  private static let tolerance: CGFloat = 0.5

  /// Where the elements of a session would go.
  ///
  /// The element below the middle of what is lifted gives way once that has passed its own middle, or at once where the
  /// two lie neither beside nor below each other. Elsewhere it is the place nearest by.
  ///
  /// - Parameter location: Where the pointer is, in the root's space.
  func place(of session: ReorderSession, at location: CGPoint) -> ReorderPlace? {
    let point = focus(of: session, at: location)
    var candidates = candidates(session)
    let current = session.destination
    var hole = current.flatMap { holeFrame(session, $0) }
    if isInserted(session), let space = hole {
      // What a list puts in goes where it would if no space had opened on the way: the half of the row counts that is
      // there without it. How the pointer came there makes no difference.
      for index in candidates.indices where candidates[index].frame.minY >= space.midY {
        candidates[index].frame.origin.y -= space.height
      }
      hole = nil
    }
    let seen = seenCollections(point, session)
    func isSeen(_ collection: ReorderableCollection) -> Bool { seen.contains { $0 === collection } }
    if let hit = candidates.first(where: { $0.frame.contains(point) && isSeen($0.collection) }) {
      return place(at: hit, point, current, hole, candidates, session)
    }
    let pool = nearbyCollections(point, session)
    if let current, let space = hole, space.contains(point), isSeen(current.collection) {
      let empty = session.isAtOrigin ? nil : emptyCollection(besides: space, point, pool)
      return empty.map { end(of: $0) } ?? current
    }
    let near = candidates.filter { candidate in pool.contains { $0 === candidate.collection } }
    let nearest = near.min { point.distance(to: $0.frame) < point.distance(to: $1.frame) }
    if let empty = emptyCollection(near: point, pool),
      empty.distance <= nearest.map({ point.distance(to: $0.frame) }) ?? .infinity,
      empty.distance <= hole.map({ point.distance(to: $0) }) ?? .infinity
    {
      return end(of: empty.collection)
    }
    guard let nearest else {
      return pool.first.map { end(of: $0) } ?? current
    }
    if let current, let hole, pool.contains(where: { $0 === current.collection }),
      point.distance(to: hole) <= point.distance(to: nearest.frame)
    {
      return current
    }
    return beside(nearest, point, candidates, session)
  }

  /// Whether a list puts in what comes from elsewhere.
  private func isInserted(_ session: ReorderSession) -> Bool {
    session.primary == nil && session.link.kind?.isOfList == true
  }

  /// The point of what is lifted that counts: its middle, as far as that is in the container.
  private func focus(of session: ReorderSession, at location: CGPoint) -> CGPoint {
    guard let frame = session.primary?.frame, let distance = session.dragDistance(to: location),
      case let middle = CGPoint(x: frame.midX + distance.width, y: frame.midY + distance.height),
      locationInNode(middle).map(boundsContain) == true
    else { return location }
    return middle
  }

  private func candidates(_ session: ReorderSession) -> [Candidate] {
    var found: [Candidate] = []
    for collection in session.link.collections {
      guard let list = collection.list else { continue }
      var known: [AnyHashable: Int] = [:]
      for node in collection.nodes {
        guard let id = node.itemID, !session.lifts(id), let element = node.itemElement,
          let index = list.index(of: element, hint: node.lastIndex)
        else { continue }
        node.lastIndex = index
        let frame = node.placeFrame
        if let position = known[id] {
          found[position].frame = found[position].frame.union(frame)
          found[position].index = min(found[position].index, index)
        } else {
          known[id] = found.count
          found.append(Candidate(collection: collection, id: id, frame: frame, index: index))
        }
      }
    }
    return found
  }

  /// The space that is kept free, in the root's space.
  private func holeFrame(_ session: ReorderSession, _ place: ReorderPlace) -> CGRect? {
    if let primary = session.primary, place.collection === primary.collection,
      let frame = place.collection.frame(of: primary.id)
    {
      return frame
    }
    guard let node = place.collection.placeholder, node.isMounted else { return nil }
    let outer = node.surroundingRow ?? node
    return outer.convert(CGRect(origin: .zero, size: outer.size), to: nil)
  }

  // MARK: - On an element

  private func place(
    at hit: Candidate,
    _ point: CGPoint,
    _ current: ReorderPlace?,
    _ hole: CGRect?,
    _ candidates: [Candidate],
    _ session: ReorderSession
  ) -> ReorderPlace {
    guard let current, current.collection === hit.collection, let hole,
      let insertion = hit.collection.shownInsertion
    else { return beside(hit, point, candidates, session) }
    if let axis = Self.axis(from: hole, to: hit.frame) {
      let isBehind = hit.frame.middle[axis] > hole.middle[axis]
      let passed =
        isBehind
        ? point[axis] >= hit.frame.middle[axis] - Self.tolerance
        : point[axis] <= hit.frame.middle[axis] + Self.tolerance
      guard passed else { return current }
    }
    return hit.index >= insertion ? after(hit, session) : before(hit)
  }

  /// Along which axis two rectangles lie; nil where neither is beside nor below the other.
  private static func axis(from a: CGRect, to b: CGRect) -> Axis? {
    let across = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let along = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    if across > min(a.width, b.width) / 2 { return .vertical }
    return along > min(a.height, b.height) / 2 ? .horizontal : nil
  }

  /// Before or behind an element, on the side where a point is.
  private func beside(
    _ candidate: Candidate,
    _ point: CGPoint,
    _ candidates: [Candidate],
    _ session: ReorderSession
  ) -> ReorderPlace {
    let axis = flow(of: candidate, candidates)
    let isBehind = point[axis] > candidate.frame.middle[axis]
    let isReversed = axis == .horizontal && isRightToLeft
    return isBehind != isReversed ? after(candidate, session) : before(candidate)
  }

  /// The axis along which the elements of a collection follow one another, near one of them.
  private func flow(of candidate: Candidate, _ candidates: [Candidate]) -> Axis {
    let others = candidates.filter {
      $0.collection === candidate.collection && $0.id != candidate.id
    }
    let neighbour = others.min { abs($0.index - candidate.index) < abs($1.index - candidate.index) }
    guard let neighbour else { return candidate.collection.host?.stackOrientation ?? .vertical }
    let (a, b) = (candidate.frame.middle, neighbour.frame.middle)
    return abs(a.x - b.x) > abs(a.y - b.y) ? .horizontal : .vertical
  }

  private func before(_ candidate: Candidate) -> ReorderPlace {
    let hint = candidate.collection.range(of: candidate.id, hint: nil)?.lowerBound
    return ReorderPlace(collection: candidate.collection, before: candidate.id, hint: hint)
  }

  private func after(_ candidate: Candidate, _ session: ReorderSession) -> ReorderPlace {
    let collection = candidate.collection
    let end = collection.range(of: candidate.id, hint: nil)?.upperBound
    let next = end.flatMap { collection.nextID(from: $0, besides: session.sourceIDs) }
    return ReorderPlace(collection: collection, before: next?.id, hint: next?.index)
  }

  private func end(of collection: ReorderableCollection) -> ReorderPlace {
    ReorderPlace(collection: collection, before: nil)
  }

  // MARK: - Beside elements

  /// The collections beside which a point is: those of the smallest view around it, all where it is in none.
  ///
  /// A column with a heading counts as a whole, however few elements there are in it.
  private func nearbyCollections(
    _ point: CGPoint,
    _ session: ReorderSession
  ) -> [ReorderableCollection] {
    let all = session.link.collections
    var around = all.map { (collection: $0, view: surroundings(of: $0, point)) }
    // What shows the elements itself goes before what is around it: an empty section is shown by its list.
    let shown = around.filter { $0.view != nil && $0.view === $0.collection.host }
    if !shown.isEmpty { around = shown }
    func area(_ node: ViewNode) -> CGFloat {
      let frame = node.convert(CGRect(origin: .zero, size: node.size), to: nil)
      return frame.width * frame.height
    }
    guard let best = around.compactMap(\.view).min(by: { area($0) < area($1) }) else { return all }
    return around.filter { $0.view === best }.map(\.collection)
  }

  /// The collection without elements among some that is nearest to a point, and how far it is; nil for none.
  ///
  /// Its elements would follow what stands before it in its stack, a heading or the last element of another one, and so
  /// it begins where that ends.
  private func emptyCollection(
    near point: CGPoint,
    _ pool: [ReorderableCollection]
  ) -> (collection: ReorderableCollection, distance: CGFloat)? {
    var best: (collection: ReorderableCollection, distance: CGFloat)?
    for collection in pool {
      guard let edge = collection.edgeWithoutElements else { continue }
      let distance = point.distance(to: edge)
      if distance < best?.distance ?? .infinity { best = (collection, distance) }
    }
    return best
  }

  /// The collection without elements that begins at the edge of the space that is kept free, near which a point is in
  /// it; nil for none.
  private func emptyCollection(
    besides space: CGRect,
    _ point: CGPoint,
    _ pool: [ReorderableCollection]
  ) -> ReorderableCollection? {
    pool.first { collection in
      guard let edge = collection.edgeWithoutElements else { return false }
      let axis: Axis = edge.height == 0 ? .vertical : .horizontal
      let (low, high) =
        axis == .vertical ? (space.minY, space.maxY) : (space.minX, space.maxX)
      let share = (high - low) * Self.emptyShare
      if point[axis] > high - share { return abs(edge.middle[axis] - high) <= Self.emptyReach }
      return point[axis] < low + share && abs(edge.middle[axis] - low) <= Self.emptyReach
    }
  }

  /// How far the edge where an empty collection begins may be from the space beside it, in points: a usual spacing.
  private static let emptyReach: CGFloat = 16

  /// How much of the space at its edge is a place of the empty collection beside it; chosen.
  private static let emptyShare: CGFloat = 0.25

  /// The innermost view around the elements of a collection in which a point is seen; nil for none in the container.
  private func surroundings(of collection: ReorderableCollection, _ point: CGPoint) -> ViewNode? {
    var found: ViewNode?
    var node: ViewNode? = collection.host
    while let current = node {
      if current.contains(point) {
        found = found ?? current
      } else if current.scrollsContent {
        // What is within lies there, and is not seen.
        found = nil
      }
      if current === self { break }
      node = current.parent
    }
    return found
  }

  /// The collections whose elements would be seen at a point: no scroll view cuts them off before.
  private func seenCollections(
    _ point: CGPoint,
    _ session: ReorderSession
  ) -> [ReorderableCollection] {
    session.link.collections.filter { collection in
      var node: ViewNode? = collection.host
      while let current = node, current !== self {
        if current.scrollsContent, !current.contains(point) { return false }
        node = current.parent
      }
      return true
    }
  }
}

extension ViewNode {
  /// Whether a point of the root's space is within the node's bounds.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    locationInNode(point).map(boundsContain) == true
  }
}

extension ReorderSession {
  /// How far what is lifted is from where it was, with the pointer at a place of the root's space.
  fileprivate func dragDistance(to location: CGPoint) -> CGSize? {
    guard let drag = link.node?.root.drags.drag, drag.note(ReorderSession.self) === self else {
      return nil
    }
    return CGSize(width: location.x - drag.start.x, height: location.y - drag.start.y)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// How far a rectangle is, in points; 0 inside of it.
  fileprivate func distance(to rect: CGRect) -> CGFloat {
    let x = max(rect.minX - self.x, 0, self.x - rect.maxX)
    let y = max(rect.minY - self.y, 0, self.y - rect.maxY)
    return (x * x + y * y).squareRoot()
  }
}
