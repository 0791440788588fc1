@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGeometry
@_spi(Engine) @_spi(Hosting) package import AviaryInteraction
public import Foundation
public import SwiftUI

// Input at places of the screen; elements use it at theirs.
extension Screen {
  /// How long a tap presses, in seconds.
  static let tapDuration = 0.05
  static let frame = 1.0 / 60

  @discardableResult
  package func send(_ event: InputEvent) throws -> Bool {
    try check()
    let wasUsed = host.receive(event)
    update()
    try check()
    return wasUsed
  }

  /// Lets time pass in frames, without a turn for tasks.
  package func pass(_ seconds: TimeInterval) {
    let end = now.addingTimeInterval(seconds)
    while now < end { tick(to: min(end, now.addingTimeInterval(Self.frame))) }
  }

  private func point(
    _ kind: InputEvent.Pointer.Kind,
    _ location: CGPoint,
    _ device: ScreenPointer,
    _ button: InputEvent.Pointer.Button = .primary,
    _ modifiers: EventModifiers = [],
    _ clicks: Int = 1
  ) throws {
    try send(
      .pointer(
        InputEvent.Pointer(
          kind,
          at: location,
          time: now,
          button: button,
          device: device == .touch ? .touch : .mouse,
          modifiers: modifiers,
          clickCount: clicks
        )
      )
    )
  }

  /// Taps or clicks at a place, in points of the screen.
  ///
  /// - Parameters:
  ///   - count: How often, one after the other; at least 1.
  ///   - modifiers: The keys that are held meanwhile.
  public func tap(at location: CGPoint, count: Int = 1, modifiers: EventModifiers = []) throws {
    for click in 1...max(count, 1) {
      try point(.down, location, pointer, .primary, modifiers, click)
      pass(Self.tapDuration)
      try point(.up, location, pointer, .primary, modifiers, click)
      if click < count { pass(Self.tapDuration) }
    }
  }

  /// Clicks with the secondary button of a mouse, which opens context menus.
  public func secondaryClick(at location: CGPoint) throws {
    try point(.down, location, .mouse, .secondary)
    try point(.up, location, .mouse, .secondary)
  }

  /// Presses at a place for some time, on the screen's clock.
  ///
  /// - Parameter duration: At least 0; a little more than half a second by default, for which context menus wait.
  public func press(at location: CGPoint, for duration: Duration = .seconds(0.6)) throws {
    try point(.down, location, pointer)
    pass(max(duration.inSeconds, 0))
    try point(.up, location, pointer)
  }

  /// Moves the mouse to a place without pressing.
  ///
  /// - Parameter modifiers: The keys that are held meanwhile.
  public func hover(at location: CGPoint, modifiers: EventModifiers = []) throws {
    try point(.hoverMoved, location, .mouse, .primary, modifiers)
  }

  /// Moves the mouse off the screen.
  public func endHover() throws { try point(.left, .zero, .mouse) }

  /// Presses at a place, moves, and lets go.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in points of the screen.
  ///   - end: Where it ends.
  ///   - duration: How long it takes on the screen's clock; a quick one is a flick.
  ///   - hold: How long is waited after pressing, for what is lifted first.
  ///   - rest: How long is waited before letting go: then nothing is flung.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: Duration = .seconds(0.25),
    hold: Duration = .zero,
    rest: Duration = .zero
  ) throws {
    try point(.down, start, pointer)
    pass(max(hold.inSeconds, 0))
    let steps = max(2, Int((duration.inSeconds / Self.frame).rounded()))
    for step in 1...steps {
      pass(Self.frame)
      let part = CGFloat(step) / CGFloat(steps)
      let location = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      try point(.moved, location, pointer)
    }
    if rest > .zero {
      pass(rest.inSeconds)
      try point(.moved, end, pointer)
    }
    try point(.up, end, pointer)
  }

  /// Moves two fingers on a touchpad at a place, and lifts them: what was pulled beyond its end springs back in time.
  ///
  /// - Parameters:
  ///   - distance: How far what is there moves, in points; downwards and to the right is more than 0 where the content
  ///     goes up and to the left.
  ///   - location: Where the pointer is; in the middle of the screen by default.
  ///   - duration: How long it takes on the screen's clock: across a row of a list this shows its swipe actions. By
  ///     default it is done at once.
  public func scroll(
    by distance: CGSize,
    at location: CGPoint? = nil,
    duration: Duration = .zero
  ) throws {
    let place = location ?? CGPoint(x: size.width / 2, y: size.height / 2)
    func move(_ distance: CGSize, _ phase: InputEvent.Phase) throws {
      try send(
        .scroll(InputEvent.Scroll(distance, at: place, time: now, phase: phase, isPrecise: true))
      )
    }
    let steps = max(1, Int((duration.inSeconds / Self.frame).rounded()))
    if steps > 1 { try move(.zero, .began) }
    for _ in 1...steps {
      if steps > 1 { pass(Self.frame) }
      let part = CGFloat(steps)
      try move(CGSize(width: distance.width / part, height: distance.height / part), .changed)
    }
    try move(.zero, .ended)
  }

  /// Turns a mouse's wheel at a place, by a notch or several.
  ///
  /// - Parameters:
  ///   - distance: How far what is there scrolls, in points; a wheel of choices goes on by a row.
  ///   - location: Where the pointer is; in the middle of the screen by default.
  public func turnWheel(by distance: CGSize, at location: CGPoint? = nil) throws {
    let place = location ?? CGPoint(x: size.width / 2, y: size.height / 2)
    try send(.scroll(InputEvent.Scroll(distance, at: place, time: now)))
  }

  /// Presses a key and lets go.
  ///
  /// - Parameters:
  ///   - key: Which one.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Returns: Whether something made use of it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws -> Bool {
    let wasUsed = try send(.key(InputEvent.Key(key, .down, modifiers: modifiers, time: now)))
    try send(.key(InputEvent.Key(key, .up, modifiers: modifiers, time: now)))
    return wasUsed
  }

  /// Types a text where the focus is: letter by letter, a line break as the return key, a tab as the tabulator.
  ///
  /// - Throws: ``ScreenError`` where nothing that takes text has the focus.
  public func type(_ text: String) throws {
    for character in text {
      switch character {
      case "\n", "\r": try press(.return)
      case "\t": try press(.tab)
      default:
        guard host.textInputState != nil else {
          throw ScreenError(
            .notUsable,
            "“\(character)” of “\(text)” has nowhere to go: nothing that takes text has the focus.",
            tree: description
          )
        }
        try send(.text(InputEvent.Text(.commit(String(character)), time: now)))
      }
    }
  }

  /// Composes a text as an input method does, and takes it: what is typed is shown before it is decided on.
  ///
  /// - Parameters:
  ///   - steps: What is shown on the way, one after the other, such as "に", "にほ", "にほん".
  ///   - text: What is taken at the end; nil for nothing yet, so that what is composed stays to be looked at.
  public func compose(_ steps: [String], commit text: String?) throws {
    for step in steps {
      try send(.text(InputEvent.Text(.preedit(step, caret: step.utf8.count), time: now)))
    }
    guard let text else { return }
    try send(.text(InputEvent.Text(.preedit("", caret: 0), time: now)))
    try send(.text(InputEvent.Text(.commit(text), time: now)))
  }
}

extension Duration {
  /// Seconds; fractions too.
  var inSeconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}
