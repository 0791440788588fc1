@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) package import AviaryInteraction
import CoreTransferable
package import Foundation
import UniformTypeIdentifiers

/// A part of a text that is dragged.
private struct DraggedText {
  weak var owner: TextInputNode?
  let range: Range<Int>
  /// With its attributes, where it has some.
  let styled: AttributedString?
}

// What is selected is dragged to another place, or to others.
extension TextInputNode {
  /// Whether a press is on what is selected, so that it may drag that.
  func holdsSelection(_ event: GestureEvent) -> Bool {
    guard let session, !isSecure, !event.isTouch, event.clickCount == 1,
      event.modifiers.isDisjoint(with: [.shift, .control, .command])
    else { return false }
    let place = place(at: event.location)
    return session.selection.contains(place) && place > session.selection.lowerBound
  }

  /// Lifts what is selected.
  ///
  /// - Parameters:
  ///   - start: Where it was pressed, in the root's space.
  ///   - location: Where the pointer is now.
  func liftSelection(from start: CGPoint, to location: CGPoint) {
    guard isMounted, root.drags.drag == nil, let session, !session.selection.isEmpty else { return }
    let drag = Drag(
      in: root,
      providers: [NSItemProvider(transferring: session.selectedText)],
      origin: self,
      start: start,
      pictures: [pictureOfSelection(from: session, at: start)]
    )
    drag.setNote(
      DraggedText(
        owner: self,
        range: session.selection,
        styled: isRich ? CopiedText.text(of: [copy(session.selection)]) : nil
      ),
      isOfTree: true
    )
    root.drags.begin(drag)
    root.drags.move(to: location)
  }

  /// The words that are dragged, as far as one line holds them.
  private func pictureOfSelection(from session: TextSession, at start: CGPoint) -> DragPicture {
    guard let shown = editedNode else {
      return DragPicture(
        fragment: FragmentBuilder().build(),
        frame: CGRect(origin: start, size: .zero)
      )
    }
    let (first, last) = (
      shown.caret(at: shownPlace(session.selection.lowerBound)),
      shown.caret(at: shownPlace(session.selection.upperBound))
    )
    let isOneLine = abs(first.midY - last.midY) < 1
    let area = CGRect(
      x: isOneLine ? min(first.minX, last.minX) : 0,
      y: first.minY,
      width: isOneLine ? abs(last.minX - first.minX) : shown.size.width,
      height: max(last.maxY, first.maxY) - first.minY
    )
    let picture = DragPicture(of: shown)
    let frame = shown.convert(area, to: nil)
    var builder = FragmentBuilder()
    builder.clipped(picture.fragment, to: Path(frame), style: FillStyle())
    return DragPicture(fragment: builder.build(), frame: frame)
  }
}

extension TextInputNode: DragOrigin {
  package func dragDidEnd(_ drag: Drag, _ operation: DropOperation) {}
}

extension TextInputNode: DropTarget {
  package var droppedTypes: [String] { String.importedContentTypes().map(\.identifier) }

  package func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    canTakeFocus && drag.providers.contains { $0.canTransfer(to: String.self) }
  }

  package func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    setDropPlace(session == nil ? nil : place(at: location))
  }

  package func dragDidLeave(_ drag: Drag) { setDropPlace(nil) }

  package func proposedOperation(for drag: Drag, at location: CGPoint) -> DropOperation {
    drag.note(DraggedText.self)?.owner === self ? .move : .copy
  }

  package func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    setDropPlace(nil)
    // A text tells places once it has the focus.
    root.input.focus.focus(self)
    guard session != nil else { return .cancel }
    let place = place(at: location)
    let dragged = drag.note(DraggedText.self)
    let own = dragged.flatMap { $0.owner === self ? $0.range : nil }
    if let own, own.lowerBound <= place, place <= own.upperBound { return .cancel }
    NSItemProvider.transfer(to: String.self, drag.providers) { [weak self] texts in
      guard let self, let session, !texts.isEmpty else { return }
      let styled = isRich ? dragged?.styled : nil
      session.insert(texts.joined(separator: "\n"), styled, at: place, movedFrom: own)
    }
    return own == nil ? .copy : .move
  }
}

extension TextSession {
  /// Puts a text at a place, and selects it.
  ///
  /// - Parameters:
  ///   - styled: The same with its attributes; nil for none.
  ///   - own: Where it is taken from, of this text; nil for a text from elsewhere.
  fileprivate func insert(
    _ string: String,
    _ styled: AttributedString?,
    at place: Int,
    movedFrom own: Range<Int>?
  ) {
    var place = min(place, text.utf8.count)
    asOneChange {
      if let own {
        replace(own, with: "")
        if place > own.lowerBound { place -= own.count }
      }
      select(place)
      if let styled { insert(styled) } else { insert(string) }
    }
    select(head, anchor: place)
  }
}
