import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// The moment now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// As exact as it gets.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The scheduler's user answers for running it on the queue, as on Apple's.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds a closure as an operation at a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: Self.deadline(date)) {
      self.addOperation { action() }
    }
  }

  /// Adds a closure as an operation at a moment, and then again and again.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(
      deadline: Self.deadline(date),
      repeating: interval.timeInterval,
      leeway: DispatchQueue.SchedulerTimeType.Stride.seconds(tolerance.timeInterval).timeInterval
    )
    timer.setEventHandler { self.addOperation { action() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private static func deadline(_ date: SchedulerTimeType) -> DispatchTime {
    let delay = max(0, date.date.timeIntervalSinceNow)
    return DispatchQueue.main.now.advanced(by: .seconds(delay)).dispatchTime
  }
}
