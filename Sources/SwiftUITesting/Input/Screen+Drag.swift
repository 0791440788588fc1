@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGeometry
@_spi(Engine) @_spi(Hosting) import AviaryInteraction
public import Foundation
import SwiftUI

// A drag in steps, to look at what is seen on the way.
extension Screen {
  /// Presses at a place and holds.
  ///
  /// - Parameters:
  ///   - location: Where, in points of the screen.
  ///   - hold: How long is waited after pressing, on the screen's clock: half a second lifts things for fingers.
  public func beginDrag(at location: CGPoint, hold: Duration = .zero) throws {
    try dragEvent(.down, location)
    pass(max(hold.inSeconds, 0))
  }

  /// Moves what is pressed to a place, in several steps, and lets what gives way come to rest.
  ///
  /// - Parameters:
  ///   - location: Where to, in points of the screen.
  ///   - duration: How long it takes; a quarter of a second by default.
  ///   - rest: How long is waited there; half a second by default.
  public func moveDrag(
    to location: CGPoint,
    duration: Duration = .seconds(0.25),
    rest: Duration = .seconds(0.5)
  ) throws {
    let start = dragLocation
    let steps = max(2, Int((duration.inSeconds / Self.frame).rounded()))
    for step in 1...steps {
      pass(Self.frame)
      let part = CGFloat(step) / CGFloat(steps)
      try dragEvent(
        .moved,
        CGPoint(
          x: start.x + (location.x - start.x) * part,
          y: start.y + (location.y - start.y) * part
        )
      )
    }
    pass(max(rest.inSeconds, 0))
  }

  /// Lets go of what is pressed, where it is.
  public func endDrag() throws {
    try dragEvent(.up, dragLocation)
  }

  /// Calls off the press, as a window does that loses the pointer.
  public func cancelDrag() throws {
    try dragEvent(.cancelled, dragLocation)
  }

  private func dragEvent(_ kind: InputEvent.Pointer.Kind, _ location: CGPoint) throws {
    dragLocation = location
    try send(
      .pointer(
        InputEvent.Pointer(
          kind,
          at: location,
          time: now,
          device: pointer == .touch ? .touch : .mouse
        )
      )
    )
  }
}
