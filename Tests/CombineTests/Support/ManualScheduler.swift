import Combine

/// A scheduler whose clock stands still until a test moves it; a unit is a second.
final class ManualScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var value: Double
    func distance(to other: Self) -> Stride { Stride(value: other.value - value) }
    func advanced(by n: Stride) -> Self { Self(value: value + n.value) }

    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
      ExpressibleByFloatLiteral, CustomStringConvertible
    {
      var value: Double
      init(value: Double) { self.value = value }
      init(floatLiteral value: Double) { self.value = value }
      init(integerLiteral value: Int) { self.value = Double(value) }
      init?<T: BinaryInteger>(exactly source: T) { value = Double(source) }
      var description: String { "\(value)" }
      var magnitude: Double { abs(value) }
      static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
      static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
      static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
      static func *= (a: inout Self, b: Self) { a = a * b }
      static func seconds(_ s: Int) -> Self { Self(value: Double(s)) }
      static func seconds(_ s: Double) -> Self { Self(value: s) }
      static func milliseconds(_ ms: Int) -> Self { Self(value: Double(ms) / 1000) }
      static func microseconds(_ us: Int) -> Self { Self(value: Double(us) / 1e6) }
      static func nanoseconds(_ ns: Int) -> Self { Self(value: Double(ns) / 1e9) }
    }
  }

  typealias SchedulerOptions = Never

  private struct Job {
    let time: Double
    let order: Int
    let interval: Double?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(value: 0)
  let minimumTolerance = SchedulerTimeType.Stride(value: 0)
  private var jobs: [Job] = []
  private var last = 0

  /// How many closures wait.
  var count: Int { jobs.count }

  @discardableResult
  private func add(_ time: Double, _ interval: Double?, _ action: @escaping () -> Void) -> Int {
    last += 1
    jobs.append(Job(time: time, order: last, interval: interval, action: action))
    return last
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.value, nil, action) }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date.value, nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date.value, interval.value, action)
    return AnyCancellable { self.jobs.removeAll { $0.order == id } }
  }

  /// Moves the clock, and runs what is due by then.
  func advance(to time: Double) {
    while let job = jobs.filter({ $0.time <= time }).min(by: {
      ($0.time, $0.order) < ($1.time, $1.order)
    }) {
      jobs.removeAll { $0.order == job.order }
      now = SchedulerTimeType(value: max(now.value, job.time))
      if let interval = job.interval {
        jobs.append(
          Job(time: job.time + interval, order: job.order, interval: interval, action: job.action)
        )
      }
      job.action()
    }
    now = SchedulerTimeType(value: max(now.value, time))
  }
}
