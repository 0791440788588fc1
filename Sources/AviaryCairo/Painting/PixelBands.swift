import Foundation

/// Divides loops over many pixels among the machine's cores.
///
/// Each core has a band of rows or columns of its own, so that the pixels are the same however many there are.
enum PixelBands {
  /// How many pixels are worth another core: to wake one takes as long as to fill some ten thousand.
  private static let leastPixels = 1 << 17

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Calls `body` for bands that make up 0 ..< `count`, and waits for all.
  ///
  /// - Parameters:
  ///   - count: How many rows, or columns, there are.
  ///   - length: How many pixels each of them has.
  ///   - body: Called on several threads at once, once with everything where there is little to do.
  static func each(_ count: Int, of length: Int, _ body: (Range<Int>) -> Void) {
    guard count > 0, length > 0 else { return }
    let bands = min(cores, count, max(count * length / leastPixels, 1))
    guard bands > 1 else { return body(0..<count) }
    withoutActuallyEscaping(body) { body in
      let work = Work(body: body)
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        work.body(count * band / bands..<count * (band + 1) / bands)
      }
    }
  }

  /// What threads do with bands that none shares with another.
  private struct Work: @unchecked Sendable {
    let body: (Range<Int>) -> Void
  }
}
