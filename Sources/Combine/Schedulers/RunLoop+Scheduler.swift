import Dispatch
public import Foundation

// The main run loop's work goes to the main queue, which the loop drains: nothing runs the loop in processes that end in
// `dispatchMain()`, as those with tests do, and there what waits in the loop would wait for ever.
extension RunLoop: Scheduler {
  /// The moment now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// As exact as it gets.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the loop's next turn in its default mode.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue { return queue.schedule(options: nil, action) }
    // The scheduler's user answers for running it on the loop, as on Apple's.
    nonisolated(unsafe) let action = action
    perform { action() }
    wakeUp()
  }

  /// Runs a closure at a moment, in the loop's default mode.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let queue {
      queue.schedule(
        after: queueTime(date),
        tolerance: .seconds(tolerance.timeInterval),
        options: nil,
        action
      )
      return
    }
    add(timer(at: date, repeating: nil, tolerance, action), forMode: .default)
  }

  /// Runs a closure at a moment, and then again and again, in the loop's default mode.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue {
      return queue.schedule(
        after: queueTime(date),
        interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval),
        options: nil,
        action
      )
    }
    let timer = timer(at: date, repeating: interval, tolerance, action)
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  /// The main queue where this is the main run loop.
  private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

  private func queueTime(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + max(date.date.timeIntervalSinceNow, 0))
  }

  private func timer(
    at date: SchedulerTimeType,
    repeating interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Timer {
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date.date,
      interval: interval?.timeInterval ?? 0,
      repeats: interval != nil
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    return timer
  }

  /// Ends the loop's sleep where another thread has added something.
  ///
  /// On Linux a loop that sleeps does not see what it is to perform; a timer that is due wakes it.
  private func wakeUp() {
    if self !== RunLoop.current {
      add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
    }
  }
}
