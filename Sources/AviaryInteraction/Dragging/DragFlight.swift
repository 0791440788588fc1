@_spi(Hosting) import AviaryDrawing
import Foundation

/// The way of what was let go to the place where it comes to rest.
final class DragFlight {
  /// How long it takes, in seconds; chosen.
  static let duration: TimeInterval = 0.25

  private let drag: Drag
  /// Where the first picture was let go, in the root's space.
  private let from: CGPoint
  private let began: Date
  /// Where it goes, as far as that was known last.
  private var goal: CGPoint?
  private var hasEnded = false

  init(_ drag: Drag, from: CGPoint, began: Date) {
    self.drag = drag
    self.from = from
    self.began = began
  }

  func isOver(_ now: Date) -> Bool { now.timeIntervalSince(began) >= Self.duration }

  /// What is seen on the way.
  func picture(_ now: Date) -> DisplayFragment? {
    guard let first = drag.pictures.first else { return nil }
    goal = drag.landing?() ?? goal
    guard let goal else { return nil }
    let time = min(max(now.timeIntervalSince(began) / Self.duration, 0), 1)
    // Fast at first, and slower towards the end.
    let part = CGFloat(1 - (1 - time) * (1 - time) * (1 - time))
    let place = CGPoint(
      x: from.x + (goal.x - from.x) * part,
      y: from.y + (goal.y - from.y) * part
    )
    return DragController.picture(
      of: drag,
      moved: CGSize(width: place.x - first.frame.minX, height: place.y - first.frame.minY)
    )
  }

  /// It is there, or something else is lifted.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    drag.whenAtRest.forEach { $0() }
  }
}
