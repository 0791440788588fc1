import Dispatch
public import Foundation

extension Timer {
  /// Sends the date at regular intervals, on a run loop, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: By how much a date may be late, in seconds; nil for as little as possible.
  ///   - runLoop: The loop that the timer runs on.
  ///   - mode: The loop's mode.
  ///   - options: There are none.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// A publisher of dates at regular intervals.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/timer/timerpublisher
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of each tick.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// Between two ticks, in seconds.
    public let interval: TimeInterval
    /// By how much a tick may be late, in seconds.
    public let tolerance: TimeInterval?
    /// The loop that the timer runs on.
    public let runLoop: RunLoop
    /// The loop's mode.
    public let mode: RunLoop.Mode
    /// There are no options.
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>()
    private let lock = Lock()
    private var running: Ticking?

    /// Creates a publisher that has not started.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Sends the dates to a subscriber, once connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.attach(subscriber, "Timer", first: { nil })
    }

    /// Starts the timer, unless it runs.
    ///
    /// - Returns: What stops it, for all subscribers. It goes on where that is not kept.
    public func connect() -> any Cancellable {
      let (current, isNew) = lock.withLock { () -> (Ticking, Bool) in
        if let running { return (running, false) }
        let ticking = Ticking()
        running = ticking
        return (ticking, true)
      }
      if isNew { start(current) }
      return Connection { self.stop(current) }
    }

    private func start(_ ticking: Ticking) {
      nonisolated(unsafe) let audience = audience
      if runLoop === RunLoop.main {
        // In every mode of the main loop, and in processes that run none; see RunLoop's scheduling.
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { audience.send(Date()) }
        typealias Length = DispatchQueue.SchedulerTimeType.Stride
        let length = Length.seconds(interval > Self.shortest ? interval : Self.shortest)
          .timeInterval
        let leeway = Length.seconds(tolerance.map { $0 > 0 ? $0 : 0 } ?? 0).timeInterval
        source.schedule(deadline: .now() + length, repeating: length, leeway: leeway)
        ticking.starts { source.cancel() }
        source.resume()
      } else {
        // Foundation's timer without a date fires at once on Linux; the first date is due after the interval.
        let first = Date(timeIntervalSinceNow: interval)
        let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
          audience.send(Date())
        }
        if let tolerance { timer.tolerance = tolerance }
        ticking.starts { timer.invalidate() }
        runLoop.add(timer, forMode: mode)
      }
    }

    /// The time between two ticks where less is asked for, as of Foundation's timers, in seconds.
    private static let shortest = 0.0001

    private func stop(_ ticking: Ticking) {
      ticking.stop()
      lock.withLock { if running === ticking { running = nil } }
    }

    /// One run of the timer, from connecting to its end.
    private final class Ticking: @unchecked Sendable {
      private let lock = Lock()
      /// Guarded by the lock, as is the other.
      private var end: (() -> Void)?
      private var isOver = false

      func starts(end: @escaping () -> Void) {
        let isOver = lock.withLock {
          if !self.isOver { self.end = end }
          return self.isOver
        }
        if isOver { end() }
      }

      func stop() {
        let end = lock.withLock {
          isOver = true
          defer { self.end = nil }
          return self.end
        }
        end?()
      }
    }

    private struct Connection: Cancellable {
      let stop: () -> Void
      func cancel() { stop() }
    }
  }
}
