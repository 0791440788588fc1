@_spi(Engine) import AviaryEngine
import Foundation

extension DocumentSession {
  /// The undo manager has ended a group of changes, or undone or redone one: a change of the document, unless the group
  /// has nothing in it.
  func noteUndo() {
    guard let all = undoManager?.allChanges, all != notedUndo else { return }
    notedUndo = all
    noteChange()
  }
}

extension UndoManager {
  /// How many changes it knew of so far, back and forth.
  var allChanges: Int { changeCount + restorationCount }
}
