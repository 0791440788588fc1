import Foundation
import Observation

/// Changes that are undone together.
struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let perform: @MainActor () -> Void

    init(target: AnyObject, perform: @escaping @MainActor () -> Void) {
      self.target = target
      self.perform = perform
    }
  }

  var actions: [Action] = []
  var name = ""
  var isDiscardable = false
}

/// What an undo manager has recorded; views that read it follow it.
@MainActor
@Observable
package final class UndoHistory {
  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []
  /// Groups that are begun, each inside the one before.
  var open: [UndoGroup] = []

  nonisolated init() {}

  /// Forgets the oldest groups beyond a number; 0 keeps all.
  package func trim(to count: Int) {
    guard count > 0 else { return }
    undo.removeFirst(max(0, undo.count - count))
    redo.removeFirst(max(0, redo.count - count))
  }

  func removeAll(where isForgotten: (AnyObject?) -> Bool) {
    func remaining(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { group in
        var group = group
        group.actions.removeAll { isForgotten($0.target) }
        return group
      }
    }
    undo = remaining(undo).filter { !$0.actions.isEmpty }
    redo = remaining(redo).filter { !$0.actions.isEmpty }
    open = remaining(open)
  }

  /// Changes the group that is open; without one that which was ended last.
  func changeLast(_ change: (inout UndoGroup) -> Void) {
    if let last = open.indices.last {
      change(&open[last])
    } else if let last = undo.indices.last {
      change(&undo[last])
    }
  }
}
