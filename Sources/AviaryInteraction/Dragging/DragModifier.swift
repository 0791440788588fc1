@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
package import Foundation

/// What a view offers when it is dragged.
package struct DragOffer {
  /// A provider for each thing.
  package var providers: [NSItemProvider]
  /// Whether it is all that is dragged, whatever is selected around.
  package var isWhole = false
  /// Views besides the one that is pressed whose pictures are dragged along.
  package var companions: [ViewNode] = []
  /// What may be done with it.
  package var allowed: Set<DropOperation> = [.copy, .move]
  /// What other programs may do with it.
  package var allowedOutside: Set<DropOperation> = [.copy]
  /// Notes something with the drag before it begins.
  package var prepare: (Drag) -> Void = { _ in }
  /// How the pictures of several lie.
  package var shift: (_ index: Int, _ size: CGSize) -> CGSize? = { index, _ in
    CGSize(width: 5 * CGFloat(index), height: 5 * CGFloat(index))
  }
  /// What is drawn behind the picture of a view, in the root's space; nil for nothing.
  package var background: (ViewNode) -> DisplayFragment? = { _ in nil }
  /// Told what becomes of the drag: that it has begun, moves on, and how it ended.
  package var follow: (Drag, DragProgress) -> Void = { _, _ in }

  package init(providers: [NSItemProvider]) { self.providers = providers }
}

/// How far a drag is.
package enum DragProgress: Hashable, Sendable {
  case began, moved
  case ended(DropOperation)
}

/// Lets a view be dragged.
package nonisolated struct DragModifier: UnseenContentModifier {
  /// What is shown under the pointer; nothing for the view itself.
  package let content: AnyView
  package let hasPreview: Bool
  /// What is dragged, asked for when a drag begins; nil for nothing.
  let offer: (ViewNode) -> DragOffer?

  /// - Parameters:
  ///   - preview: What is shown under the pointer; nil for the view itself.
  ///   - offer: What is dragged; nil for nothing. Asked when a drag begins, with the view's node.
  package init(preview: AnyView?, offer: @escaping (ViewNode) -> DragOffer?) {
    content = preview ?? AnyView(EmptyView())
    hasPreview = preview != nil
    self.offer = offer
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    DragNode(list, child, place)
  }
}

/// The node of a view that can be dragged.
final class DragNode: UnseenContentNode<DragModifier> {
  private var press: DragPress?
  private var follow: (Drag, DragProgress) -> Void = { _, _ in }

  override func layoutContent() {
    super.layoutContent()
    content.place(at: .zero, size: content.measure(.unspecified), proposal: .unspecified)
  }

  override func draw(into recorder: inout NodeRecorder) { recorder.draw(child) }

  /// Lifts what the view offers.
  ///
  /// - Parameters:
  ///   - start: Where it was pressed, in the root's space.
  ///   - location: Where the pointer is now.
  /// - Returns: Whether it could be lifted.
  private func lift(from start: CGPoint, to location: CGPoint, isHeld: Bool) -> Bool {
    guard root.drags.drag == nil, let offer else { return false }
    let drag = Drag(
      in: root,
      providers: offer.providers,
      origin: self,
      start: start,
      pictures: pictures(offer, at: start)
    )
    drag.allowed = offer.allowed
    drag.allowedOutside = offer.allowedOutside
    drag.isHeld = isHeld
    offer.prepare(drag)
    follow = offer.follow
    follow(drag, .began)
    root.drags.begin(drag)
    root.drags.move(to: location)
    return true
  }
}

extension DragNode: DragSource, LiftedByHolding {
  private var surroundings: (any DragSurroundings)? {
    nearestAncestor(as: (any DragSurroundings).self)
  }

  var offer: DragOffer? {
    guard let offer = modifier.offer(self), !offer.providers.isEmpty else { return nil }
    return offer.isWhole ? offer : surroundings?.gathered(offer, from: self) ?? offer
  }

  func preview(at location: CGPoint) -> DragPicture? {
    modifier.hasPreview ? previewPicture(at: location) : nil
  }

  var isLiftedByHolding: Bool { surroundings?.isLifted(insteadOf: self) != true }
}

extension DragNode: DragOrigin {
  func dragDidMove(_ drag: Drag) { follow(drag, .moved) }

  func dragDidEnd(_ drag: Drag, _ operation: DropOperation) {
    follow(drag, .ended(operation))
    follow = { _, _ in }
  }
}

extension DragNode: GestureNode {
  var gestureDeadline: Date? { press?.deadline }

  func receiveGestureEvent(_ event: GestureEvent) -> GestureProgress {
    let place = event.convert(event.location, .global)
    if case .down = event.kind {
      press = isLiftedByHolding ? DragPress(event, at: place) : nil
    }
    guard let press else { return .failed }
    switch press.receive(event, at: place) {
    case .waiting: return .possible
    case .failed:
      self.press = nil
      return .failed
    case .lifts:
      self.press = nil
      let isHeld = event.isTouch
      event.perform { [weak self] in
        guard let self, !lift(from: press.start, to: place, isHeld: isHeld), isHeld else { return }
        _ = root.openContextMenu(at: place)
      }
      return .changed
    }
  }
}
