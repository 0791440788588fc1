import AviaryTestSupport
import Foundation
import SwiftUI

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

/// Shows the endurance app as a window does, on a clock of its own, with assistive technology that listens.
@MainActor
final class EnduranceStage {
  let model: EnduranceModel
  let harness: Harness<EnduranceApp>
  let accessible: AccessibleTree
  private(set) var now: Date
  private(set) var size: CGSize
  private(set) var title = 0
  /// The pages of the app that were shown, in the order of their first time: they keep their state.
  private(set) var visited: [Int] = []

  var root: ViewRoot { harness.root }

  init(
    _ model: EnduranceModel,
    size: CGSize = CGSize(width: 390, height: 700),
    title: Int = 0,
    now: Date = Date(timeIntervalSinceReferenceDate: 1_000)
  ) throws {
    self.model = model
    self.size = size
    self.title = title
    self.now = now
    harness = try Harness(
      EnduranceApp(model: model, title: title),
      width: size.width,
      height: size.height,
      environment: model.environment
    )
    accessible = AccessibleTree(root: harness.root)
    try tick()
  }

  /// Shows a frame.
  func show() throws {
    if model.isEmpty {
      visited = []
    } else if !visited.contains(model.tab) {
      visited.append(model.tab)
    }
    try root.update()
    _ = root.displayList()
    _ = accessible.update()
  }

  // MARK: - Time

  private func tick() throws {
    root.clock.tick(now)
    try show()
  }

  func jump(_ seconds: TimeInterval) throws {
    now += seconds
    try tick()
  }

  func jump(to date: Date) throws {
    now = max(now, date)
    try tick()
  }

  /// Lets time pass, and shows frames when the views ask for them, sixty a second at most.
  func wait(_ seconds: TimeInterval) throws {
    let end = now + seconds
    while now < end {
      switch root.nextWakeUp {
      case .now: now = min(end, now + 1.0 / 60)
      case .at(let date): now = min(end, max(date, now + 1.0 / 60))
      case .never: now = end
      }
      try tick()
    }
  }

  /// Lets time pass until the views ask for no more of it, or for no more than a clock that they show.
  ///
  /// - Returns: Whether they rest, within a minute.
  func waitForRest() throws -> Bool {
    let start = now
    var lastMove = now
    var frames = 0
    // Who asks for a time that has passed, and does nothing then, would be told it without end.
    while now < start + 60, frames < 10_000 {
      frames += 1
      switch root.nextWakeUp {
      case .never: return true
      case .now:
        now += 1.0 / 60
        lastMove = now
      case .at(let date):
        // A clock asks once a second; a caret asks more often, and stops.
        if date < now + 0.7 { lastMove = now }
        now = max(date, now)
        try tick()
        if model.showsClock, now > lastMove + 3 { return true }
        continue
      }
      try tick()
    }
    return false
  }

  /// Lets tasks of the views run until they wait for something else.
  func runTasks() async throws {
    for _ in 0..<8 {
      await Task.yield()
      try show()
    }
  }

  // MARK: - What the window does

  func resize(_ size: CGSize) throws {
    self.size = size
    harness.host.proposal = .init(width: size.width, height: size.height)
    try show()
  }

  func setTitle(_ title: Int) throws {
    self.title = title
    harness.host.content = EnduranceApp(model: model, title: title)
    try show()
  }

  func setEnvironment() throws {
    harness.host.setEnvironment(model.environment)
    try show()
  }

  @discardableResult
  func send(_ event: InputEvent) throws -> Bool {
    let wasUsed = root.input.receive(event)
    try show()
    return wasUsed
  }
}
