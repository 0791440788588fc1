import AviaryGeometry
import AviaryStacks
package import Foundation

/// A press that may lift what is pressed: a mouse at once when it moves, a finger when it is held.
package struct DragPress {
  /// What has become of the press.
  package enum Outcome {
    /// Nothing yet.
    case waiting
    /// It lifts what is pressed.
    case lifts
    /// It means something else.
    case failed
  }

  /// How long a finger has to be held, in seconds; chosen.
  package static let delay: TimeInterval = 0.5

  /// Where it began, in the root's space.
  package let start: CGPoint
  private let time: Date
  private let isTouch: Bool

  /// - Parameters:
  ///   - event: That of a pointer that went down.
  ///   - location: Where, in the root's space.
  package init(_ event: GestureEvent, at location: CGPoint) {
    start = location
    time = event.time
    isTouch = event.isTouch
  }

  /// When it lifts what is pressed by itself; nil for never.
  package var deadline: Date? { isTouch ? time.addingTimeInterval(Self.delay) : nil }

  /// What an event makes of it.
  package func receive(_ event: GestureEvent, at location: CGPoint) -> Outcome {
    switch event.kind {
    case .down: return .waiting
    case .moved:
      let distance = max(abs(location.x - start.x), abs(location.y - start.y))
      guard distance >= ScrollDrag.slack else { return .waiting }
      // A finger that moves scrolls.
      return isTouch ? .failed : .lifts
    case .tick:
      guard let deadline, deadline <= event.time else { return .waiting }
      return .lifts
    case .up, .cancelled, .magnify, .rotate, .pinchEnded: return .failed
    }
  }
}
