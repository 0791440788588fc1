@_spi(Engine) import AviaryEngine
import Foundation

/// Decides which of the gestures under a pointer counts.
///
/// The gestures are ranked: those of high priority, outermost first; then the others, innermost first. A gesture
/// counts once those ranked before it have failed. One that has a value or ends while the pointer is down need not
/// wait for gestures that have none yet: a drag goes before a tap that has not ended, and a long press too. Where
/// one counts the others are called off. Simultaneous gestures count beside whatever counts. Which of them wait is in
/// `GestureArena+Waiting`.
///
/// Source: the documentation of `gesture(_:including:)`, `highPriorityGesture(_:including:)` and
/// `simultaneousGesture(_:including:)`.
final class GestureArena {
  var entries: [Entry]
  /// Whether a button or finger is down.
  private(set) var isPressed = false

  /// The gestures of the nodes that were hit, outermost first.
  init(_ path: [ViewNode]) { entries = Self.entries(path) }

  static func entries(_ path: [ViewNode]) -> [Entry] {
    var ranked: [Entry] = []
    for node in path.reversed() {
      guard let gesture = node as? any GestureNode else { continue }
      if !gesture.gestureMask.contains(.subviews) { ranked.removeAll() }
      guard gesture.gestureMask.contains(.gesture), gesture.takesGestures else { continue }
      let entry = Entry(gesture)
      if gesture.gesturePriority == .high {
        ranked.insert(entry, at: 0)
      } else {
        ranked.append(entry)
      }
    }
    return ranked
  }

  // MARK: - State

  /// Whether nothing can come of it any more.
  var isOver: Bool { !isPressed && !entries.contains { !$0.isOver } }

  /// When a gesture decides by itself.
  var deadline: Date? {
    entries.filter(\.isLive).reduce(nil) { earlier($0, $1.node.gestureDeadline) }
  }

  /// Whether a gesture has the pointer for itself.
  var isWon = false

  // MARK: - Events

  /// Hands an event to all gestures; its location is in the root's space.
  func receive(_ event: GestureEvent) { receive(event, entries) }

  /// Hands an event to some of the gestures, for whom the others may have to go.
  func receive(_ event: GestureEvent, _ listeners: [Entry]) {
    switch event.kind {
    case .down: isPressed = true
    case .up, .cancelled: isPressed = false
    default: break
    }
    for entry in listeners where entry.isLive {
      entry.receive(event)
      if case .up = event.kind { continue }
      // While the pointer is down, whoever knows first has it.
      if entry.wantsToCount, !isWon, !mustWaitWhilePressed(entry) { win(entry, event) }
    }
    settle(event)
  }

  /// The gestures that would hear of a pinch between what is pressed and a finger that goes down on some nodes: what is pinched
  /// is under both.
  func pinchEntries(_ path: [ViewNode]) -> [Entry] {
    guard isPressed else { return [] }
    return entries.filter { entry in
      entry.isLive && entry.node.followsPinches && path.contains { $0 === entry.node }
    }
  }

  func win(_ winner: Entry, _ event: GestureEvent) {
    isWon = true
    for entry in entries where entry !== winner && !entry.isSimultaneous { entry.cancel(event) }
    winner.perform()
  }

  /// Calls everything off.
  func cancel(_ event: GestureEvent) {
    isPressed = false
    for entry in entries { entry.cancel(event) }
  }
}
