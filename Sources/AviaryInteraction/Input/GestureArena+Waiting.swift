@_spi(Engine) import AviaryEngine
import Foundation

// Gestures that wait: for those ranked before them, and a tap for the second one of two.
extension GestureArena {
  /// Whether a gesture ranked before wants the pointer as well.
  func mustWaitWhilePressed(_ entry: Entry) -> Bool {
    if entry.isSimultaneous { return true }
    for other in entries where !other.isSimultaneous {
      if other === entry { return false }
      if other.wantsToCount || other.state == .begun { return true }
    }
    return false
  }

  /// Lets gestures count that have nobody before them any more.
  func settle(_ event: GestureEvent) {
    var isBlocked = false
    for entry in entries {
      if entry.isSimultaneous {
        entry.perform()
        continue
      }
      if isBlocked { continue }
      if entry.wantsToCount, !isWon {
        win(entry, event)
      } else {
        // What fails says so, and what has begun shows it.
        entry.perform()
      }
      isBlocked = !entry.isOver
    }
    if !entries.contains(where: { !$0.isSimultaneous && !$0.isOver }) { isWon = isWon && isPressed }
  }

  /// Takes up the next press, if one of the gestures waits for it: the second tap of two.
  ///
  /// - Returns: false if none does; then what waited is decided.
  func continues(_ path: [ViewNode], _ event: GestureEvent) -> Bool {
    let waiting = entries.filter(\.isLive)
    guard waiting.contains(where: { entry in path.contains { $0 === entry.node } }) else {
      for entry in waiting { entry.cancel(event) }
      settle(event)
      return false
    }
    isWon = false
    let known = entries.filter { !$0.isOver }
    entries = Self.entries(path).map { fresh in
      known.first { $0.node === fresh.node } ?? fresh
    }
    return true
  }
}
