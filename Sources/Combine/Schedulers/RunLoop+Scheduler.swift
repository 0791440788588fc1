public import Foundation

extension RunLoop: Scheduler {
  /// The moment now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// As exact as it gets.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the loop's next turn in its default mode.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
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
    let timer = timer(at: date, repeating: interval, tolerance, action)
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
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
    let isOurs = self === RunLoop.main ? Thread.isMainThread : self === RunLoop.current
    if !isOurs { add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default) }
  }
}
