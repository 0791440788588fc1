@_spi(Engine) @_spi(Hosting) import AviaryEngine
@_spi(Engine) @_spi(Hosting) import AviaryInteraction
import Foundation

// Time passes on the screen's clock alone; tasks run in the machine's.
extension Screen {
  /// Lets time pass, frame by frame; tasks of the views have a turn with each.
  ///
  /// - Parameter duration: On the screen's clock; nothing happens for less than a frame but for what was due.
  public func advance(by duration: Duration) async {
    let end = now.addingTimeInterval(max(duration.inSeconds, 0))
    repeat {
      await turn()
      tick(to: min(end, now.addingTimeInterval(Self.frame)))
    } while now < end
    await turn()
  }

  /// Waits until everything is at rest: what moves has arrived, and tasks of views have ended, those that load anew among them.
  ///
  /// A task that does not end within the limit, such as one that listens for as long as the view is there, is not
  /// waited for again. What moves without end is left after a minute on the screen's clock.
  ///
  /// - Parameter limit: How long tasks are waited for, in the machine's time; a second by default. Time in which other tests
  ///   have the main actor hardly counts.
  public func settle(limit: Duration = .seconds(1)) async {
    var patience = Patience(limit)
    var patientTurns = 0
    await turn()
    while true {
      rest()
      let running = root.runningTasks.count
      if running == 0 {
        patientTasks = 0
        break
      }
      // A task that listens says nothing of whether it has heard; what was told it before has arrived after some turns.
      if running <= patientTasks {
        guard patientTurns < Self.turnsOfPatientTasks else { break }
        patientTurns += 1
      }
      guard patience.lasts() else {
        patientTasks = running
        break
      }
      await patience.wait(for: .milliseconds(1))
      Self.fireTimers()
      update()
    }
    await turn()
    rest()
  }

  /// How often tasks that are not waited for have a turn, each by way of the machine's other threads.
  private static let turnsOfPatientTasks = 20

  /// Lets the clock go on until nothing moves any more.
  private func rest() {
    let end = now.addingTimeInterval(60)
    update()
    while now < end {
      // Some of what moves shows only where it is drawn.
      _ = host.root.displayList()
      switch host.root.clock.nextMotion {
      case .never: return
      // What happens much later, such as the next minute of a clock, is no movement.
      case .at(let date) where date > now.addingTimeInterval(1): return
      case .at(let date): tick(to: max(date, now))
      case .now: tick(to: now.addingTimeInterval(Self.frame))
      }
    }
  }

  /// Gives tasks on the main actor a turn, and shows what they did.
  func turn() async {
    for _ in 0..<3 { await Task.yield() }
    Self.fireTimers()
    update()
  }

  /// Fires the timers of Foundation's that are due.
  ///
  /// `Timer.scheduledTimer` puts a timer onto the run loop of the thread that runs the main actor. In a process with
  /// tests nothing runs that loop, unless it is the main thread's.
  static func fireTimers() {
    guard !Thread.isMainThread else { return }
    // Once for each timer that is due at most: one that is due again at once doesn't hold the test up.
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }
}

extension ScreenElement {
  /// Waits until it is there.
  ///
  /// - Parameter timeout: In the machine's time, for tasks, and on the screen's clock; two seconds by default.
  /// - Throws: ``ScreenError`` where it does not come.
  @discardableResult
  public func waitFor(timeout: Duration = .seconds(2)) async throws -> ScreenElement {
    if await wait(timeout, until: { exists }) { return self }
    do { _ = try resolve() } catch let error as ScreenError where error.reason == .notFound {
      throw ScreenError(
        .timedOut,
        "After \(timeout.inSeconds.formatted()) seconds: \(error.description)"
      )
    }
    return self
  }

  /// Waits until it is gone.
  ///
  /// - Parameter timeout: As of ``waitFor(timeout:)``.
  /// - Throws: ``ScreenError`` where it stays.
  public func waitUntilGone(timeout: Duration = .seconds(2)) async throws {
    if await wait(timeout, until: { !exists }) { return }
    throw ScreenError(
      .timedOut,
      "After \(timeout.inSeconds.formatted()) seconds the \(query.words) is still there.",
      query,
      tree: screen.description
    )
  }

  private func wait(_ timeout: Duration, until isTrue: () -> Bool) async -> Bool {
    var patience = Patience(timeout)
    while true {
      if isTrue() { return true }
      guard patience.lasts() else { return false }
      // A frame takes as long as it does for a person, so that tasks have the time they would have.
      await patience.wait(for: .milliseconds(4))
      Screen.fireTimers()
      screen.tick(to: screen.now.addingTimeInterval(Screen.frame))
    }
  }
}
