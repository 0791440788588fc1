@_spi(Engine) package import AviaryEngine
@_spi(Engine) package import AviaryInteraction
package import Foundation

/// Does with a tree of views what a person does, on a clock of its own.
///
/// After each step the views come to rest. No time passes unless a test says so.
package final class Hand {
  private let root: ViewRoot
  package private(set) var now = Date(timeIntervalSinceReferenceDate: 1_000)
  package var device = InputEvent.Pointer.Device.mouse
  package var modifiers: EventModifiers = []

  package init<Content: View>(_ harness: Harness<Content>) { root = harness.root }

  @discardableResult
  private func send(_ event: InputEvent) throws -> Bool {
    let wasUsed = root.input.receive(event)
    try root.update()
    return wasUsed
  }

  // MARK: - Time

  /// Lets time pass in frames of a sixtieth of a second, as a window does while something moves.
  package func wait(_ seconds: TimeInterval) throws {
    let end = now.addingTimeInterval(seconds)
    while now < end {
      now = min(end, now.addingTimeInterval(1.0 / 60))
      root.clock.tick(now)
      try root.update()
    }
  }

  /// Lets time pass in one frame that comes so late.
  package func stall(_ seconds: TimeInterval) throws {
    now = now.addingTimeInterval(seconds)
    root.clock.tick(now)
    try root.update()
  }

  /// Calls back as often as the views ask for, until they rest.
  ///
  /// - Returns: How long that took, in seconds; nil if it is more than `limit`.
  package func waitForRest(limit: TimeInterval = 10) throws -> TimeInterval? {
    let start = now
    while true {
      _ = root.displayList()
      switch root.nextWakeUp {
      case .never: return now.timeIntervalSince(start)
      case .at(let date): now = max(date, now)
      case .now: now = now.addingTimeInterval(1.0 / 60)
      }
      guard now.timeIntervalSince(start) <= limit else { return nil }
      root.clock.tick(now)
      try root.update()
    }
  }

  // MARK: - Pointers

  @discardableResult
  private func pointer(
    _ kind: InputEvent.Pointer.Kind,
    _ x: CGFloat,
    _ y: CGFloat,
    _ button: InputEvent.Pointer.Button = .primary,
    _ clickCount: Int = 1
  ) throws -> Bool {
    try send(
      .pointer(
        InputEvent.Pointer(
          kind,
          at: CGPoint(x: x, y: y),
          time: now,
          button: button,
          device: device,
          modifiers: modifiers,
          clickCount: clickCount
        )
      )
    )
  }

  @discardableResult
  package func press(_ x: CGFloat, _ y: CGFloat, clickCount: Int = 1) throws -> Bool {
    try pointer(.down, x, y, .primary, clickCount)
  }

  package func move(_ x: CGFloat, _ y: CGFloat) throws { try pointer(.moved, x, y) }
  package func release(_ x: CGFloat, _ y: CGFloat) throws { try pointer(.up, x, y) }
  package func cancelPress() throws { try pointer(.cancelled, 0, 0) }
  package func hover(_ x: CGFloat, _ y: CGFloat) throws { try pointer(.hoverMoved, x, y) }
  package func leave() throws { try pointer(.left, 0, 0) }

  /// Presses and lets go within a tenth of a second.
  package func tap(_ x: CGFloat, _ y: CGFloat, clickCount: Int = 1) throws {
    try press(x, y, clickCount: clickCount)
    try wait(0.1)
    try release(x, y)
  }

  package func tap(_ frame: CGRect?) throws {
    guard let frame else { throw NothingThere() }
    try tap(frame.midX, frame.midY)
  }

  package func secondaryClick(_ x: CGFloat, _ y: CGFloat) throws {
    try pointer(.down, x, y, .secondary)
    try pointer(.up, x, y, .secondary)
  }

  /// Presses, moves in steps of a sixtieth of a second, and lets go.
  package func drag(
    from start: CGPoint,
    to end: CGPoint,
    steps: Int = 10,
    rest: TimeInterval = 0
  ) throws {
    try press(start.x, start.y)
    for step in 1...steps {
      try wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      try move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    if rest > 0 {
      try wait(rest)
      try move(end.x, end.y)
    }
    try release(end.x, end.y)
  }

  /// Turns a wheel or moves two fingers.
  @discardableResult
  package func scroll(
    _ dx: CGFloat,
    _ dy: CGFloat,
    at x: CGFloat,
    _ y: CGFloat,
    phase: InputEvent.Phase = .changed,
    isPrecise: Bool = false
  ) throws -> Bool {
    try send(
      .scroll(
        InputEvent.Scroll(
          CGSize(width: dx, height: dy),
          at: CGPoint(x: x, y: y),
          time: now,
          phase: phase,
          isPrecise: isPrecise,
          modifiers: modifiers
        )
      )
    )
  }

  package func magnify(
    _ scale: CGFloat,
    _ phase: InputEvent.Phase,
    at x: CGFloat,
    _ y: CGFloat
  ) throws {
    try send(.magnify(InputEvent.Pinch(scale, phase, at: CGPoint(x: x, y: y), time: now)))
  }

  // MARK: - Keys

  /// Presses a key and lets go.
  @discardableResult
  package func key(
    _ key: KeyEquivalent,
    _ modifiers: EventModifiers = [],
    characters: String? = nil
  ) throws -> Bool {
    let wasUsed = try send(
      .key(
        InputEvent.Key(key, .down, characters: characters, modifiers: modifiers, time: now)
      )
    )
    try send(
      .key(InputEvent.Key(key, .up, characters: characters, modifiers: modifiers, time: now))
    )
    return wasUsed
  }

  /// Types a text, a key a character.
  package func type(_ text: String) throws {
    for character in text {
      try key(KeyEquivalent(character), characters: String(character))
    }
  }

  package func text(_ kind: InputEvent.Text.Kind) throws {
    try send(.text(InputEvent.Text(kind, time: now)))
  }
}

/// There is nothing where a test wants to tap.
package struct NothingThere: Error {}
