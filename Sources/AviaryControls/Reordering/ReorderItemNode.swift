@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import Foundation

/// Lets a person lift a subview of a reorderable collection.
nonisolated struct ReorderItemModifier: _NodeModifier {
  let collection: ReorderableCollection

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ReorderItemNode(list, child, place)
  }
}

/// The node of a subview that can be moved to another place of its collection.
final class ReorderItemNode: FocusTargetNode<ReorderItemModifier> {
  /// The identity of the subview in its collection.
  var itemElement: ElementID?
  /// Where the subview was last, among what is shown and among the content.
  var lastIndex = 0
  private var lastContentIndex = 0
  private var press: DragPress?

  var collection: ReorderableCollection { modifier.collection }

  override func didMount() { collection.insert(self) }

  override func willUnmount() {
    collection.remove(self)
    super.willUnmount()
  }

  /// The container in which the subview can be moved now; nil for none.
  var container: ReorderContainerNode? {
    guard let node = collection.link?.node, node.isEnabled else { return nil }
    switch collection.modifier.purpose {
    case .container: return node
    case .moving: return isMovableRow ? node : nil
    case .inserting: return nil
    }
  }

  /// Whether it is what a row shows that its list may move.
  private var isMovableRow: Bool {
    guard let traits = surroundingRow?.modifier.traits else { return false }
    return traits.move != nil && !traits.isMoveDisabled && collection.isMovable
      && traits.collections.contains { $0 === collection }
  }

  /// Where the subview stands among its collection's, lifted ones at their places too.
  var contentIndex: Int? {
    guard let itemElement, let content = collection.list?.content else { return nil }
    guard let index = content.index(of: itemElement, hint: lastContentIndex) else { return nil }
    lastContentIndex = index
    return index
  }

  /// The identifier of the element that the subview belongs to; nil where it can't be moved.
  var itemID: AnyHashable? { contentIndex.flatMap { collection.itemID(at: $0) } }

  /// What is lifted: all of a row in a list.
  var picturedNode: ViewNode { surroundingRow ?? self }

  /// Where it lies, in the root's space.
  var placeFrame: CGRect {
    let node = picturedNode
    return node.convert(CGRect(origin: .zero, size: node.size), to: nil)
  }

  // MARK: - Lifting

  /// What is moved when this one is: all that is selected, if this one is, and else itself.
  private func movedIDs(_ id: AnyHashable) -> [AnyHashable] {
    guard let kind = collection.link?.kind else { return [id] }
    if collection.modifier.isMovedWithin {
      return rowSelection.map { collection.selectedRows(with: id, $0) } ?? [id]
    }
    let selected =
      DragSelectionNode.selection(around: self, kind.itemID) { _ in true } ?? listSelection
    guard selected.contains(id) else { return [id] }
    return selected.filter { kind.isItemID($0) }
  }

  /// The selection of the list around; nil for none.
  private var rowSelection: ListSelection? {
    guard let row = surroundingRow else { return nil }
    let values = EnvironmentValues(scope: row.environment)
    return Tracker.untracked { values.listSelection }
  }

  /// What is selected of the list around, in its order.
  private var listSelection: [AnyHashable] {
    guard let selection = rowSelection, selection.allowsSeveral else { return [] }
    let selected = Tracker.untracked { selection.selected() }
    guard selected.count > 1 else { return [] }
    let places = selected.compactMap { id in
      collection.link?.collections.enumerated().lazy.compactMap { index, collection in
        collection.range(of: id, hint: nil).map { (id: id, place: (index, $0.lowerBound)) }
      }.first
    }
    return places.sorted { $0.place < $1.place }.map { $0.id }
  }

  /// What is moved when this one is, with where it stands; nil where it can't be moved.
  func sources() -> (all: [ReorderSession.Source], primary: ReorderSession.Source)? {
    guard container != nil, let collections = collection.link?.collections, let id = itemID else {
      return nil
    }
    let sources = movedIDs(id).compactMap { id in
      collections.lazy.compactMap { collection in
        collection.range(of: id, hint: id == self.itemID ? self.contentIndex : nil).map { range in
          ReorderSession.Source(
            collection: collection,
            id: id,
            hint: range.lowerBound,
            frame: collection.frame(of: id)
          )
        }
      }.first
    }
    guard let primary = sources.first(where: { $0.id == id }) else { return nil }
    return (sources, primary)
  }

  /// Lifts what is selected with this one, or this one alone.
  ///
  /// - Parameter location: Where the pointer is, in the root's space.
  /// - Returns: Whether it could be lifted.
  @discardableResult
  func lift(at location: CGPoint) -> Bool {
    guard let link = collection.link, let kind = link.kind, root.drags.drag == nil,
      let (sources, primary) = sources()
    else { return false }
    link.session?.end()
    let source = collection.modifier.isMovedWithin ? surroundingRow?.dragSource : nil
    let offer = source?.offer
    let session = ReorderSession(
      link: link,
      sources: sources,
      primary: primary,
      placeholderSize: size
    )
    let drag = Drag(
      in: root,
      providers: offer?.providers
        ?? DragContainerNode.nearest(around: self, kind.itemID, in: nil)?
        .modifier.payload(sources.map(\.id)) ?? [],
      origin: session,
      start: location,
      pictures: source?.preview(at: location).map { [$0] } ?? pictures(of: sources, primary)
    )
    drag.count = sources.count
    drag.setNote(session, isOfTree: true)
    drag.setNote(DraggedItemIDs(all: sources.map(\.id)))
    if let offer {
      drag.allowed = offer.allowed
      drag.allowedOutside = offer.allowedOutside
      offer.prepare(drag)
      session.follow = offer.follow
      session.follow(drag, .began)
    }
    link.session = session
    for node in session.liftedNodes { node.liftingDidChange() }
    for source in sources { source.collection.list?.needsArrangement() }
    root.drags.begin(drag)
    return true
  }

  /// How many are seen under the pointer, and how far they lie apart, in points; both chosen.
  private static let shownPictures = 4
  private static let pictureStep: CGFloat = 5

  private func pictures(
    of sources: [ReorderSession.Source],
    _ primary: ReorderSession.Source
  ) -> [DragPicture] {
    var pictures = collection.nodes(of: primary.id).map { $0.picture() }
    guard let place = primary.frame?.origin else { return pictures }
    var count = 1
    for source in sources where source.id != primary.id && count < Self.shownPictures {
      guard let origin = source.frame?.origin else { continue }
      let step = Self.pictureStep * CGFloat(count)
      for node in source.collection.nodes(of: source.id) {
        var picture = node.picture()
        picture.shift = CGSize(
          width: place.x - origin.x + step,
          height: place.y - origin.y + step
        )
        pictures.append(picture)
      }
      count += 1
    }
    return pictures
  }

  private func picture() -> DragPicture {
    let node = picturedNode
    guard node !== self else { return DragPicture(of: self) }
    // The rows of a list show what is behind them.
    return DragPicture(of: node, over: Self.background(of: node))
  }

  /// What is drawn behind the row of a list that is dragged, in the root's space.
  ///
  /// - Parameters:
  ///   - node: The row.
  ///   - opacity: How much it hides of what is below, from 0 to 1.
  static func background(of node: ViewNode, opacity: Double = 1) -> DisplayFragment {
    let frame = node.convert(CGRect(origin: .zero, size: node.size), to: nil)
    let values = EnvironmentValues(scope: node.environment)
    var builder = FragmentBuilder()
    builder.fill(
      Path(frame),
      resolveStyle(Color(.systemBackground).opacity(opacity), in: values),
      in: frame
    )
    return builder.build()
  }

  // MARK: - Drawing

  /// The session that has lifted this one; nil for none.
  private var lifting: ReorderSession? {
    guard let session = collection.link?.session, let id = itemID, session.lifts(id) else {
      return nil
    }
    return session
  }

  /// Whether it is drawn under the pointer instead of here.
  var isLifted: Bool { lifting != nil }

  /// It is lifted now, or not any more.
  func liftingDidChange() {
    invalidateDrawing()
    guard let row = surroundingRow else { return }
    for sign in row.nodes(of: RowSignNode.self) { sign.invalidateDrawing() }
  }

  override func draw(into recorder: inout NodeRecorder) {
    guard let session = lifting else {
      super.draw(into: &recorder)
      if container != nil { recorder.respond(self) }
      return
    }
    // It is drawn under the pointer; those who can't see it find it there.
    let inner = recorder.apart(child)
    guard let distance = session.distance, let start = session.primary?.frame,
      let here = itemID.flatMap(collection.frame)
    else {
      recorder.accessibility += inner.accessibility
      return
    }
    recorder.accessibility.append(
      .moved(
        inner.accessibility,
        CGAffineTransform(
          translationX: start.minX + distance.width - here.minX,
          y: start.minY + distance.height - here.minY
        )
      )
    )
  }

  // MARK: - Focus and keys

  /// A view that has nothing inside for keys to go to can have the focus itself.
  override var canTakeFocus: Bool {
    guard super.canTakeFocus, container != nil, surroundingRow == nil else { return false }
    var isAlone = true
    child.forEachFocusTarget { _ in isAlone = false }
    return isAlone
  }
}

extension ViewNode {
  fileprivate func forEachFocusTarget(_ body: (any FocusTarget) -> Void) {
    if let target = self as? any FocusTarget, target.canTakeFocus { body(target) }
    forEachChild { $0.forEachFocusTarget(body) }
  }
}

extension ReorderItemNode: LiftedByHolding {
  var isLiftedByHolding: Bool { container != nil && surroundingRow == nil }
}

extension ReorderItemNode: GestureNode {
  var gestureMask: GestureMask {
    // A list's row follows the pointer itself: it is also swiped.
    isLiftedByHolding ? .all : .subviews
  }

  var gestureDeadline: Date? { press?.deadline }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    if case .down = event.kind { press = DragPress(event, at: place) }
    guard let press else { return .failed }
    switch press.receive(event, at: place) {
    case .waiting: return .possible
    case .failed:
      self.press = nil
      return .failed
    case .lifts:
      self.press = nil
      let isHeld = event.isTouch
      event.perform { [weak self] in self?.lift(from: press.start, to: place, isHeld: isHeld) }
      return .changed
    }
  }

  /// Lifts it where it was pressed, and moves it to where the pointer is now.
  ///
  /// - Parameters:
  ///   - start: Where it was pressed, in the root's space.
  ///   - location: Where the pointer is.
  ///   - isHeld: Whether a finger has held it: where it can't be lifted, that asks for its menu.
  func lift(from start: CGPoint, to location: CGPoint, isHeld: Bool) {
    if lift(at: start) {
      root.drags.drag?.isHeld = isHeld
      root.drags.move(to: location)
    } else if isHeld {
      _ = root.openContextMenu(at: start)
    }
  }
}
