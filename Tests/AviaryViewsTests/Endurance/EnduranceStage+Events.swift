import Foundation
import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

extension EnduranceStage {
  func perform(_ event: EnduranceEvent) async throws {
    switch event {
    case .pointer(let kind, let place, let finger): try pointer(kind, point(place), finger)
    case .tap(let place, let finger, let clicks): try tap(point(place), finger, clicks)
    case .tapElement(let number):
      let items = elements
      guard !items.isEmpty else { return }
      let frame = items[number % items.count].element.frame
      try tap(CGPoint(x: frame.midX, y: frame.midY), .init(), 1)
    case .drag(let start, let end, let finger, let steps):
      try drag(point(start), point(end), finger, steps)
    case .fingers(let start, let end, let steps): try pinch(point(start), point(end), steps)
    case .wheel(let delta, let place, let modifiers):
      try send(
        .scroll(InputEvent.Scroll(delta, at: point(place), time: now, modifiers: modifiers))
      )
    case .touchpad(let deltas, let place, let ends): try touchpad(deltas, point(place), ends)
    case .magnify(let values, let place, let end):
      for (value, phase) in Self.phases(values, end) {
        try send(.magnify(InputEvent.Pinch(value, phase, at: point(place), time: now)))
        try wait(0.02)
      }
    case .rotate(let values, let place, let end):
      for (value, phase) in Self.phases(values, end) {
        try send(.rotate(InputEvent.Pinch(.radians(value), phase, at: point(place), time: now)))
        try wait(0.02)
      }
    case .key(let key, let modifiers, let repeats): try press(key, modifiers, repeats)
    case .type(let text):
      for character in text { try press(KeyEquivalent(character), [], 0, String(character)) }
    case .text(let kind): try send(.text(InputEvent.Text(kind, time: now)))
    case .assist(let assistance): try assist(assistance)
    case .edit(let edit, let animation):
      if let animation {
        withAnimation(animation) { edit.apply(to: model) }
      } else {
        edit.apply(to: model)
      }
      switch edit {
      case .direction, .textSize, .dark, .sizeClass: try setEnvironment()
      default: try show()
      }
    case .resize(let size): try resize(size)
    case .title(let title): try setTitle(title)
    case .tasks: try await runTasks()
    case .wait(let seconds): try wait(seconds)
    case .jump(let seconds): try jump(seconds)
    }
  }

  private func point(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x * size.width, y: place.y * size.height)
  }

  /// The elements that can be seen, in reading order.
  private var elements: [AccessibleItem] {
    func inside(_ ids: [AccessibleID]) -> [AccessibleItem] {
      ids.compactMap { accessible.items[$0] }.flatMap { [$0] + inside($0.children) }
    }
    return inside(accessible.top)
  }

  // MARK: - Pointers

  private func pointer(
    _ kind: InputEvent.Pointer.Kind,
    _ point: CGPoint,
    _ finger: EnduranceEvent.Finger,
    clicks: Int = 1
  ) throws {
    try send(
      .pointer(
        InputEvent.Pointer(
          kind,
          at: point,
          time: now,
          id: finger.id,
          button: finger.button,
          device: finger.device,
          modifiers: finger.modifiers,
          clickCount: clicks
        )
      )
    )
  }

  private func tap(_ point: CGPoint, _ finger: EnduranceEvent.Finger, _ clicks: Int) throws {
    for click in 1...clicks {
      try pointer(.down, point, finger, clicks: click)
      try wait(0.05)
      try pointer(.up, point, finger, clicks: click)
      try wait(0.05)
    }
  }

  private func drag(
    _ start: CGPoint,
    _ end: CGPoint,
    _ finger: EnduranceEvent.Finger,
    _ steps: Int
  ) throws {
    try pointer(.down, start, finger)
    for step in 1...steps {
      try wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
      try pointer(.moved, point, finger)
    }
    try pointer(.up, end, finger)
  }

  private func pinch(_ start: CGPoint, _ end: CGPoint, _ steps: Int) throws {
    let fingers = [1, 2].map { EnduranceEvent.Finger(id: $0, device: .touch) }
    for finger in fingers { try pointer(.down, start, finger) }
    for step in 1...steps {
      try wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      let (dx, dy) = ((end.x - start.x) * part, (end.y - start.y) * part)
      try pointer(.moved, CGPoint(x: start.x + dx, y: start.y + dy), fingers[0])
      try pointer(.moved, CGPoint(x: start.x - dx, y: start.y - dy), fingers[1])
    }
    for finger in fingers { try pointer(.up, end, finger) }
  }

  private func touchpad(_ deltas: [CGSize], _ point: CGPoint, _ ends: Bool) throws {
    func send(_ delta: CGSize, _ phase: InputEvent.Phase) throws {
      try self.send(
        .scroll(InputEvent.Scroll(delta, at: point, time: now, phase: phase, isPrecise: true))
      )
    }
    try send(.zero, .began)
    for delta in deltas {
      try wait(1.0 / 60)
      try send(delta, .changed)
    }
    if ends { try send(.zero, .ended) }
  }

  private static func phases<Value>(
    _ values: [Value],
    _ end: InputEvent.Phase
  ) -> [(Value, InputEvent.Phase)] {
    var result = values.enumerated().map {
      ($1, $0 == 0 ? InputEvent.Phase.began : InputEvent.Phase.changed)
    }
    if end != .changed, let last = values.last { result.append((last, end)) }
    return result
  }

  // MARK: - Keys

  private func press(
    _ key: KeyEquivalent,
    _ modifiers: EventModifiers,
    _ repeats: Int,
    _ characters: String? = nil
  ) throws {
    func send(_ phase: KeyPress.Phases) throws {
      try self.send(
        .key(
          InputEvent.Key(key, phase, characters: characters, modifiers: modifiers, time: now)
        )
      )
    }
    try send(.down)
    for _ in 0..<repeats {
      try wait(0.03)
      try send(.repeat)
    }
    try send(.up)
  }

  // MARK: - Assistive technology

  private func assist(_ assistance: EnduranceEvent.Assistance) throws {
    let items = elements
    guard !items.isEmpty else { return }
    func id(_ number: Int) -> AccessibleID { items[number % items.count].id }
    switch assistance {
    case .perform(let element, let action):
      let actions = accessible.actions(of: id(element))
      if !actions.isEmpty {
        _ = accessible.perform(actions[action % actions.count], on: id(element))
      }
    case .focus(let element): _ = accessible.focus(id(element))
    case .scrollTo(let element): _ = accessible.scrollToVisible(id(element))
    case .setValue(let element, let value): _ = accessible.setValue(value, of: id(element))
    case .replace(let element, let range, let text):
      _ = accessible.replaceText(range, with: text, of: id(element))
    case .select(let element, let range): _ = accessible.select(range, of: id(element))
    }
    try show()
  }
}
