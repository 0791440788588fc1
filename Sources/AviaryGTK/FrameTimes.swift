import AviaryEngine
import Foundation

/// Writes down how long frames of windows take, where the environment asks for it: `AVIARY_FRAME_TIMES` names a file, and
/// `AVIARY_TRACE` that of a trace, which tells of each frame that came later than a display at 60 Hz shows one.
///
/// Each line of the first tells of one frame, in milliseconds: from the first event or change since the frame before to the end
/// of painting, the display's part included; of it waiting for the display's next frame; updating; painting.
@MainActor
final class FrameTimes {
  /// nil where nobody wants to know.
  static let shared: FrameTimes? = {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_FRAME_TIMES"] else {
      return TraceFile.shared.map { FrameTimes(nil, $0) }
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      try? FileHandle.standardError.write(
        contentsOf: Data("AVIARY_FRAME_TIMES: can't write \(path)\n".utf8)
      )
      return nil
    }
    return FrameTimes(file, TraceFile.shared)
  }()

  /// A frame at 60 Hz, in milliseconds.
  private static let interval = 1000 / 60.0

  private let file: FileHandle?
  let trace: TraceFile?
  private var traceStart: TraceFile.Moment?
  /// When what is shown next began; nil while nothing has happened.
  private var start: ContinuousClock.Instant?
  private var waiting: Duration?
  private var updating = Duration.zero
  private var painting = Duration.zero
  private var hasPainted = false

  private init(_ file: FileHandle?, _ trace: TraceFile?) {
    self.file = file
    self.trace = trace
    try? file?.write(contentsOf: Data("total wait update paint\n".utf8))
  }

  /// Something has happened that the next frame shows.
  func begin() {
    guard start == nil else { return }
    start = .now
    if trace != nil { traceStart = .now }
  }

  func measureUpdate<Result>(_ work: () -> Result) -> Result {
    begin()
    let start = ContinuousClock.now
    let moment = trace.map { _ in TraceFile.Moment.now }
    if waiting == nil, let begin = self.start { waiting = start - begin }
    defer {
      updating += .now - start
      if let moment { trace?.span("update", "frame", since: moment) }
    }
    return work()
  }

  func measurePainting(_ work: () -> Void) {
    // A window that is resized or uncovered is painted without anything having happened before.
    begin()
    let start = ContinuousClock.now
    let moment = trace.map { _ in TraceFile.Moment.now }
    work()
    painting += .now - start
    hasPainted = true
    if let moment { trace?.span("draw", "frame", since: moment) }
  }

  /// The display has the frame.
  ///
  /// - Parameter isPutTogether: Whether GTK put it together, and the picture wasn't just copied.
  func end(isPutTogether: Bool) {
    if hasPainted, let start {
      let times = [.now - start, waiting ?? .zero, updating, painting].map { duration in
        let (seconds, attoseconds) = duration.components
        return String(format: "%.3f", Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
      }
      try? file?.write(contentsOf: Data((times.joined(separator: " ") + "\n").utf8))
    }
    if hasPainted, let traceStart { traceFrame(since: traceStart, isPutTogether) }
    traceStart = nil
    start = nil
    waiting = nil
    updating = .zero
    painting = .zero
    hasPainted = false
  }

  private func traceFrame(since begin: TraceFile.Moment, _ isPutTogether: Bool) {
    guard let trace else { return }
    let time = TraceFile.Moment.now.milliseconds(since: begin)
    trace.span(
      "frame",
      "frame",
      since: begin,
      [
        "milliseconds": .number(time), "put together": .number(isPutTogether ? 1 : 0),
      ]
    )
    let missed = (time / Self.interval).rounded(.down)
    if missed > 0 { trace.instant("missed frame", "frame", ["frames": .number(missed)]) }
    trace.flush()
  }
}
