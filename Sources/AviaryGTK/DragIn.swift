import AviaryInteraction
import CAviaryWindow
import Foundation

/// Something of another window or program that is dragged over a window.
@MainActor
final class DragIn {
  let drag: Drag
  /// The drag of this program; nil for one of another program.
  let origin: DragOut?
  /// What reads what another program offers; nil for this program's.
  let reader: DesktopReader?
  /// Whether it was dropped, and waits for its data.
  var isDropped = false

  init(_ drag: Drag, origin: DragOut) {
    self.drag = drag
    self.origin = origin
    reader = nil
  }

  init(_ drag: Drag, reader: DesktopReader) {
    self.drag = drag
    origin = nil
    self.reader = reader
  }
}
