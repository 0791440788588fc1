@_exported public import CoreGraphics
import Foundation

/// Seconds on a clock that only goes forward, and stands still while the machine sleeps.
///
/// Good for how long something takes; it says nothing of the time of day.
public func CACurrentMediaTime() -> CFTimeInterval {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
