@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryStacks
package import Foundation

/// Leads what a person drags over a tree of views: one thing at a time.
///
/// From the moment something is lifted, the pointer's events come here and to nobody else. What they mean is found out in the
/// next update, when every view is known where it ends: on the way there it may lie elsewhere.
package final class DragController: TimeDriven {
  unowned let root: ViewRoot
  /// What is dragged; nil for nothing.
  package private(set) var drag: Drag?
  private weak var target: (any DropTarget)?
  private var flight: DragFlight?
  private let scroller: DragScroller
  private let springs: SpringLoading

  init(root: ViewRoot) {
    self.root = root
    scroller = DragScroller(root: root)
    springs = SpringLoading(root: root)
    root.clock.add(self)
  }

  // MARK: - Beginning

  /// Something is lifted, and follows the pointer from now on.
  package func begin(_ drag: Drag) {
    flight?.end()
    flight = nil
    if self.drag != nil { cancel() }
    self.drag = drag
    if drag.isLocal { drag.badge = DragBadge.picture(for: drag, in: root) }
    draw()
    follow()
  }

  // MARK: - Events

  /// Takes an event of a pointer while something is dragged.
  ///
  /// - Returns: Whether it was used.
  func receive(_ event: InputEvent.Pointer) -> Bool {
    guard drag != nil else { return false }
    switch event.kind {
    case .moved:
      move(to: event.location)
    case .up:
      move(to: event.location)
      root.actions.append(("drop", { [weak self] in self?.letGo() }))
    case .cancelled: cancel()
    case .down: return false
    case .hoverMoved, .left: break
    }
    return true
  }

  /// Takes a key while something is dragged: escape calls it off.
  ///
  /// - Returns: Whether it was used.
  func receive(_ key: InputEvent.Key) -> Bool {
    guard drag != nil, key.key == .escape else { return false }
    if key.phase == .down { cancel() }
    return true
  }

  /// The pointer is elsewhere, in the root's space.
  package func move(to location: CGPoint) {
    guard let drag, location != drag.location else { return }
    drag.location = location
    draw()
    follow()
  }

  /// Finds out, in the next update, what lies below the pointer.
  private func follow() {
    root.actions.append(
      (
        "drag",
        { [weak self] in
          guard let self, let drag else { return }
          findTarget(drag)
          drag.origin?.dragDidMove(drag)
          scroller.follow(drag)
          springs.follow(drag)
        }
      )
    )
  }

  private func findTarget(_ drag: Drag) {
    let found = root.dropTarget(of: drag, at: drag.location)
    if let target, target !== found {
      self.target = nil
      if target.isMounted { target.dragDidLeave(drag) }
    }
    guard let found, let place = found.locationInNode(drag.location) else { return }
    let hasEntered = target !== found
    target = found
    found.dragDidMove(drag, to: place, hasEntered: hasEntered)
  }

  // MARK: - Ending

  /// The pointer has let it go: a finger that has held it, and not moved it, asks for its menu.
  private func letGo() {
    guard let drag else { return }
    if drag.isHeld, drag.farthest < ScrollDrag.slack, root.openContextMenu(at: drag.start) {
      cancel()
    } else {
      drop()
    }
  }

  /// Lets it go where it is.
  ///
  /// - Returns: What was done with it; `.cancel` where nobody took it.
  @discardableResult
  package func drop() -> DropOperation {
    guard let drag else { return .cancel }
    findTarget(drag)
    guard let target, target.isMounted, let place = target.locationInNode(drag.location) else {
      end(drag, .cancel)
      return .cancel
    }
    let operation = target.drop(drag, at: place)
    end(drag, operation)
    return operation
  }

  // MARK: - The desktop

  /// What would be done with the drag where it is, as far as the last update found out; nil where nobody takes it.
  package var proposedOperation: DropOperation? {
    guard let drag, let target, target.isMounted, let place = target.locationInNode(drag.location)
    else { return nil }
    let operation = target.proposedOperation(for: drag, at: place)
    return operation == .cancel || operation == .forbidden ? nil : operation
  }

  /// The identifiers of the types that the view below the pointer takes.
  package var droppedTypes: [String] { target?.droppedTypes ?? [] }

  /// The pointer has left the tree, and the desktop shows what is dragged from now on.
  package func handOver() {
    guard let drag else { return }
    drag.isShownByDesktop = true
    root.floating = nil
    root.needsDisplay = true
    leave()
  }

  /// What is handed over has become known.
  ///
  /// - Parameter providers: A provider for each thing.
  package func setProviders(_ providers: [NSItemProvider]) {
    guard let drag else { return }
    drag.setProviders(providers)
    follow()
  }

  /// It was dropped elsewhere, or nowhere.
  ///
  /// - Parameters:
  ///   - drag: Which one; another one than the tree's has ended before.
  ///   - operation: What was done with it.
  package func finish(_ drag: Drag, _ operation: DropOperation) {
    guard self.drag === drag else { return }
    leave()
    end(drag, operation)
  }

  /// Calls it off: everything is as if nothing had been lifted.
  package func cancel() {
    guard let drag else { return }
    if let target, target.isMounted { target.dragDidLeave(drag) }
    end(drag, .cancel)
  }

  /// The pointer has left the tree with it, for another window or program.
  package func leave() {
    guard let drag, let target else { return }
    self.target = nil
    if target.isMounted { target.dragDidLeave(drag) }
  }

  private func end(_ drag: Drag, _ operation: DropOperation) {
    self.drag = nil
    target = nil
    scroller.stop()
    springs.stop()
    defer { drag.isShownByDesktop = false }
    drag.origin?.dragDidEnd(drag, operation)
    if operation == .cancel || operation == .forbidden, drag.landing == nil, drag.isLocal,
      !drag.isShownByDesktop
    {
      // It flies back to where it was lifted.
      let frame = drag.pictures.first?.frame
      drag.landing = { frame?.origin }
    }
    guard let first = drag.pictures.first, drag.landing != nil, !drag.isShownByDesktop else {
      root.floating = nil
      drag.whenAtRest.forEach { $0() }
      return
    }
    let from = CGPoint(
      x: first.frame.minX + drag.distance.width,
      y: first.frame.minY + drag.distance.height
    )
    flight = DragFlight(drag, from: from, began: root.clock.now)
    root.needsDisplay = true
  }

  // MARK: - Drawing

  private func draw() {
    guard let drag, !drag.isShownByDesktop else { return }
    root.floating = Self.picture(of: drag, moved: drag.distance)
  }

  /// All pictures of a drag, moved by a distance.
  package static func picture(of drag: Drag, moved: CGSize) -> DisplayFragment {
    var builder = FragmentBuilder()
    for picture in drag.pictures.reversed() {
      builder.fragment(
        picture.fragment,
        offset: CGPoint(
          x: moved.width + picture.shift.width,
          y: moved.height + picture.shift.height
        )
      )
    }
    if let badge = drag.badge {
      builder.fragment(badge.fragment, offset: CGPoint(x: moved.width, y: moved.height))
    }
    return builder.build()
  }

  // MARK: - Time

  package var nextWakeUp: WakeUp {
    if flight != nil || scroller.isScrolling { return .now }
    return springs.nextWakeUp
  }

  package func tick(_ now: Date) {
    if let flight {
      if flight.isOver(now) {
        self.flight = nil
        flight.end()
        root.floating = nil
      } else {
        root.floating = flight.picture(now)
      }
    }
    if drag != nil {
      if scroller.tick(now) { follow() }
      springs.tick(now)
    }
  }
}

extension ViewRoot {
  /// What leads the things that a person drags here.
  package var drags: DragController { rootStorage { DragController(root: self) } }
}
