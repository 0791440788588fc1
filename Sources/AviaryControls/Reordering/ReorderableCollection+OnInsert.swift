@_spi(Engine) import AviaryEngine
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import Foundation

// The rows of a list that have an `onInsert`, which makes space for what would be put among them.
extension ReorderableCollection {
  /// How data is put among the rows; nil where it can't be.
  var insertion: RowInsertion? {
    guard let kind = modifier.insertion else { return nil }
    return values(at: 0)?.listRow.insert ?? RowInsertion(kind: kind, offset: 0)
  }

  /// The offset in the data behind all rows.
  private var endOffset: Int {
    guard let count = list?.content.count else { return 0 }
    return values(at: count - 1)?.listRow.insert.map { $0.offset + 1 } ?? 0
  }

  /// The offset in the data at which something would be put that is dropped now; nil where no space is kept for it.
  var insertionOffset: Int? {
    guard let session = link?.session, session.primary == nil, let place = session.destination
    else { return nil }
    guard let before = place.before else { return endOffset }
    return range(of: before, hint: place.hint).flatMap {
      values(at: $0.lowerBound)?.listRow.insert?.offset
    }
  }

  /// Makes space for what is dragged over the rows.
  func visit(_ drag: Drag) {
    isLeft = false
    guard let link else { return }
    link.node?.visit(drag, in: link)
  }

  /// What was dragged over a row is there no more; it may be over another one.
  func leave() {
    guard let root = list?.root else { return }
    isLeft = true
    root.actions.append(
      (
        "onInsert",
        { [weak self] in
          guard let self, isLeft else { return }
          withAnimation(.smooth(duration: ControlTheme.standard.swipe.reorderDuration)) {
            self.endVisit()
          }
        }
      )
    )
  }

  /// Puts what is dragged into the space that is kept for it, or else at an offset.
  ///
  /// - Parameter offset: Where it goes without a space; nil for behind all rows.
  func put(_ drag: Drag, _ insertion: RowInsertion, at offset: Int?) -> DropOperation {
    withAnimation {
      let isTaken = insertion.put(drag.providers, at: insertionOffset ?? offset ?? endOffset)
      endVisit()
      return isTaken ? .copy : .cancel
    }
  }

  /// What was dragged there has left, or was dropped.
  func endVisit() {
    isLeft = false
    link?.endVisit()
  }
}
