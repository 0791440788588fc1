import Foundation

/// How far a pointer has gone to the side since it was pressed, and how fast it went at last.
struct SwipeSpeed {
  /// In points.
  private(set) var distance: CGFloat = 0
  private var moved: Date
  /// In points a second.
  private var velocity: CGFloat = 0

  /// The pointer is pressed.
  init(at time: Date) { moved = time }

  /// The pointer has come to a distance from where it was pressed.
  mutating func move(to distance: CGFloat, at time: Date) {
    let passed = time.timeIntervalSince(moved)
    if passed > 0 { velocity = (distance - self.distance) / passed }
    self.distance = distance
    moved = time
  }

  /// How fast it is where it is let go, in points a second: who holds still before that does not flick.
  func velocity(letGoAt time: Date) -> CGFloat {
    time.timeIntervalSince(moved) < ControlTheme.standard.swipe.restDuration ? velocity : 0
  }
}
