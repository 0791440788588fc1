public import Foundation

extension Timer {
  /// Sends the date at regular intervals, on a run loop.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of dates at regular intervals.
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
    private let conduit = Conduit<Date, Never>()

    /// Creates a publisher that has not started.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Sends the dates to a subscriber, once connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      conduit.attach(subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let conduit = conduit
      let timer = Timer(timeInterval: interval, repeats: true) { _ in conduit.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
