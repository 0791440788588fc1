@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGeometry
@_spi(Engine) @_spi(Hosting) import AviaryInteraction
public import Foundation
public import SwiftUI

// Two fingers: on the screen where a finger points, on a touchpad where a mouse does.
extension Screen {
  /// Moves two fingers apart or together around a place, and lifts them.
  ///
  /// - Parameters:
  ///   - scale: How far apart they are at last, in terms of the beginning: 2 magnifies to double the size, 0.5 to half of it.
  ///     More than 0.
  ///   - angle: How far they turn meanwhile, clockwise; not at all by default.
  ///   - location: The place between them, in points of the screen; its middle by default.
  ///   - duration: How long it takes on the screen's clock.
  /// - Throws: ``ScreenError`` where the scale is none.
  public func pinch(
    by scale: CGFloat,
    turning angle: Angle = .zero,
    at location: CGPoint? = nil,
    duration: Duration = .seconds(0.25)
  ) throws {
    let place = location ?? CGPoint(x: size.width / 2, y: size.height / 2)
    try pinch(by: scale, turning: angle, at: place, span: 100, duration)
  }

  /// - Parameter span: How far apart fingers on the screen are at most, in points.
  func pinch(
    by scale: CGFloat,
    turning angle: Angle,
    at place: CGPoint,
    span: CGFloat,
    _ duration: Duration
  ) throws {
    guard scale > 0, scale.isFinite, angle.radians.isFinite else {
      throw ScreenError(
        .notUsable,
        "A pinch by \(scale) is none: a scale is a finite number above 0."
      )
    }
    // Each step turns less than half of a turn, as fingers do.
    let turns = Int((abs(angle.radians) / (.pi / 8)).rounded(.up))
    let steps = max(2, turns, Int((duration.inSeconds / Self.frame).rounded()))
    let isTouch = pointer == .touch
    let start = span / max(scale, 1)
    func move(_ step: Int, _ kind: InputEvent.Pointer.Kind, _ phase: InputEvent.Phase) throws {
      let part = CGFloat(step) / CGFloat(steps)
      let (scale, angle) = (1 + (scale - 1) * part, angle * Double(part))
      if isTouch {
        let (x, y) = (
          cos(angle.radians) * start * scale / 2, sin(angle.radians) * start * scale / 2
        )
        for (id, side) in [(1, CGFloat(-1)), (2, 1)] {
          let finger = CGPoint(x: place.x + side * x, y: place.y + side * y)
          try send(
            .pointer(InputEvent.Pointer(kind, at: finger, time: now, id: id, device: .touch))
          )
        }
      } else {
        try send(.magnify(InputEvent.Pinch(scale, phase, at: place, time: now)))
        try send(.rotate(InputEvent.Pinch(angle, phase, at: place, time: now)))
      }
    }
    try move(0, .down, .began)
    for step in 1...steps {
      pass(Self.frame)
      try move(step, .moved, .changed)
    }
    try move(steps, .up, .ended)
  }
}

extension ScreenElement {
  /// Moves two fingers apart or together in its middle, and lifts them.
  ///
  /// - Parameters:
  ///   - scale: How far apart they are at last, in terms of the beginning; more than 0.
  ///   - angle: How far they turn meanwhile, clockwise; not at all by default.
  ///   - duration: How long it takes on the screen's clock.
  /// - Throws: ``ScreenError`` where it is covered or disabled, or the scale is none.
  public func pinch(
    by scale: CGFloat,
    turning angle: Angle = .zero,
    duration: Duration = .seconds(0.25)
  ) throws {
    let frame = try resolve().element.frame
    // Both fingers are in it, however small it is.
    let span = min(100, min(frame.width, frame.height) * 0.8)
    try screen.pinch(by: scale, turning: angle, at: usablePoint(), span: span, duration)
  }
}
