@_spi(Engine) import AviaryEngine
import Foundation

/// Takes down which bodies run, each with its reasons.
final class BodyRecorder: BodyTrace {
  private struct Open {
    var run: BodyRun
    var start: ContinuousClock.Instant
  }

  /// More runs than this are counted and not kept: an animation runs thousands.
  private static let limit = 2000

  private var open: [Open] = []
  private(set) var runs: [BodyRun] = []
  private var kept = 0

  func bodyWillRun(_ name: String, isOfToolkit: Bool, changes: [String]) {
    let run = BodyRun(view: name, isOfToolkit: isOfToolkit, changes: changes, milliseconds: 0)
    open.append(Open(run: run, start: .now))
  }

  func bodyDidReturn() {
    guard !open.isEmpty else { return }
    let time = (ContinuousClock.now - open[open.count - 1].start).components
    open[open.count - 1].run.milliseconds =
      Double(time.seconds) * 1000 + Double(time.attoseconds) * 1e-15
  }

  func bodyDidRun() {
    guard let run = open.popLast()?.run else { return }
    kept += 1
    guard kept <= Self.limit else { return }
    if open.isEmpty { runs.append(run) } else { open[open.count - 1].run.inner.append(run) }
  }

  /// Forgets what was taken down.
  func clear() {
    runs = []
    kept = 0
  }
}
